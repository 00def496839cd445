/** The desk of the person at a table, from what its page holds and how they want to be asked. */
import type { Card, Choice } from '@blackpoker/engine';
import type { GameSetup } from '@blackpoker/host';
import type { Settings } from '../../app/settings.ts';
import type { Desk } from '../draft/desk.ts';
import type { TableState } from './tableState.ts';

type DeskState = Pick<TableState, 'world' | 'draft' | 'shown' | 'held' | 'log' | 'commandOpen' | 'met'>;

/** Undefined: nobody asks the person. */
export function deskOf(
  state: DeskState,
  { confirm, textMode }: Pick<Settings, 'confirm' | 'textMode'>,
  { actions, lesson, coach }: Pick<GameSetup, 'actions' | 'lesson' | 'coach'>,
): Desk | undefined {
  const { world, draft, shown, held, commandOpen, met = actions } = state;
  return (
    world && {
      world,
      draft,
      // A learner's request always waits for the button: one habit for all actions.
      confirm: coach !== undefined && confirm === 'normal' ? 'high' : confirm,
      textual: textMode || commandOpen,
      everyTime: (held ?? shown?.passing)?.mode === 'ask',
      actions: met === 'all' ? undefined : met,
      isLesson: lesson !== undefined,
      meaningful: shown?.meaningful ?? NONE,
      drawn: drawnCard(state),
    }
  );
}

const NONE: readonly Choice[] = [];

/** A hand is sorted, so only the log knows which card came last. */
function drawnCard({ world, log }: DeskState): Card | undefined {
  if (world?.asked.kind !== 'drawMore') return undefined;
  const drawn = log.findLast(
    ({ event }) => event.type === 'moved' && event.why === 'draw' && event.seat === world.seat,
  );
  return drawn?.event.type === 'moved' ? drawn.event.cards.at(-1) : undefined;
}
