/** Bots for a table: they think in a worker of their own, for a page that wants a hint and for a game that asks through a port. */
import type { ChoiceRisk, Hint } from '@blackpoker/bots';
import type { Choice, View } from '@blackpoker/engine';
import type { BotMethods } from './botWorker.ts';
import { Caller } from './calls.ts';

export class BotHelper {
  private readonly worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  private readonly caller = new Caller<BotMethods>(this.worker);

  /** `onLost`: the worker has died, and nobody will answer any more. */
  constructor(onLost: () => void = () => {}) {
    this.worker.onerror = () => {
      this.caller.breakOff('the worker of the bots has died');
      onLost();
    };
  }

  /** For the seat that the view asks. */
  hint(view: View, only?: readonly string[]): Promise<Hint> {
    return this.caller.call('hint', [view, only]);
  }

  /** Does this whole request of the seat that the view asks give a lot away? */
  risk(view: View, line: readonly Choice[], only?: readonly string[]): Promise<ChoiceRisk> {
    return this.caller.call('risk', [view, line, only]);
  }

  /** The bots are asked through this port, too. */
  connect(port: MessagePort): void {
    // Where the bots are sent away before they have answered, nobody is left who waits for it.
    this.caller.call('connect', [port], { transfer: [port] }).catch(() => {});
  }

  close(): void {
    this.worker.terminate();
    this.caller.breakOff('the bots were sent away');
  }
}
