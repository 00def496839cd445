/** Reviews are made in a worker of their own, so that the room stays quick. */
import type { Review, ReviewProgress } from '@blackpoker/bots';
import type { BotMethods } from '../host/botWorker.ts';
import { Caller } from '../host/calls.ts';
import type { ReviewWish } from '../host/thinking.ts';

export interface RunningReview {
  /** What was found; less than all where it was stopped. */
  readonly found: Promise<Review>;
  /** Ends it after the decision that is being judged: what was found until then is the answer. */
  readonly stop: () => void;
  /** Ends it at once, without an answer. */
  readonly close: () => void;
}

export function startReview(
  text: string,
  wish: ReviewWish,
  onProgress: (progress: ReviewProgress) => void,
): RunningReview {
  const worker = new Worker(new URL('../host/botWorker.ts', import.meta.url), { type: 'module' });
  const caller = new Caller<BotMethods>(worker);
  worker.onerror = () => caller.breakOff('the worker failed');
  const stopper = new AbortController();
  const found = caller.call('review', [text, wish], { onProgress, signal: stopper.signal });
  const close = (): void => worker.terminate();
  found.then(close, close);
  return { found, stop: () => stopper.abort(), close };
}
