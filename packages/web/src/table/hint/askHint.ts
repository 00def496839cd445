/** A hint in the coach's line: what to do and what for, with rings and an arrow on the table. */
import type { Hint, HintMove } from '@blackpoker/bots';
import { choiceParts, PASS } from '@blackpoker/engine';
import { movePointers } from '../../board/movePointers.ts';
import type { World } from '../planning/world.ts';
import { type CoachNote, chipPoint, PRIMARY_POINT } from '../state/coachNote.ts';
import type { Table } from '../state/tableStore.ts';
import { HINT_WORDS } from '../words.ts';
import { prepareMove } from './prepareMove.ts';

const hints = new WeakSet<CoachNote>();
const isHint = (note: CoachNote | undefined): boolean => note !== undefined && hints.has(note);

/** Shows a hint for the decision that is pending; if one is shown, takes it away. Goes with the decision. */
export async function askHint(table: Table): Promise<void> {
  const { shown, world, coach } = table.state;
  if (isHint(coach)) return table.set({ coach: undefined });
  if (shown === undefined || world === undefined) return table.notify(HINT_WORDS.failed);
  const close = (): void => table.set({ coach });
  const show = (note: CoachNote): void => {
    hints.add(note);
    table.set({ coach: note });
  };
  show({ text: HINT_WORDS.thinking });
  const leave = table.store.subscribe((now) => {
    if (!isHint(now.coach)) leave();
    else if (now.world !== world || now.busy) close();
  });
  const hint = await table.host.hint(table.desk?.actions).catch(() => undefined);
  if (!isHint(table.state.coach) || table.state.world !== world) return;
  show(hint === undefined ? failedNote(close) : noteOf(table, world, hint, close));
}

const failedNote = (close: () => void): CoachNote => ({
  text: HINT_WORDS.failed,
  actions: [{ label: HINT_WORDS.close, onUse: close }],
});

function noteOf(table: Table, world: World, { moves }: Hint, close: () => void): CoachNote {
  const [best] = moves;
  if (best === undefined) return failedNote(close);
  const prepare = (): void => {
    close();
    prepareMove(table, world, best);
  };
  const { uses, arrows } = movePointers(world.state, best.line, world.seat, best.attackers);
  return {
    text: best.purpose,
    points: [...uses, ...buttonPoints(world, best)],
    arrows,
    actions: [
      { label: HINT_WORDS.prepare, onUse: prepare },
      { label: HINT_WORDS.numbers, onUse: () => table.set({ sheet: 'numbers' }) },
      { label: HINT_WORDS.close, onUse: close },
    ],
  };
}

/** The chip of an action; the main button if it is to pass or to end the turn. */
function buttonPoints({ state: { rules } }: World, { line: [first] }: HintMove): string[] {
  const parts = first === undefined ? undefined : choiceParts(first);
  if (first === PASS) return [PRIMARY_POINT];
  if (parts?.type !== 'action') return [];
  const id = rules.actions[parts.action]?.id ?? '';
  return id === 'end' ? [PRIMARY_POINT] : [chipPoint(id)];
}
