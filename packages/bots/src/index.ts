/** The public API of the bots: views go in, choices come out. Nothing here takes or gives a State. */

export { type ChoiceRisk, choiceRisk } from './hints/choiceRisk.ts';
export { type Hint, type HintMove, hint } from './hints/hint.ts';
export type { Reason } from './hints/reason.ts';
export type { HintCode } from './hints/reasonWords.ts';
export { JUDGING } from './judging/settings.ts';
export { endsYield, INTERRUPTS, type Interrupt } from './passing/interrupts.ts';
export {
  type Judgement,
  judgeWindow,
  PASSING_REASONS,
  type PassingReason,
  type Warning,
} from './passing/judgeWindow.ts';
export { PASSING_MODES, type PassingMode, type PassingProfile, SMART_PASSING } from './passing/profile.ts';
export { WINDOWS, type Window } from './passing/windows.ts';
export { PASSING_MODE_WORDS, PASSING_WORDS, passingText } from './passing/words.ts';
export type { Mind, Player, Question } from './player.ts';
export { LEVELS, type Level } from './players/levels.ts';
export type { LevelWords } from './players/levelWords.ts';
export { PLAYERS, withIterations } from './players/players.ts';
export { AND, ONLY, type Restriction, restrictedPlayer, WITHOUT } from './players/restrictedPlayer.ts';
export { GRADE_WORDS, GRADES, type Grade } from './review/grade.ts';
export type { JudgedDecision, JudgedMove } from './review/judgeDecision.ts';
export { type LargestMiss, largestMiss } from './review/largestMiss.ts';
export { LEVEL_LOSSES } from './review/levelLosses.ts';
export { ENOUGH_DECISIONS, type LevelGuess, type LevelLoss } from './review/playsLike.ts';
export {
  type Review,
  type ReviewProgress,
  type ReviewSettings,
  reviewSteps,
  type SeatReview,
} from './review/review.ts';
export type { Found, Move } from './search/search.ts';
export { FULL, type SearchSettings } from './search/settings.ts';
export { type Budget, think } from './search/think.ts';
