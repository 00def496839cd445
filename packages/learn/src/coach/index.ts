/** The coach of real games: notes, unlocking, warnings. Pure: no clock, no storage, no page. */
export { Coach, type CoachOptions } from './coach.ts';
export {
  afterGame,
  type CoachRecord,
  type FinishedGame,
  GAMES_WITH_COACH,
  hasNotes,
  NEW_RECORD,
  readCoachRecord,
  silentNotes,
  withMet,
  withNewFirstGame,
  withUnlocked,
  withUse,
} from './coachRecord.ts';
export { CONCEPTS } from './concepts.ts';
export { FIRST_GAME_ENDS, FIRST_GAME_LINES } from './firstGame.ts';
export type { Note, NoteRule } from './note.ts';
export { PRACTICE, PRACTICE_THEMES, type PracticeTheme, practiceTheme, type WorstChoice } from './practice.ts';
export type { Intent, Scene } from './scene.ts';
export { FIRST_GAME_ACTIONS, unlockedActions } from './unlocks.ts';
export { DANGER_WORDS, DANGERS, type Danger, dangerOf, WARNING_LOSS, WarningBudget } from './warnings.ts';
