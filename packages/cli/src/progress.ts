/** How far long work has come, on stderr: often where a person watches, seldom in a log. */
import type { Io } from './io.ts';

const WATCHED_MS = 500;
const LOGGED_MS = 10_000;

export class Progress {
  private readonly io: Io;
  private readonly interval: number;
  private last = Date.now();

  constructor(io: Io) {
    this.io = io;
    this.interval = io.watched ? WATCHED_MS : LOGGED_MS;
  }

  tell(text: () => string): void {
    if (Date.now() - this.last < this.interval) return;
    this.last = Date.now();
    this.io.err(text());
  }
}
