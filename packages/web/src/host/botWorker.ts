/** The worker in which bots think. It is given views, never a game. */
import { serve, type Wire } from './calls.ts';
import { Thinking } from './thinking.ts';

declare const self: DedicatedWorkerGlobalScope;

const thinking = new Thinking();

const methods = {
  choose: thinking.choose.bind(thinking),
  hint: thinking.hint.bind(thinking),
  risk: thinking.risk.bind(thinking),
  review: thinking.review.bind(thinking),
  /** A game's worker asks through this port. */
  connect: (port: MessagePort): void => void serve(port, { choose: methods.choose }),
};

export type BotMethods = typeof methods;

serve(self as Wire, methods);
