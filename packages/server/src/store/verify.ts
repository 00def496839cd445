/** Replays every stored game: its log through the room, and its record, to the result and the hash that were stored. */
import { createHash } from 'node:crypto';
import { hash, parseRecord, replay, rulesetOf } from '@blackpoker/engine';
import type { GameEnd } from '@blackpoker/host';
import { rulesOf } from '../lobby/beginning.ts';
import { type GameRow, isEnded, setupOf } from '../lobby/gameRow.ts';
import { rulesVersionOf } from '../lobby/rulesVersion.ts';
import { roomBase } from '../room/roomBase.ts';
import { eventOf } from '../room/roomLog.ts';
import { RoomState } from '../room/roomState.ts';
import { openStore, type StorePlace } from './openStore.ts';
import type { Store } from './store.ts';
import { refuseMissing } from './tables.ts';

export interface Verified {
  readonly waiting: number;
  readonly running: number;
  readonly ended: number;
  readonly events: number;
  /** Begun under other rules than those of this program: only their logs were counted. */
  readonly otherRules: number;
  /** Stopped by an error of the engine, and known as such. */
  readonly frozen: number;
  readonly broken: readonly { readonly game: string; readonly why: string }[];
}

type Outcome =
  | { readonly kind: 'waiting' | 'running' | 'ended' | 'otherRules' | 'frozen'; readonly events: number }
  | { readonly kind: 'broken'; readonly events: number; readonly why: string };

const GAMES_AT_ONCE = 100;

/** Of a database that is there already. */
export async function verifyPlace(place: StorePlace, onGame?: (count: number) => void): Promise<Verified> {
  refuseMissing(place);
  const store = await openStore(place);
  return await verify(store, onGame).finally(() => store.close());
}

/** Works while the server runs. `onGame`: after each game, how many there were so far. */
export async function verify(store: Store, onGame: (count: number) => void = () => {}): Promise<Verified> {
  const counts = { waiting: 0, running: 0, ended: 0, otherRules: 0, frozen: 0 };
  const broken: { game: string; why: string }[] = [];
  let events = 0;
  let games = 0;
  for await (const row of gamesOf(store)) {
    const outcome = await verifyGame(store, row);
    events += outcome.events;
    if (outcome.kind === 'broken') broken.push({ game: row.id, why: outcome.why });
    else counts[outcome.kind]++;
    onGame(++games);
  }
  return { ...counts, events, broken };
}

async function* gamesOf({ db }: Store): AsyncGenerator<GameRow> {
  for (let last = ''; ; ) {
    const some = db.selectFrom('games').selectAll().where('id', '>', last).orderBy('id').limit(GAMES_AT_ONCE);
    const rows = await some.execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

async function verifyGame({ log }: Store, row: GameRow): Promise<Outcome> {
  const rows = await log.read(row.id, 0);
  const events = rows.length;
  if (row.setup === null) return { kind: 'waiting', events };
  const gap = rows.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) return { kind: 'broken', events, why: `its log has no event ${gap + 1}` };
  try {
    if (rulesVersionOf(rulesOf(row)) !== row.rules_version) return { kind: 'otherRules', events };
    const room = new RoomState(roomBase(row));
    for (const each of rows) room.apply(eventOf(each));
    const why = differenceOf(row, room);
    if (why !== undefined) return { kind: 'broken', events, why };
    return { kind: isEnded(row) ? 'ended' : 'running', events };
  } catch (error) {
    if (row.incident !== null) return { kind: 'frozen', events };
    return { kind: 'broken', events, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the row says something else than the log. A row may lag behind: the log has ended, and it does not know yet. */
function differenceOf(row: GameRow, room: RoomState): string | undefined {
  if (isCommitted(row) === false) return 'its seed is not the one that was committed to';
  if (!isEnded(row)) return undefined;
  if (room.end === undefined) return 'it is over, but its log has no end';
  if (!isSameEnd(row, room.end)) return `it ended otherwise than its log says: ${room.end.why}`;
  if (row.hash === null) return undefined;
  if (hash(room.state) !== row.hash) return 'its log replays to another hash';
  return row.record === null ? undefined : recordProblem(row.record, row.hash);
}

function isCommitted(row: GameRow): boolean {
  const { seed, series } = setupOf(row);
  return (
    createHash('sha256')
      .update(series?.seed ?? seed)
      .digest('hex') === row.seed_hash
  );
}

const isSameEnd = (row: GameRow, { winner, why }: GameEnd): boolean =>
  row.why === why && row.winner === (winner ?? null);

function recordProblem(text: string, expected: string): string | undefined {
  const record = parseRecord(text, rulesetOf);
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) return `there is no regulation ${record.regulation}`;
  return hash(replay(record, rules)) === expected ? undefined : 'its record replays to another hash';
}
