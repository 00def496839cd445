/** What runs in a thread of the pool: minds, asked one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Choice, View } from '@blackpoker/engine';
import { Minds } from '@blackpoker/host';

export type BotTask =
  | { readonly type: 'choose'; readonly id: number; readonly view: View; readonly level: number; readonly seed: string }
  | { readonly type: 'forget'; readonly seed: string };
export type BotAnswer =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly failed: string };

const minds = new Minds();

function answer({ id, view, level, seed }: Extract<BotTask, { type: 'choose' }>): BotAnswer {
  try {
    return { id, choice: minds.choose(view, level, seed) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.name : 'failed' };
  }
}

parentPort?.on('message', (task: BotTask) => {
  if (task.type === 'forget') minds.forget(task.seed);
  else parentPort?.postMessage(answer(task));
});
