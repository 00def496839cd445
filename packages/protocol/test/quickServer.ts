/** The real server as a process of its own, whose time runs faster: a level answers at once. Tells its parent its port. */
import process from 'node:process';
import { readConfig, startServer } from '@blackpoker/server';
import { ServerClock } from '../../server/src/cluster/serverClock.ts';

const SPEED = 20;
const STARTED = Date.now();

ServerClock.prototype.now = () => Math.floor(STARTED + SPEED * performance.now());
ServerClock.prototype.at = function at(time, callback) {
  const timer = setTimeout(callback, Math.max(0, time - this.now()) / SPEED);
  return () => clearTimeout(timer);
};

process.once('disconnect', () => process.exit(0));
const page = { type: 'text/html', etag: '"page"', immutable: false, bodies: { identity: new Uint8Array() } };
const server = await startServer({ config: readConfig(process.env), site: new Map([['/index.html', page]]) });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.(server.port);
