/** One thing after the other. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();
  /** How many wait or run. */
  length = 0;

  add<T>(task: () => Promise<T>): Promise<T> {
    this.length++;
    const run = this.tail.then(task);
    this.tail = run.then(
      () => this.length--,
      () => this.length--,
    );
    return run;
  }

  /** All that has been added is done. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
