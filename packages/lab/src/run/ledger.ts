import type { Job } from '../job.ts';

/** Adds results strictly in the order of their batches, in whatever order they come in. */
export class Ledger<Spec, Result, Total> {
  readonly total: Total;
  /** What was added is all that is needed; nothing more is added. */
  isEnough = false;
  /** The batch that is added next. */
  next = 0;
  private readonly job: Job<Spec, Result, Total>;
  private readonly spec: Spec;
  /** Came in early. */
  private readonly held = new Map<number, Result>();

  constructor(job: Job<Spec, Result, Total>, spec: Spec) {
    this.job = job;
    this.spec = spec;
    this.total = job.empty(spec);
  }

  has(id: number): boolean {
    return id < this.next || this.held.has(id);
  }

  /** A batch that is known already counts once. */
  put(id: number, result: Result): void {
    if (this.has(id)) return;
    this.held.set(id, result);
    for (let part = this.take(); part !== undefined; part = this.take()) this.add(part);
  }

  private take(): Result | undefined {
    if (this.isEnough) return undefined;
    const part = this.held.get(this.next);
    this.held.delete(this.next);
    return part;
  }

  private add(part: Result): void {
    this.next++;
    this.job.add(this.total, part);
    this.isEnough = this.job.isEnough?.(this.spec, this.total) ?? false;
  }
}
