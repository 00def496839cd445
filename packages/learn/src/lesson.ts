/** A lesson is data: a position, what the opponent does, sentences and a goal. The engine plays and judges. */
import type { Text } from '@blackpoker/engine';

export const LESSON_GROUPS = [
  'first',
  'costs',
  'stage',
  'spells',
  'endgame',
  'standard',
  'pro',
  'master',
  'frames',
] as const;
export type LessonGroup = (typeof LESSON_GROUPS)[number];

export interface Lesson {
  /** The last part of its address, `/learn/ID`, and the key of its progress. */
  readonly id: string;
  /** `drill`: it was drawn (drills/), and its table says nothing of what can be reached before the learner has chosen. */
  readonly group: LessonGroup | 'drill';
  readonly title: Text;
  /** Of a one-minute lesson: the id of its action, whose entry of the book the page shows. */
  readonly action?: string;
  /** In the notation of positions (docs/notation.md). */
  readonly position: string;
  /** The learner's seat; A if it is left out. */
  readonly seat?: 'A' | 'B';
  /** `quiet` (the usual one), `best`, `blocks` (as well as possible), or choices in the notation of records, after which it is quiet. */
  readonly opponent?: string;
  /** `ask` stops at every window; usually those that do not matter are passed. */
  readonly passing?: 'smart' | 'ask';
  /** The right choices of the learner in a puzzle, for the clauses `answered` and `missed`; `*`: any, `S5|S6`: either. */
  readonly answers?: readonly string[];
  /** Ids of the actions that are shown as chips; usually those of the solution and of the lessons before this one. */
  readonly offer?: readonly string[];
  readonly steps: readonly LessonStep[];
  /** A predicate (predicate.ts): the lesson is done as soon as it holds. */
  readonly goal: string;
  /** A predicate: the lesson has failed as soon as it holds. */
  readonly fail?: string;
  /** What a learner who has failed reads. */
  readonly retry?: Text;
  /** Poorer ways that count as done, each with a remark. */
  readonly soft?: readonly { readonly when: string; readonly say: Text }[];
  readonly done: Text;
  /** A solution in the notation of records: for tests and for "Show me", which looks for one if there is none. */
  readonly play?: string;
  /** A mistake that fails, or is soft: for tests. */
  readonly wrong?: string;
}

export interface LessonStep {
  readonly say: Text;
  /** A predicate that ends the step; `goal` stands for the lesson's goal. */
  readonly until: string;
  /** What gets a ring, such as `hand S5`, `unit A1`, `chip attack`, `pile B life`, `stage`, `primary`. */
  readonly point?: readonly string[];
}
