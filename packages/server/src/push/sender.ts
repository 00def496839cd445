/** Gives messages to the push services: a few at a time, again where they have no time, and never more than fit into the queue. */
import type { PushNotice } from '@blackpoker/protocol';
import type { ServerClock } from '../cluster/serverClock.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { PushKeys } from './pushKeys.ts';
import { isKnownService } from './pushServices.ts';
import type { Subscription } from './subscriptions.ts';
import { webPush } from './webPush.ts';

export interface SenderDeps {
  readonly clock: ServerClock;
  readonly metrics: Pick<Metrics, 'pushes'>;
  readonly keys: () => Promise<PushKeys>;
  /** Who answers for this server: a URI that push services may write to. */
  readonly contact: string;
  readonly services: readonly string[];
}

/** `gone`: the browser does not want it any more; `refused`: never to be taken; `failed`: not even after a while; `dropped`: too much to do. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'failed' | 'dropped';

interface Job {
  readonly to: Subscription;
  readonly notice: PushNotice;
  readonly seconds: number;
}

const AT_ONCE = 8;
const MOST_WAITING = 1000;
const PATIENCE_MS = 10_000;
const AGAIN_AFTER_MS = [60_000, 600_000];

export class Sender {
  private readonly deps: SenderDeps;
  private readonly free: (() => void)[] = [];
  /** What ends a wait before its time. */
  private readonly enders = new Set<() => void>();
  private isStopped = false;
  private waiting = 0;
  private busy = 0;

  constructor(deps: SenderDeps) {
    this.deps = deps;
  }

  /** Never rejects. `seconds`: how long the service keeps it for a browser that is off. */
  async send(to: Subscription, notice: PushNotice, seconds: number): Promise<PushResult> {
    const result = this.waiting >= MOST_WAITING ? 'dropped' : await this.queued({ to, notice, seconds });
    this.deps.metrics.pushes.inc({ result });
    return result;
  }

  private async queued(job: Job): Promise<PushResult> {
    this.waiting++;
    try {
      return await this.tried(job);
    } catch {
      return 'refused';
    } finally {
      this.waiting--;
    }
  }

  private async tried(job: Job): Promise<PushResult> {
    for (const pause of [0, ...AGAIN_AFTER_MS]) {
      if (pause > 0) await this.pause(pause);
      if (this.isStopped) return 'dropped';
      const result = await this.inTurn(() => this.once(job));
      if (result !== 'failed') return result;
    }
    return 'failed';
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.free.push(resolve));
    this.busy++;
    try {
      return await work();
    } finally {
      this.busy--;
      this.free.shift()?.();
    }
  }

  /** Throws where the subscription is none that can be written to. */
  private async once({ to, notice, seconds }: Job): Promise<PushResult> {
    const { contact, services } = this.deps;
    if (!isKnownService(to.endpoint, services)) return 'gone';
    const [{ generateRequestDetails }, keys] = [await webPush(), await this.deps.keys()];
    const { endpoint, p256dh, auth } = to;
    const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      ...{ TTL: seconds, topic: notice.game, urgency: 'normal' },
      vapidDetails: { subject: contact, ...keys },
    });
    return await this.posted(endpoint, { ...headers }, new Uint8Array(body));
  }

  private async posted(
    endpoint: string,
    { 'Content-Length': _, ...headers }: Record<string, string>,
    body: Uint8Array<ArrayBuffer>,
  ) {
    const ending = new AbortController();
    const abort = (): void => ending.abort();
    const timer = setTimeout(abort, PATIENCE_MS);
    this.enders.add(abort);
    try {
      const { signal } = ending;
      const response = await fetch(endpoint, { method: 'POST', redirect: 'manual', headers, body, signal });
      await response.body?.cancel();
      return resultOf(response.status);
    } catch {
      return 'failed';
    } finally {
      clearTimeout(timer);
      this.enders.delete(abort);
    }
  }

  private pause(milliseconds: number): Promise<void> {
    const { clock } = this.deps;
    return new Promise((resolve) => {
      const callOff = clock.at(clock.now() + milliseconds, () => end());
      const end = (): void => {
        callOff();
        this.enders.delete(end);
        resolve();
      };
      this.enders.add(end);
    });
  }

  /** What has not been sent is dropped. */
  stop(): void {
    this.isStopped = true;
    for (const end of [...this.enders]) end();
  }
}

const TOO_MANY = 429;

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === TOO_MANY || status >= 500 ? 'failed' : 'refused';
}
