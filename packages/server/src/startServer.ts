/** The whole server: opened, on a port; and its end. */
import { buildOf } from './appServer.ts';

import type { Bus } from './cluster/bus.ts';
import { LocalBus } from './cluster/localBus.ts';
import { openBus } from './cluster/openBus.ts';
import { type Listening, listen } from './listen.ts';
import type { ServerConfig } from './ops/config.ts';
import { type Logger, openLog } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import type { FailPoint } from './room/roomLog.ts';
import { ServerParts } from './serverParts.ts';
import type { Site } from './site.ts';
import { openServedStore } from './store/servedStore.ts';
import type { Store } from './store/store.ts';

export interface StartOptions {
  readonly config: ServerConfig;
  readonly site: Site;
  readonly log?: Logger | undefined;
  /** For tests that kill the server at a certain point. */
  readonly failPoint?: FailPoint | undefined;
}

export interface RunningServer extends Listening {
  /** Finishes what is being written, sends everybody away to come back soon, and closes the store. */
  readonly stop: () => Promise<void>;
}

/** Rejects with StoreUnavailable where the database is away, with DataTaken where another server has it, and with PortTaken. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, site } = options;
  const log = options.log ?? openLog(config.logLevel, { node: config.node });
  const metrics = new Metrics();
  const store = await openServedStore(config.store, (seconds) => metrics.commits.observe(seconds));
  const parts = new ServerParts({ ...options, log, metrics, store, ...busesOf(store) });
  const listening = await begun(parts, config.port);
  log.info({ port: listening.port, store: store.kind, build: buildOf(site) }, 'the server has started');
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= stopAll(parts, listening, log);
    return stopped;
  };
  return { ...listening, stop };
}

/** A SQLite file has one server; the command line beside it has no bus. */
function busesOf(store: Store): { bus: Bus; outside?: Bus } {
  if (store.kind === 'postgres') return { bus: openBus(store) };
  const nodes = new LocalBus();
  return { bus: nodes.bus(), outside: nodes.bus() };
}

/** Games go on first: whoever comes in then finds them. */
async function begun(parts: ServerParts, port: number): Promise<Listening> {
  try {
    await parts.begin();
    return await listen(parts.app, port, parts.wire.gate.upgrade);
  } catch (error) {
    await parts.close();
    throw error;
  }
}

async function stopAll(parts: ServerParts, listening: Listening, log: Logger): Promise<void> {
  log.info({ connections: parts.wire.switchboard.size }, 'the server stops');
  parts.refuse();
  await parts.close();
  await listening.stop();
  log.info('the server has stopped');
}
