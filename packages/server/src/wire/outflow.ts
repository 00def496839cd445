/** What is said to a socket in one turn of the event loop goes out together: a system call for all of it, not one for each message. */
import type { Duplex } from 'node:stream';

export type Corked = Pick<Duplex, 'cork' | 'uncork'>;

export class Outflow {
  private readonly stream: Corked;
  private isGathering = false;

  constructor(stream: Corked) {
    this.stream = stream;
  }

  gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.stream.cork();
    if (waiting.push(this) === 1) setImmediate(letGo);
  }

  letGo(): void {
    this.isGathering = false;
    this.stream.uncork();
  }
}

const waiting: Outflow[] = [];

function letGo(): void {
  for (const outflow of waiting.splice(0)) outflow.letGo();
}
