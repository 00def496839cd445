/** Fast random numbers for thinking: never the game's. */
export class Dice {
  private x: number;

  constructor(seed: number) {
    this.x = seed | 0 || 0x9e3779b9 | 0;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** An unsigned 32-bit number. */
  next(): number {
    let x = this.x;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.x = x;
    return x >>> 0;
  }

  /** 0 up to, not including, 1. */
  unit(): number {
    return this.next() / 0x100000000;
  }

  below(bound: number): number {
    return Math.floor(this.unit() * bound);
  }

  /** Mean 0, deviation 1, near enough. */
  normal(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * 1.7320508;
  }
}
