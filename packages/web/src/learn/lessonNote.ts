/** What the coach says in a lesson, and what gets a ring. */
import { actionAt, chosenPosition, type Seat, type Text } from '@blackpoker/engine';
import { type Lesson, type PageFacts, shownStep } from '@blackpoker/learn';
import { type Thing, thingKey } from '../board/things.ts';
import { type Draft, isBlocking } from '../table/draft/draft.ts';
import { type Plan, planOf } from '../table/planning/plan.ts';
import { type CoachAction, type CoachNote, PRIMARY_POINT } from '../table/state/coachNote.ts';
import type { TableState } from '../table/state/tableState.ts';
import { pointKeys } from './points.ts';
import { LESSON_WORDS } from './words.ts';

/** What only the page knows. */
function pageFacts({ world, draft, askedWhy }: TableState): PageFacts {
  if (world === undefined) return {};
  const why = askedWhy.map((action) => actionAt(world.state.rules, action).id);
  if (draft.attackers !== undefined) return { why, plan: 'attack' };
  const plan = draft.wishes && planOf(world, draft.wishes);
  return { why, plan: plan && actionAt(world.state.rules, plan.action).id };
}

export function stepShown(lesson: Lesson, state: TableState): number {
  const status = state.shown?.lesson ?? { step: 0, outcome: 'running' };
  return shownStep(lesson, status, pageFacts(state));
}

/** Undefined: the lesson is over, and its end says the rest. */
export function lessonNote(lesson: Lesson, state: TableState, takeBack: readonly CoachAction[]): CoachNote | undefined {
  const { shown } = state;
  if (shown?.lesson === undefined) return undefined;
  const { outcome } = shown.lesson;
  if (outcome === 'unreachable') return { text: unreachable(lesson), actions: takeBack };
  const step = lesson.steps[stepShown(lesson, state)];
  if (outcome !== 'running' || step === undefined) return undefined;
  const points = pointKeys(step.point ?? [], shown.view, shown.view.viewer);
  return { text: step.say, points: isReady(state, points) ? [PRIMARY_POINT] : points };
}

const unreachable = ({ retry }: Lesson): Text => ({
  ja: `${LESSON_WORDS.unreachable.ja}${retry?.ja ?? ''}`,
  en: retry === undefined ? LESSON_WORDS.unreachable.en : `${LESSON_WORDS.unreachable.en} ${retry.en}`,
});

/** All that the lesson wants to be chosen is chosen, and nothing is open any longer: the main button is next. */
function isReady({ world, draft }: TableState, points: readonly string[]): boolean {
  if (world === undefined) return false;
  const plan = draft.wishes && planOf(world, draft.wishes);
  const isWhole = plan === undefined ? draft.attackers !== undefined || isBlocking(draft) : plan.open === undefined;
  const wanted = points.filter((key) => key.startsWith('card:') || key.startsWith(`unit:${world.seat}:`));
  const chosen = new Set(chosenThings(world.seat, draft, plan).map(thingKey));
  return isWhole && wanted.length > 0 && wanted.every((key) => chosen.has(key));
}

function chosenThings(seat: Seat, draft: Draft, plan: Plan | undefined): readonly Thing[] {
  const { keys = [], D = [], target } = plan?.parts ?? {};
  const cards = [...keys, ...D, ...(draft.ahead === undefined ? [] : [draft.ahead])];
  const places = [...(draft.attackers ?? []).map(chosenPosition), ...[...draft.lanes.values()].flat()];
  return [
    ...cards.map((card) => ({ type: 'card', card }) as const),
    ...places.map((position) => ({ type: 'unit', seat, position }) as const),
    ...(target?.type === 'unit' ? [{ type: 'unit', ...target.unit } as const] : []),
  ];
}
