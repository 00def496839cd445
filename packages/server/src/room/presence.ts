/** Who is there: sockets of each seat and of viewers, on this node and on others. */
import { type Seat, SPECTATOR, type Viewer } from '@blackpoker/engine';
import type { ClockTerms } from '@blackpoker/protocol';
import type { Outages } from '../cluster/outages.ts';
import type { Pair } from './roomState.ts';

/** What another node says is believed for so long, as long as it can be heard. */
const BELIEVED = 30_000;
const LIVE_ABSENCE = 60_000;
const LONG_ABSENCE = 86_400_000;

export interface Counts {
  readonly seats: Pair<number>;
  readonly viewers: number;
}

const NOBODY: Counts = { seats: [0, 0], viewers: 0 };

/** How long a player may be away before the other one may claim; undefined: for ever. */
const patience = ({ kind }: ClockTerms): number | undefined =>
  kind === 'live' ? LIVE_ABSENCE : kind === 'none' ? LONG_ABSENCE : undefined;

export class Presence {
  local: Counts = NOBODY;
  private readonly remote = new Map<string, Counts & { readonly at: number }>();
  /** Bots never leave. */
  private readonly bots: Pair<boolean>;
  private awaySince: [number | undefined, number | undefined];
  private readonly openedAt: number;

  /** `since`: nobody is known to have been there from then on; `now`: before that this node could not hear of anybody. */
  constructor(bots: Pair<boolean>, since: number, now: number) {
    this.bots = bots;
    this.awaySince = [since, since];
    this.openedAt = now;
  }

  /** A socket comes (1) or goes (-1). */
  move(viewer: Viewer, by: 1 | -1, now: number): void {
    const { seats, viewers } = this.local;
    this.local = {
      seats: [seats[0] + (viewer === 0 ? by : 0), seats[1] + (viewer === 1 ? by : 0)],
      viewers: viewers + (viewer === SPECTATOR ? by : 0),
    };
    this.note(now);
  }

  /** Returns whether that node is news here. */
  hear(node: string, counts: Counts, now: number): boolean {
    const isNew = !this.remote.has(node);
    this.remote.set(node, { ...counts, at: now });
    this.note(now);
    return isNew;
  }

  /** Nodes that have long been silent are gone. Returns whether there were any. `heardSince`: before that nobody could be heard. */
  forgetSilent(now: number, heardSince: number): boolean {
    const silent = [...this.remote].filter(([, { at }]) => now - Math.max(at, heardSince) > BELIEVED);
    for (const [node] of silent) this.remote.delete(node);
    this.note(now);
    return silent.length > 0;
  }

  private note(now: number): void {
    const since = (seat: 0 | 1) => (this.isThere(seat) ? undefined : (this.awaySince[seat] ?? now));
    this.awaySince = [since(0), since(1)];
  }

  isThere(seat: Seat): boolean {
    const at = seat === 0 ? 0 : 1;
    if (this.bots[at] || this.local.seats[at] > 0) return true;
    for (const { seats } of this.remote.values()) if (seats[at] > 0) return true;
    return false;
  }

  /** Has nobody been at this seat from then on, as far as this node knows? */
  wasAway(seat: Seat, from: number): boolean {
    const since = this.awaySince[seat === 0 ? 0 : 1];
    return since !== undefined && since <= from;
  }

  get connected(): Pair<boolean> {
    return [this.isThere(0), this.isThere(1)];
  }

  get viewers(): number {
    let sum = this.local.viewers;
    for (const { viewers } of this.remote.values()) sum += viewers;
    return sum;
  }

  /** Milliseconds until the absence of a seat may be claimed; undefined: it is there, or may be away. `from`: no earlier absence counts. */
  absence(seat: Seat, terms: ClockTerms, from: number, now: number, outages: Outages): number | undefined {
    const since = this.awaySince[seat === 0 ? 0 : 1];
    const most = patience(terms);
    if (since === undefined || most === undefined) return undefined;
    const rest = (begun: number, wait: number): number => wait - (now - begun - outages.within(begun, now));
    return Math.max(0, rest(Math.max(since, from), most), rest(this.openedAt, LIVE_ABSENCE));
  }
}
