/**
 * The games that this browser keeps: running ones, so that a reload or a crash loses nothing, and records of finished ones. What they
 * hold is deflated, so that no card is stored in readable form. Every call rejects where the browser denies storage.
 */

import type { Review } from '@blackpoker/bots';
import type { Seat } from '@blackpoker/engine';
import type { GameEnd, GameSetup, Progress, SeatSetup } from '@blackpoker/host';
import { answerOf, type StoreName, transact } from './database.ts';
import { deflate, inflate } from './shareText.ts';

/** What a list shows of a game without reading it. */
export interface GameSummary {
  readonly id: string;
  /** In milliseconds since 1970: when it was last played. */
  readonly date: number;
  readonly regulation: string;
  readonly seats: readonly [SeatSetup, SeatSetup];
  readonly turn: number;
  /** Which game of a series, from 1; undefined: it stands alone. */
  readonly game: number | undefined;
}

/** A game that is, or was, played at a table. */
export interface SavedGame {
  readonly setup: GameSetup;
  readonly progress: Progress;
}

interface StoredGame extends GameSummary {
  /** The window that plays it. */
  readonly owner: string;
  readonly over: boolean;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** What a list shows of a record. */
export interface RecordSummary {
  readonly id: string;
  readonly date: number;
  readonly regulation: string;
  /** As the record names them: "you", "level3" … */
  readonly players: readonly [string, string];
  /** Where the person of this browser sat; undefined: both, or neither. */
  readonly seat: Seat | undefined;
  /** Undefined: the record ends before the game. */
  readonly end: GameEnd | undefined;
  readonly turns: number;
  /** The numbers of the choices that were passes made for a person; undefined: an older record, or one from elsewhere. */
  readonly automatic?: readonly number[] | undefined;
  /** Of a series: what its games have in common, and which one this is, from 1. */
  readonly series: { readonly id: string; readonly game: number } | undefined;
}

interface StoredText {
  readonly id: string;
  readonly data: Uint8Array<ArrayBuffer>;
}
type StoredRecord = RecordSummary & StoredText;

const MOST_GAMES = 20;
export const MOST_RECORDS = 200;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name for a game that no other has. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

const latestFirst = (a: { readonly date: number }, b: { readonly date: number }): number => b.date - a.date;

// running games

/** Games that can be resumed, the latest first. */
export async function listGames(): Promise<GameSummary[]> {
  const games: StoredGame[] = await allOf('games');
  return games
    .filter(({ over }) => !over)
    .sort(latestFirst)
    .map(({ data: _data, owner: _owner, over: _over, ...summary }) => summary);
}

/** A new game, played by the window that calls itself `owner`. */
export async function keepGame(summary: GameSummary, game: SavedGame, owner: string): Promise<void> {
  const stored: StoredGame = { ...summary, owner, over: false, data: await deflate(JSON.stringify(game)) };
  await transact(['games'], 'readwrite', async (store) => {
    await answerOf(store('games').put(stored));
    await dropOldest<StoredGame>(store('games'), MOST_GAMES, ({ over, date }) => (over ? 0 : date));
  });
}

/** Writes how far a game has come; false: another window plays it now, and nothing was written. */
export async function saveGame(summary: GameSummary, game: SavedGame, owner: string, over: boolean): Promise<boolean> {
  const stored: StoredGame = { ...summary, owner, over, data: await deflate(JSON.stringify(game)) };
  return transact(['games'], 'readwrite', async (store) => {
    const now: StoredGame | undefined = await answerOf(store('games').get(summary.id));
    if (now?.owner !== owner) return false;
    await answerOf(store('games').put(stored));
    return true;
  });
}

/** Takes a game over from whichever window played it; undefined: there is none. */
export async function takeGame(id: string, owner: string): Promise<SavedGame | undefined> {
  const stored = await transact(['games'], 'readwrite', async (store) => {
    const game: StoredGame | undefined = await answerOf(store('games').get(id));
    if (game !== undefined) await answerOf(store('games').put({ ...game, owner }));
    return game;
  });
  return stored === undefined ? undefined : (JSON.parse(await inflate(stored.data)) as SavedGame);
}

export const removeGame = (id: string): Promise<void> => remove('games', id);

// records

/** The latest first. */
export async function listRecords(): Promise<RecordSummary[]> {
  const records: StoredRecord[] = await allOf('records');
  return records.sort(latestFirst).map(({ data: _, ...summary }) => summary);
}

/** Keeps a record, and drops the oldest where there are too many. */
export async function saveRecord(summary: RecordSummary, text: string): Promise<void> {
  const stored: StoredRecord = { ...summary, data: await deflate(text) };
  await transact(['records', 'reviews'], 'readwrite', async (store) => {
    await answerOf(store('records').put(stored));
    const dropped = await dropOldest<StoredRecord>(store('records'), MOST_RECORDS, ({ date }) => date);
    for (const id of dropped) await answerOf(store('reviews').delete(id));
  });
}

export async function loadRecord(id: string): Promise<{ summary: RecordSummary; text: string } | undefined> {
  const stored: StoredRecord | undefined = await oneOf('records', id);
  if (stored === undefined) return undefined;
  const { data, ...summary } = stored;
  return { summary, text: await inflate(data) };
}

export async function removeRecord(id: string): Promise<void> {
  await remove('reviews', id);
  await remove('records', id);
}

/** A value of its own, so that the list of games does not load the bots. */
const REVIEW_VERSION: Review['version'] = 2;

/** The review of a record, so that it need not be made again; one that judged in an older way is dropped. */
export async function saveReview(id: string, review: Review): Promise<void> {
  const stored: StoredText = { id, data: await deflate(JSON.stringify(review)) };
  await transact(['reviews'], 'readwrite', (store) => answerOf(store('reviews').put(stored)));
}

export async function loadReview(id: string): Promise<Review | undefined> {
  const stored: StoredText | undefined = await oneOf('reviews', id);
  if (stored === undefined) return undefined;
  const review = JSON.parse(await inflate(stored.data)) as Review;
  return review.version === REVIEW_VERSION ? review : undefined;
}

// any store

const allOf = <T>(name: StoreName): Promise<T[]> =>
  transact([name], 'readonly', (store) => answerOf<T[]>(store(name).getAll()));

const oneOf = <T>(name: StoreName, id: string): Promise<T | undefined> =>
  transact([name], 'readonly', (store) => answerOf<T | undefined>(store(name).get(id)));

const remove = (name: StoreName, id: string): Promise<void> =>
  transact([name], 'readwrite', (store) => answerOf(store(name).delete(id)));

/** Keeps those with the highest rank; the ids of the others. */
async function dropOldest<T extends StoredText>(
  store: IDBObjectStore,
  most: number,
  rank: (thing: T) => number,
): Promise<string[]> {
  const all: T[] = await answerOf(store.getAll());
  const dropped = all
    .sort((a, b) => rank(b) - rank(a))
    .slice(most)
    .map(({ id }) => id);
  for (const id of dropped) await answerOf(store.delete(id));
  return dropped;
}
