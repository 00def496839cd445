/** What spectators see of open hands: each moment of the table a minute after it was. */
import type { ServerClock } from '../cluster/serverClock.ts';
import type { Sight } from './gameUpdates.ts';
import { OPEN_HANDS_DELAY } from './roomStatus.ts';

export class LateSights {
  /** What spectators see now, with all that they were told; undefined: hands are not open. */
  shown: Sight | undefined;
  private readonly clock: ServerClock;
  private readonly show: (sight: Sight) => void;
  private readonly waiting: { readonly sight: Sight; readonly due: number }[] = [];
  private callOff: () => void = () => {};

  constructor(clock: ServerClock, show: (sight: Sight) => void) {
    this.clock = clock;
    this.show = show;
  }

  /** The table at the moment at which it was agreed: as everybody may see it now, and with both hands. */
  begin(now: Sight, open: Sight): void {
    this.shown = now;
    this.add(open);
  }

  add(sight: Sight): void {
    this.waiting.push({ sight, due: this.clock.now() + OPEN_HANDS_DELAY * 1000 });
    if (this.waiting.length === 1) this.wait();
  }

  private wait(): void {
    const [next] = this.waiting;
    if (next !== undefined) this.callOff = this.clock.at(next.due, () => this.release());
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next !== undefined) {
      this.shown = following(this.shown, next.sight);
      this.show(next.sight);
    }
    this.wait();
  }

  /** Nothing that waits will be shown. Returns whether there was anything. */
  stop(): boolean {
    const wasOpen = this.shown !== undefined;
    this.callOff();
    this.waiting.length = 0;
    this.shown = undefined;
    return wasOpen;
  }
}

/** A sight with all that was told before it. */
const following = (before: Sight | undefined, next: Sight): Sight =>
  next.from === 0 ? next : { ...next, from: 0, told: [...(before?.told ?? []), ...next.told] };
