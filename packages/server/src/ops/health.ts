/** Whether the process lives, whether it can serve, and what it counts. */
import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { callerOf } from '../http/caller.ts';
import { bearerOf } from '../people/people.ts';
import { hashOf } from '../people/secret.ts';
import type { Store } from '../store/store.ts';
import type { ServerConfig } from './config.ts';
import type { Metrics } from './metrics.ts';

const FRESH_MS = 1000;
const PATIENCE_MS = 2000;
const NOT_KEPT = { 'Cache-Control': 'no-store' };

export class Health {
  private readonly store: Store;
  private stopping = false;
  private checked: { readonly at: number; readonly ok: Promise<boolean> } | undefined;

  constructor(store: Store) {
    this.store = store;
  }

  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Why no players should be sent here; undefined: all is well. The store is asked at most once a second. */
  async trouble(): Promise<'stopping' | 'database' | undefined> {
    if (this.stopping) return 'stopping';
    if (this.checked === undefined || performance.now() - this.checked.at > FRESH_MS)
      this.checked = { at: performance.now(), ok: inTime(this.store.check()) };
    return (await this.checked.ok) ? undefined : 'database';
  }
}

function inTime(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
  return Promise.race([check.catch(() => false), late]);
}

export function opsRoutes(
  config: Pick<ServerConfig, 'metricsToken' | 'trustProxy'>,
  health: Health,
  metrics: Metrics,
): Hono<{ Bindings: HttpBindings }> {
  return new Hono<{ Bindings: HttpBindings }>()
    .get('/readyz', async (context) => {
      const trouble = await health.trouble();
      return context.json({ ok: trouble === undefined, reason: trouble }, trouble === undefined ? 200 : 503, NOT_KEPT);
    })
    .get('/metrics', async (context) => {
      const { isHere } = callerOf(context.env.incoming, config.trustProxy);
      if (!mayLook(isHere, context.req.header('Authorization'), config.metricsToken))
        return context.text('Not found\n', 404, NOT_KEPT);
      const headers = { ...NOT_KEPT, 'Content-Type': metrics.registry.contentType };
      return context.body(await metrics.registry.metrics(), 200, headers);
    });
}

/** No player may: what somebody has just done, and how, can be told from the figures. */
function mayLook(isHere: boolean, authorization: string | undefined, token: string | undefined): boolean {
  const shown = bearerOf(authorization);
  if (token === undefined || shown === undefined) return isHere;
  return timingSafeEqual(Buffer.from(hashOf(shown)), Buffer.from(hashOf(token)));
}
