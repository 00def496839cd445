/** What to practise after a game: the lesson or drill that belongs to what went wrong. */
import type { DecisionKind } from '@blackpoker/engine';

export const PRACTICE_THEMES = ['missedWin', 'lostByDraw', 'block', 'bulwark', 'unanswered'] as const;
export type PracticeTheme = (typeof PRACTICE_THEMES)[number];

/** The last part of the address, `/learn/ID`. */
export const PRACTICE: Readonly<Record<PracticeTheme, string>> = {
  missedWin: 'drill-lethal',
  lostByDraw: 'leave-one',
  block: 'drill-block',
  bulwark: 'drill-numbers',
  unanswered: 'counter',
};

/** The learner's worst choice of a game, as the review found it. */
export interface WorstChoice {
  readonly kind: DecisionKind;
  /** Win chances, from 0 to 1: of the better choice and of the one that was made. */
  readonly best: number;
  readonly chosen: number;
  /** The id of the better choice's action, if it was a request. */
  readonly better: string | undefined;
  /** They passed. */
  readonly passed: boolean;
}

const SURE = 0.97;

/** `endedBy`: the id of the action that ended the game. Undefined: nothing fits. */
export function practiceTheme(
  worst: WorstChoice | undefined,
  end: { readonly won: boolean; readonly endedBy: string | undefined },
): PracticeTheme | undefined {
  if (worst !== undefined && worst.best >= SURE && worst.chosen < SURE) return 'missedWin';
  if (!end.won && end.endedBy === 'draw') return 'lostByDraw';
  if (worst === undefined) return undefined;
  if (worst.kind === 'block') return 'block';
  if (worst.kind === 'setCard' || worst.better === 'setBulwark') return 'bulwark';
  return worst.passed && worst.better === 'counter' ? 'unanswered' : undefined;
}
