/** What pages that must not load the lessons know of them: the key and the shape of the summary, and where the path goes on. */
export const LEARN_SUMMARY = 'blackpoker.learn';
export const LEARN_DISMISSED = 'blackpoker.learnDismissed';

/** Where the learner goes on: the id of a lesson with its place in its part, or of a whole game; '' if all is done. */
export interface LearnSummary {
  readonly id: string;
  readonly place: number;
  readonly of: number;
}

/** The address of the first lesson after the first game on the path. */
export const AFTER_FIRST_GAME = '/learn/cost-l';
