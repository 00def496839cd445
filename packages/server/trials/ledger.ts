/** What was acknowledged and served in a trial, and whether the log says the same afterwards. */
import { createHash } from 'node:crypto';
import { hash, type View, type Viewer } from '@blackpoker/engine';
import { roomBase } from '../src/room/roomBase.ts';
import { eventOf } from '../src/room/roomLog.ts';
import { RoomState } from '../src/room/roomState.ts';
import type { LogRow, Store } from '../src/store/store.ts';

export interface Counts {
  games: number;
  events: number;
  acknowledged: number;
  duplicates: number;
  served: number;
}

const digest = (view: View): string => createHash('sha256').update(JSON.stringify(view)).digest('base64url');

interface GameLedger {
  /** By the command as the log has it. */
  readonly acked: Map<string, number>;
  readonly served: Map<string, { readonly seq: number; readonly viewer: Viewer; readonly digest: string }>;
}

export class Ledger {
  readonly wrong: string[] = [];
  readonly counts: Counts = { games: 0, events: 0, acknowledged: 0, duplicates: 0, served: 0 };
  private readonly games = new Map<string, GameLedger>();

  private of(game: string): GameLedger {
    const known = this.games.get(game) ?? { acked: new Map(), served: new Map() };
    this.games.set(game, known);
    return known;
  }

  ack(game: string, cmd: string, seq: number, isDuplicate: boolean): void {
    const { acked } = this.of(game);
    const before = acked.get(cmd);
    if (before !== undefined && before !== seq) this.wrong.push(`${game}: ${cmd} acknowledged at ${before} and ${seq}`);
    if (before === undefined) this.counts.acknowledged++;
    if (isDuplicate) this.counts.duplicates++;
    acked.set(cmd, seq);
  }

  serve(game: string, seq: number, viewer: Viewer, view: View): void {
    const { served } = this.of(game);
    const now = digest(view);
    const before = served.get(`${viewer}/${seq}`);
    if (before !== undefined && before.digest !== now) this.wrong.push(`${game}: seq ${seq} was served in two ways`);
    if (before === undefined) this.counts.served++;
    served.set(`${viewer}/${seq}`, { seq, viewer, digest: now });
  }

  /** Reads every log and plays it again. */
  async check(store: Store): Promise<void> {
    for (const [game, ledger] of this.games) {
      const rows = await store.log.read(game, 0);
      this.counts.games++;
      this.counts.events += rows.length;
      this.checkRows(game, rows, ledger);
      await this.checkReplay(store, game, rows, ledger);
    }
  }

  private checkRows(game: string, rows: readonly LogRow[], { acked }: GameLedger): void {
    const seqs = toldSeqs(rows);
    if (seqs.size !== rows.length) this.wrong.push(`${game}: a command stands in the log twice`);
    for (const [i, { seq }] of rows.entries())
      if (seq !== i + 1) this.wrong.push(`${game}: seq ${seq} at place ${i + 1}`);
    for (const [cmd, seq] of acked)
      if (seqs.get(cmd) !== seq)
        this.wrong.push(`${game}: ${cmd} was acknowledged at ${seq}, by the log it is ${seqs.get(cmd) ?? 'no place'}`);
  }

  private async checkReplay(store: Store, game: string, rows: readonly LogRow[], ledger: GameLedger): Promise<void> {
    const row = await store.db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
    if (row === undefined) return void this.wrong.push(`${game}: there is no such game`);
    if (row.state !== 'over') this.wrong.push(`${game}: it did not end, it is ${row.state} (${row.incident})`);
    const room = new RoomState(roomBase(row));
    const bySeq = grouped([...ledger.served.values()]);
    this.compare(game, room, bySeq.get(0));
    for (const each of rows) {
      room.apply(eventOf(each));
      this.compare(game, room, bySeq.get(room.toldSeq));
    }
    if (row.state === 'over' && String(row.hash) !== String(hash(room.state)))
      this.wrong.push(`${game}: the log replays to another hash than the one that was kept`);
  }

  private compare(game: string, room: RoomState, served: readonly Served[] | undefined): void {
    for (const { seq, viewer, digest: told } of served ?? [])
      if (digest(room.viewOf(viewer)) !== told)
        this.wrong.push(`${game}: seq ${seq} was served otherwise than it replays`);
  }
}

/** By command: how many events everybody had been told of then. */
export function toldSeqs(rows: readonly LogRow[]): Map<string, number> {
  let told = 0;
  return new Map(rows.map((row) => [row.cmd, eventOf(row).what.type === 'passing' ? told : ++told]));
}

type Served = { readonly seq: number; readonly viewer: Viewer; readonly digest: string };

function grouped(all: readonly Served[]): Map<number, Served[]> {
  const groups = new Map<number, Served[]>();
  for (const each of all) groups.set(each.seq, [...(groups.get(each.seq) ?? []), each]);
  return groups;
}
