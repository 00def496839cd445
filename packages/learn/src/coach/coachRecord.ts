/** What is kept of a learner over all games: what the coach has said, and what makes it go quiet. Plain data. */
import { CONCEPTS } from './concepts.ts';

export interface CoachRecord {
  /** Notes that were said. */
  readonly met: readonly string[];
  /** How often the learner has used what a note explains. */
  readonly used: Readonly<Record<string, number>>;
  /** Finished games with the coach on. */
  readonly games: number;
  /** Wins in a row against level 2 or a higher one. */
  readonly streak: number;
  /** Warnings are over for good. */
  readonly isUnwarned: boolean;
  /** Actions that the learner has used before their lesson. */
  readonly unlocked: readonly string[];
  /** "I know this format": all actions are offered. */
  readonly knowsAll: boolean;
  /** Games 1 that were begun, and won: the headstart shrinks with each win. */
  readonly firstGames: number;
  readonly firstWins: number;
}

export const NEW_RECORD: CoachRecord = {
  met: [],
  used: {},
  games: 0,
  streak: 0,
  isUnwarned: false,
  unlocked: [],
  knowsAll: false,
  firstGames: 0,
  firstWins: 0,
};

/** The coach is on by default for a person with fewer finished games against bots. */
export const GAMES_WITH_COACH = 3;
const GAMES_WITH_NOTES = 5;
const USES_TO_KNOW = 2;
const WINS_TO_STOP_WARNINGS = 2;
const IGNORED_TO_STOP_WARNINGS = 2;

/** Notes that are silent: met, or used often enough to be known. All of them, once there is nothing left to say. */
export function silentNotes({ met, used, games }: CoachRecord): string[] {
  if (games >= GAMES_WITH_NOTES) return [...met, ...CONCEPTS.map(({ id }) => id)];
  return [...met, ...Object.keys(used).filter((id) => (used[id] ?? 0) >= USES_TO_KNOW)];
}

/** Is there a note left that could be said? */
export function hasNotes(record: CoachRecord): boolean {
  const silent = silentNotes(record);
  return CONCEPTS.some(({ id }) => !silent.includes(id));
}

export const withMet = (record: CoachRecord, id: string): CoachRecord =>
  record.met.includes(id) ? record : { ...record, met: [...record.met, id] };

export const withUse = (record: CoachRecord, id: string): CoachRecord => ({
  ...record,
  used: { ...record.used, [id]: Math.min(USES_TO_KNOW, (record.used[id] ?? 0) + 1) },
});

export const withUnlocked = (record: CoachRecord, action: string): CoachRecord =>
  record.unlocked.includes(action) ? record : { ...record, unlocked: [...record.unlocked, action] };

/** A game 1 begins: its lines are said again, the notes are not. */
export const withNewFirstGame = (record: CoachRecord): CoachRecord => ({
  ...record,
  firstGames: record.firstGames + 1,
  met: record.met.filter((id) => !id.startsWith('first-')),
});

export interface FinishedGame {
  readonly won: boolean;
  readonly level: number;
  readonly isFirstGame: boolean;
  /** How many warnings the learner has ignored. */
  readonly ignored: number;
}

export function afterGame(record: CoachRecord, { won, level, isFirstGame, ignored }: FinishedGame): CoachRecord {
  const streak = won ? record.streak + (level >= 2 ? 1 : 0) : 0;
  return {
    ...record,
    games: record.games + 1,
    streak,
    isUnwarned: record.isUnwarned || streak >= WINS_TO_STOP_WARNINGS || (won && ignored >= IGNORED_TO_STOP_WARNINGS),
    firstWins: record.firstWins + (won && isFirstGame ? 1 : 0),
  };
}

/** What somebody else has written (storage): only what can be understood. */
export function readCoachRecord(written: unknown): CoachRecord {
  if (typeof written !== 'object' || written === null) return NEW_RECORD;
  const { met, used, games, streak, isUnwarned, unlocked, knowsAll, firstGames, firstWins } = written as Record<
    string,
    unknown
  >;
  return {
    met: texts(met),
    used: counts(used),
    games: count(games),
    streak: count(streak),
    isUnwarned: isUnwarned === true,
    unlocked: texts(unlocked),
    knowsAll: knowsAll === true,
    firstGames: count(firstGames),
    firstWins: count(firstWins),
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const count = (value: unknown): number => (Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0);
const counts = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([id, each]) => [id, count(each)]))
    : {};
