/** Has somebody a socket open, on any node? Those that have one say so when they are asked. */
import type { Bus, BusMessage } from '../cluster/bus.ts';
import type { ServerClock } from '../cluster/serverClock.ts';

export interface WhereaboutsDeps {
  readonly bus: Bus;
  readonly clock: ServerClock;
  /** There are no other nodes. */
  readonly isAlone: boolean;
  readonly isHere: (user: string) => boolean;
}

/** Who has not answered by then has nobody. */
const PATIENCE_MS = 2000;

export class Whereabouts {
  private readonly deps: WhereaboutsDeps;
  private readonly asking = new Map<string, Set<(isOnline: boolean) => void>>();
  private readonly unsubscribe: () => void;

  constructor(deps: WhereaboutsDeps) {
    this.deps = deps;
    this.unsubscribe = deps.bus.subscribe((message) => this.hear(message));
  }

  async isOnline(user: string): Promise<boolean> {
    const { isHere, isAlone } = this.deps;
    return isHere(user) || (!isAlone && (await this.ask(user)));
  }

  private async ask(user: string): Promise<boolean> {
    const { bus, clock } = this.deps;
    const told = new Promise<boolean>((resolve) => {
      const waiting = this.asking.get(user) ?? new Set();
      this.asking.set(user, waiting.add(resolve));
      clock.at(clock.now() + PATIENCE_MS, () => this.tell(user, false));
    });
    bus.publish({ type: 'where', user });
    return await told;
  }

  private tell(user: string, isOnline: boolean): void {
    const waiting = this.asking.get(user);
    this.asking.delete(user);
    for (const resolve of waiting ?? []) resolve(isOnline);
  }

  private hear(message: BusMessage): void {
    if (message.type === 'here') this.tell(message.user, true);
    if (message.type === 'where' && this.deps.isHere(message.user))
      this.deps.bus.publish({ type: 'here', user: message.user });
  }

  stop(): void {
    this.unsubscribe();
    for (const user of [...this.asking.keys()]) this.tell(user, true);
  }
}
