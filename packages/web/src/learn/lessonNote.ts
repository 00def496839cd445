/** What the coach says in a lesson. */
import { actionAt, type Text } from '@blackpoker/engine';
import { type Lesson, type PageFacts, shownStep } from '@blackpoker/learn';
import { planOf } from '../table/planning/plan.ts';
import type { Prompt } from '../table/prompt/prompt.ts';
import type { CoachAction, CoachNote } from '../table/state/coachNote.ts';
import type { TableState } from '../table/state/tableState.ts';
import { pointKeys } from './points.ts';
import { ringsOf } from './rings.ts';
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
export function lessonNote(
  lesson: Lesson,
  state: TableState,
  prompt: Prompt | undefined,
  takeBack: readonly CoachAction[],
): CoachNote | undefined {
  const { shown } = state;
  if (shown?.lesson === undefined) return undefined;
  const { outcome } = shown.lesson;
  if (outcome === 'unreachable') return { text: unreachable(lesson), actions: takeBack };
  const step = lesson.steps[stepShown(lesson, state)];
  if (outcome !== 'running' || step === undefined) return undefined;
  const points = pointKeys(step.point ?? [], shown.view, shown.view.viewer);
  return { text: step.say, points: ringsOf(points, state, prompt) };
}

const unreachable = ({ retry }: Lesson): Text => ({
  ja: `${LESSON_WORDS.unreachable.ja}${retry?.ja ?? ''}`,
  en: retry === undefined ? LESSON_WORDS.unreachable.en : `${LESSON_WORDS.unreachable.en} ${retry.en}`,
});
