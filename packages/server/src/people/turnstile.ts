/** Lets through so many at a time; the others wait, but not too many of them. */
export class TooManyWaiting extends Error {}

export class Turnstile {
  private readonly most: number;
  private readonly mostWaiting: number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(most: number, mostWaiting: number) {
    this.most = most;
    this.mostWaiting = mostWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.inside < this.most) {
      this.inside++;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw new TooManyWaiting('too many are waiting');
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Whoever waits takes the place of who leaves. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.inside--;
    else next();
  }
}
