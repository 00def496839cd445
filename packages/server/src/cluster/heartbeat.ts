/** Each node writes every second that it is there, and notices when nobody was. */

import type { Store } from '../store/store.ts';
import { type Outages, SHORTEST_OUTAGE } from './outages.ts';
import type { ServerClock } from './serverClock.ts';

const BEAT = 1000;
/** A node that was not seen for so long has lost its games to others. */
export const DEAD_AFTER = 6000;
/** Outages that ended before no longer matter to any clock. */
const REMEMBERED = 15 * 86_400_000;
const FORGOTTEN = 2 * 86_400_000;

export interface HeartbeatDeps {
  readonly store: Store;
  readonly clock: ServerClock;
  readonly node: string;
  readonly outages: Outages;
  /** After each beat, one at a time. */
  readonly onBeat: () => Promise<void>;
  /** A beat failed: the store is away. */
  readonly onMiss: (error: unknown) => void;
}

export class Heartbeat {
  private readonly deps: HeartbeatDeps;
  private readonly startedAt: number;
  private lastOutage = 0;
  private stopped = false;
  private beating: Promise<void> = Promise.resolve();
  private callOff: () => void = () => {};

  constructor(deps: HeartbeatDeps) {
    this.deps = deps;
    this.startedAt = deps.clock.now();
  }

  /** Waits for the first beat; rejects where the store is away. */
  async start(): Promise<void> {
    await this.forgetOldNodes();
    await this.beat();
    this.wait();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.callOff();
    await this.beating;
  }

  private wait(): void {
    const { clock } = this.deps;
    if (this.stopped) return;
    this.callOff = clock.at(clock.now() + BEAT, () => {
      this.beating = this.beatSafely().then(() => this.wait());
    });
  }

  private async beatSafely(): Promise<void> {
    try {
      await this.beat();
      await this.deps.onBeat();
    } catch (error) {
      this.deps.onMiss(error);
    }
  }

  private async beat(): Promise<void> {
    const { clock, outages } = this.deps;
    const seen = await this.lastSeen();
    const now = clock.now();
    if (seen !== undefined && now - seen > SHORTEST_OUTAGE) await this.writeOutage(seen, now);
    await this.sign(now);
    await this.readOutages();
    outages.beat(now);
  }

  private async lastSeen(): Promise<number | undefined> {
    const row = await this.deps.store.db
      .selectFrom('nodes')
      .select(({ fn }) => fn.max('seen_at').as('seen'))
      .executeTakeFirst();
    return row?.seen ?? undefined;
  }

  private async writeOutage(from_at: number, to_at: number): Promise<void> {
    await this.deps.store.db.insertInto('outages').values({ from_at, to_at }).execute();
  }

  private async sign(now: number): Promise<void> {
    const { store, node } = this.deps;
    await store.db
      .insertInto('nodes')
      .values({ id: node, started_at: this.startedAt, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now, started_at: this.startedAt }))
      .execute();
  }

  /** Also those that other nodes have noticed. */
  private async readOutages(): Promise<void> {
    const { store, clock, outages } = this.deps;
    const rows = await store.db
      .selectFrom('outages')
      .selectAll()
      .where('id', '>', this.lastOutage)
      .where('to_at', '>', clock.now() - REMEMBERED)
      .orderBy('id')
      .execute();
    this.lastOutage = rows.at(-1)?.id ?? this.lastOutage;
    outages.add(rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at })));
  }

  private async forgetOldNodes(): Promise<void> {
    const seen = await this.lastSeen();
    if (seen === undefined) return;
    await this.deps.store.db
      .deleteFrom('nodes')
      .where('seen_at', '<', seen - FORGOTTEN)
      .execute();
  }
}
