/** A worker of the cluster as a process of its own, that can be killed. It tells each batch that it has done. */
import process from 'node:process';
import { workForCluster } from '../../src/index.ts';

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
// What started it is gone: so is its reason.
const onOrphaned = (): void => process.exit(1);
process.once('disconnect', onOrphaned);

await workForCluster({
  databaseUrl: process.env.DATABASE_URL ?? '',
  threads: 1,
  pollMs: 50,
  signal: stop.signal,
  onNote: (note) => process.send?.(note),
});
process.off('disconnect', onOrphaned);
process.disconnect?.();
