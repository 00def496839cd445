/** A server for trials, without the app: as a child process that can be told to die at a certain point. Tells its parent its port. */
import process from 'node:process';
import { readConfig } from '../src/ops/config.ts';
import type { FailPoint } from '../src/room/roomLog.ts';
import { PAGE, type Site } from '../src/site.ts';
import { startServer } from '../src/startServer.ts';
import { StoreUnavailable } from '../src/store/store.ts';

/** What the parent may say: die the next time that this point is reached. */
export type NodeOrder = { readonly dieAt: Parameters<FailPoint>[0] };

const site: Site = new Map([
  [PAGE, { type: 'text/html', etag: '"trial"', immutable: false, bodies: { identity: new Uint8Array() } }],
]);

let dieAt: string | undefined;
process.on('message', (order: NodeOrder) => {
  dieAt = order.dieAt;
  process.send?.({ armed: dieAt });
});
process.on('disconnect', () => process.exit(0));

/** The database may be away: whoever started this does so again. */
const notStarted = (error: unknown): never => {
  if (!(error instanceof StoreUnavailable)) throw error;
  process.exit(1);
};

const server = await startServer({
  config: readConfig(process.env),
  site,
  failPoint: (point) => {
    if (point === dieAt) process.kill(process.pid, 'SIGKILL');
  },
}).catch(notStarted);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.({ port: server.port });
