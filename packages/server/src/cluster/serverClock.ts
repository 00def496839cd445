/** The time that everything on the server goes by. It begins with the wall clock and never jumps afterwards. */
const STARTED = Date.now() - performance.now();

/** A timer of Node cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class ServerClock {
  /** Milliseconds since 1970. */
  now(): number {
    return Math.floor(STARTED + performance.now());
  }

  /** Calls back at that time, or soon where it has passed already. Returns how to call it off. Does not keep the process alive. */
  at(time: number, callback: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = time - this.now();
      timer = setTimeout(left > LONGEST_WAIT ? wait : callback, Math.min(LONGEST_WAIT, Math.max(0, left)));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  }
}
