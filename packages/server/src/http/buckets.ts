/** Token buckets: how often something may be done, with a burst. */
export interface Rate {
  /** At once. */
  readonly burst: number;
  /** In the long run, for each second. */
  readonly perSecond: number;
}

/** So many in a time, all of them at once if they like. */
export const perTime = (count: number, seconds: number): Rate => ({ burst: count, perSecond: count / seconds });

export class Bucket {
  private readonly rate: Rate;
  private level: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.level = rate.burst;
    this.at = now;
  }

  /** Now in milliseconds. False: too often. */
  take(now: number): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  giveBack(): void {
    this.level = Math.min(this.rate.burst, this.level + 1);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.level >= this.rate.burst;
  }

  private fill(now: number): void {
    this.level = Math.min(this.rate.burst, this.level + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }
}

/** One for each key; those that are full again are forgotten. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  of(key: string): Bucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    const bucket = new Bucket(this.rate, this.now());
    this.buckets.set(key, bucket);
    return bucket;
  }

  take(key: string): boolean {
    return this.of(key).take(this.now());
  }

  giveBack(key: string): void {
    this.buckets.get(key)?.giveBack();
  }

  forgetFull(): void {
    const now = this.now();
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
