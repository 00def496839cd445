/** A record that is open in the replay room, and what is known of it here. */
import type { Seat, Text } from '@blackpoker/engine';
import { listRecords, loadRecord, newGameId, type RecordSummary, saveRecord } from '../host/savedGames.ts';
import { ShareError, sharedText } from '../host/shareText.ts';
import { type Recorded, type RecordProblem, readRecorded } from './recorded.ts';
import { recordedEnd } from './recordedEnd.ts';
import { timelineOf } from './timeline.ts';
import { REPLAY_WORDS } from './words.ts';

export interface OpenedRecord {
  readonly recorded: Recorded;
  /** Undefined: it came by a link, and is not kept in this browser. */
  readonly id: string | undefined;
  /** The game on the server that it tells of; undefined: it is not from there. */
  readonly online?: string | undefined;
  /** Under which the reviews of its games are kept, one for each; empty where it is not kept. */
  readonly reviews: readonly string[];
  /** The passes of its games that were made for a player, as far as this browser knows. */
  readonly automatic: readonly (readonly number[] | undefined)[];
  /** The seat of the person who played it in this browser. */
  readonly own: Seat | undefined;
  /** Which game of a series was asked for, from 1. */
  readonly game: number;
}

export type Opening =
  | { readonly ok: true; readonly opened: OpenedRecord }
  | { readonly ok: false; readonly message: Text; readonly problem?: RecordProblem; readonly way?: WayOn };

/** What somebody can do where there is nothing to replay. */
export interface WayOn {
  readonly text: Text;
  readonly href: string;
}

/** From the code in a link. */
export async function openShared(code: string): Promise<Opening> {
  try {
    return openText(await sharedText(code));
  } catch (error) {
    if (error instanceof ShareError) return { ok: false, message: error.text };
    throw error;
  }
}

function openText(text: string): Opening {
  const reading = readRecorded(text);
  if (!reading.ok) return { ok: false, message: REPLAY_WORDS.wrong, problem: reading.problem };
  return {
    ok: true,
    opened: { recorded: reading.recorded, id: undefined, reviews: [], automatic: [], own: undefined, game: 1 },
  };
}

/** From what this browser keeps. The games of a series that were played here are opened together. */
export async function openKept(id: string): Promise<Opening> {
  const kept = await loadRecord(id).catch(() => undefined);
  if (kept === undefined) return openOnline(id);
  const opening = openText(kept.text);
  if (!opening.ok) return opening;
  const { recorded } = opening.opened;
  const reviews = recorded.games.map((_, i) => reviewId(id, i));
  const opened = { ...opening.opened, id, reviews, automatic: [kept.summary.automatic], own: kept.summary.seat };
  return { ok: true, opened: await withSeries(opened, kept.summary) };
}

/** A game that was played on the server: its record is there for everybody once it is over. */
async function openOnline(id: string): Promise<Opening> {
  const { fetchRecord } = await import('../online/api.ts');
  const text = await fetchRecord(id).catch(() => undefined);
  if (text === undefined) return { ok: false, ...(await whyNot(id)) };
  const opening = openText(text);
  return opening.ok ? { ok: true, opened: { ...opening.opened, online: id } } : opening;
}

async function whyNot(id: string): Promise<{ readonly message: Text; readonly way: WayOn }> {
  const { ApiError, fetchGame } = await import('../online/api.ts');
  try {
    const { line } = await fetchGame(id);
    const message = line.state === 'aborted' || line.revealed ? REPLAY_WORDS.noReplay : REPLAY_WORDS.notOver;
    return { message, way: { text: REPLAY_WORDS.toGame, href: `/g/${id}` } };
  } catch (error) {
    const isThere = error instanceof ApiError && error.status !== 0;
    const message = isThere ? REPLAY_WORDS.noGame : REPLAY_WORDS.away;
    return { message, way: { text: REPLAY_WORDS.toLobby, href: '/online' } };
  }
}

/** The first game's review is kept under the id of the record. */
const reviewId = (id: string, game: number): string => (game === 0 ? id : `${id}.${game + 1}`);

export const reviewIds = (id: string, games: number): string[] =>
  Array.from({ length: games }, (_, i) => reviewId(id, i));

async function withSeries(opened: OpenedRecord, { id, series }: RecordSummary): Promise<OpenedRecord> {
  if (series === undefined) return opened;
  const summaries = await listRecords();
  const games = summaries
    .filter((each) => each.series?.id === series.id)
    .sort((a, b) => (a.series?.game ?? 0) - (b.series?.game ?? 0));
  const texts = await Promise.all(games.map((game) => loadRecord(game.id)));
  const read = texts.map((kept) => readRecorded(kept?.text ?? ''));
  const [first, ...rest] = read.flatMap((reading) => (reading.ok ? reading.recorded.games : []));
  if (first === undefined || rest.length + 1 !== games.length) return opened;
  return {
    ...opened,
    recorded: { ...opened.recorded, text: undefined, games: [first, ...rest], series: scoreOf(games) },
    reviews: games.map((game) => game.id),
    automatic: games.map((game) => game.automatic),
    game: games.findIndex((game) => game.id === id) + 1,
  };
}

function scoreOf(games: readonly RecordSummary[]): Recorded['series'] {
  const wins = (seat: Seat): number => games.filter(({ end }) => end?.winner === seat).length;
  return { score: [wins(0), wins(1)], result: undefined };
}

/** Keeps a record in this browser; its id. Rejects where the browser denies storage. */
export async function keepRecorded({ text, games, players, regulation }: Recorded): Promise<string> {
  const id = newGameId();
  const last = games[games.length - 1] ?? games[0];
  const summary: RecordSummary = {
    id,
    date: Date.now(),
    regulation,
    players: players ?? ['', ''],
    seat: undefined,
    end: recordedEnd(last.result),
    turns: timelineOf(last).turns.at(-1)?.turn ?? 0,
    series: undefined,
  };
  if (text === undefined) throw new Error('bug: a series that was played here is kept already');
  await saveRecord(summary, text);
  return id;
}
