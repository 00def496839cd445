/** The key and the shape of what the first page reads of the lessons. */
export const LEARN_SUMMARY = 'blackpoker.learn';
export const LEARN_DISMISSED = 'blackpoker.learnDismissed';

/** Where the learner goes on: the id of a lesson with its place in its part, or of a whole game; '' if all is done. */
export interface LearnSummary {
  readonly id: string;
  readonly place: number;
  readonly of: number;
}
