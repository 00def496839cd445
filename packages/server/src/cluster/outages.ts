/** Times in which nobody could play: no clock runs in them. */
import type { ServerClock } from './serverClock.ts';

/** A gap that is shorter counts as usual time. */
export const SHORTEST_OUTAGE = 3000;
/** How recent the last sign of life must be for somebody to lose by time. */
const FRESH = 2500;

export interface Outage {
  readonly from: number;
  readonly to: number;
}

export class Outages {
  private readonly clock: ServerClock;
  /** In order, and apart from each other. */
  private spans: readonly Outage[] = [];
  /** When this node last knew that the store can be written to. */
  private beatAt: number;

  constructor(clock: ServerClock) {
    this.clock = clock;
    this.beatAt = clock.now();
  }

  add(outages: readonly Outage[]): void {
    if (outages.length > 0) this.spans = merged([...this.spans, ...outages]);
  }

  /** The store has been written to: what lies before is known. */
  beat(at: number): void {
    this.beatAt = at;
  }

  /** May somebody lose by time now? Not while the store is away, nor before it is known how long it was. */
  get isKnown(): boolean {
    return this.clock.now() - this.beatAt < FRESH;
  }

  /** Milliseconds of a time in which clocks stood still; with the outage that goes on now. */
  within(from: number, to: number): number {
    let sum = 0;
    for (let i = this.spans.length - 1; i >= 0; i--) {
      const span = this.spans[i];
      if (span === undefined || span.to <= from) break;
      sum += overlap(span, from, to);
    }
    const last = this.spans.at(-1)?.to ?? 0;
    const now = this.clock.now();
    return now - this.beatAt > SHORTEST_OUTAGE
      ? sum + overlap({ from: Math.max(this.beatAt, last), to: now }, from, to)
      : sum;
  }

  /** The moment at which so many milliseconds have passed beside outages. */
  after(from: number, milliseconds: number): number {
    let end = from + milliseconds;
    for (const span of this.spans) if (span.to > from && span.from < end) end += span.to - Math.max(span.from, from);
    return end;
  }
}

const overlap = (span: Outage, from: number, to: number): number =>
  Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));

function merged(outages: readonly Outage[]): Outage[] {
  const result: Outage[] = [];
  for (const { from, to } of [...outages].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else result.push({ from, to });
  }
  return result;
}
