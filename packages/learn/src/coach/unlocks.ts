/** Which actions a learner is offered: those of the lessons that are done. The opponent requests no others. */
import type { LessonGroup } from '../lesson.ts';
import type { CoachRecord } from './coachRecord.ts';

const FIRST_ACTIONS = ['end', 'attack', 'setBulwark', 'summonSoldier'] as const;

/** What each part of the path adds. The spells are the rest of Lite: after them everything is offered. */
const ADDED: readonly (readonly [after: LessonGroup, actions: readonly string[]])[] = [
  ['costs', ['summonAce', 'summonHero', 'up']],
  ['stage', ['counter', 'down']],
];

/** The action list of game 1, U0. */
export const FIRST_GAME_ACTIONS: readonly string[] = FIRST_ACTIONS;

/** Undefined: everything is offered. `done`: the groups of lessons that are done; a later one counts for those before it. */
export function unlockedActions(
  done: ReadonlySet<LessonGroup>,
  { unlocked, knowsAll }: Pick<CoachRecord, 'unlocked' | 'knowsAll'>,
): readonly string[] | undefined {
  if (knowsAll || done.has('spells')) return undefined;
  const reached = ADDED.findLastIndex(([group]) => done.has(group));
  const added = ADDED.slice(0, reached + 1).flatMap(([, actions]) => actions);
  return [...new Set([...FIRST_ACTIONS, ...added, ...unlocked])];
}
