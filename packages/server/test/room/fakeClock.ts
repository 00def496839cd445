/** A clock that is set by hand. */
import { ServerClock } from '../../src/cluster/serverClock.ts';

const START = 1_800_000_000_000;

export class FakeClock extends ServerClock {
  private time = START;
  /** Until the store has answered and everybody has been told. */
  settled: () => Promise<void> = async () => turns(12);
  private readonly timers = new Set<{ readonly time: number; readonly callback: () => void }>();

  override now(): number {
    return this.time;
  }

  override at(time: number, callback: () => void): () => void {
    const timer = { time, callback };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  /** Time goes on; what falls due on the way happens at its time, and what follows from it. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await this.settled();
    for (let next = this.next(end); next !== undefined; next = this.next(end)) {
      this.time = Math.max(this.time, next.time);
      this.timers.delete(next);
      next.callback();
      await this.settled();
    }
    this.time = end;
  }

  /** Time goes on and nobody notices: the process stood still. */
  skip(milliseconds: number): void {
    this.time += milliseconds;
  }

  private next(end: number) {
    const due = [...this.timers].filter(({ time }) => time <= end);
    return due.sort((a, b) => a.time - b.time)[0];
  }
}

/** So many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}
