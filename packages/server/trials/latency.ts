/** Times of answers, and what they come to. */
export class Latency {
  private readonly times: number[] = [];

  add(ms: number): void {
    this.times.push(ms);
  }

  clear(): void {
    this.times.length = 0;
  }

  get count(): number {
    return this.times.length;
  }

  quantile(share: number): number {
    const sorted = [...this.times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }
}

/** Calls `act` for each of `n` in turn, `perSecond` of them evenly spread over a second, until `seconds` are over. */
export async function paced(n: number, perSecond: number, seconds: number, act: (i: number) => void): Promise<void> {
  const began = performance.now();
  const total = Math.floor(perSecond * seconds);
  for (let done = 0; done < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; done < due; done++) act(done % n);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
