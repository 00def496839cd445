/** What is to be done again and again. A round that takes long is not begun a second time; one that fails is tried again. */
export class Rounds {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  every(milliseconds: number, work: () => Promise<void> | void): void {
    let running = false;
    const round = async (): Promise<void> => {
      if (running) return;
      running = true;
      try {
        await work();
      } catch (error) {
        this.failed(error);
      } finally {
        running = false;
      }
    };
    this.timers.push(setInterval(() => void round(), milliseconds).unref());
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }
}
