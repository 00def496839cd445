// A thread that dies of its first task wherever the file that the task names is not there yet, and of any task named "always".
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ job, spec, batch }) => {
  parentPort?.postMessage({ units: 1 });
  if (job === 'throws') throw new Error('no luck');
  if (job === 'always' || !existsSync(spec)) {
    if (job !== 'always') writeFileSync(spec, '');
    process.exit(3);
  }
  parentPort?.postMessage({ result: batch.first + batch.count });
});
