/** What runs in a thread: batches of any job, one after the other. */
import { parentPort } from 'node:worker_threads';
import { workOn } from './jobs.ts';
import type { Answer, Task } from './run/crew.ts';

/** How often a thread tells how far it is. */
const TOLD_MS = 100;

function answer(task: Task, tell: (answer: Answer) => void): Answer {
  let [done, told] = [0, performance.now()];
  const onUnit = (): void => {
    done++;
    const now = performance.now();
    if (now - told < TOLD_MS) return;
    told = now;
    tell({ units: done });
  };
  try {
    return { result: workOn(task, onUnit) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: Task) => {
  const tell = (each: Answer): void => parentPort?.postMessage(each);
  tell(answer(task, tell));
});
