/** Nodes in one process: what one publishes the others hear, in a later turn of the event loop. */
import type { Bus, BusMessage } from './bus.ts';

interface Ear {
  readonly bus: Bus;
  readonly listener: (message: BusMessage) => void;
}

export class LocalBus {
  private readonly ears = new Set<Ear>();
  /** While it is false nothing is told, and nodes see that. */
  up = true;

  /** For one node. */
  bus(): Bus {
    const bus: Bus = {
      publish: (message) => this.isHeard(bus) && void setImmediate(() => this.tell(bus, message)),
      subscribe: (listener) => this.subscribe({ bus, listener }),
      isUp: () => this.up,
      close: async () => this.forget(bus),
    };
    return bus;
  }

  private subscribe(ear: Ear): () => void {
    this.ears.add(ear);
    return () => void this.ears.delete(ear);
  }

  private isHeard(from: Bus): boolean {
    for (const { bus } of this.ears) if (bus !== from) return true;
    return false;
  }

  private tell(from: Bus, message: BusMessage): void {
    if (!this.up) return;
    for (const { bus, listener } of this.ears) if (bus !== from) listener(message);
  }

  private forget(bus: Bus): void {
    for (const ear of this.ears) if (ear.bus === bus) this.ears.delete(ear);
  }
}
