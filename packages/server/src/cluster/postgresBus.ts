/** LISTEN and NOTIFY on one channel, with a connection of its own that is made again where it is lost. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { connectAlone } from '../store/postgresPool.ts';
import type { Bus, BusMessage } from './bus.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'blackpoker';
const PING_MS = 2000;
/** Without a word (our own ping, at least) for so long it counts as down. */
const SILENCE_MS = 6000;
/** It counts as up only a while after it has begun to listen: until then games are polled, so that nothing falls in between. */
const SETTLE_MS = 2500;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** What goes over the channel: who says it, and the messages; none is a ping. */
type Packet = readonly [from: string, messages: readonly BusMessage[]];

export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly id = randomBytes(6).toString('hex');
  private readonly listeners = new Set<(message: BusMessage) => void>();
  private readonly outbox: Outbox;
  private readonly pings: NodeJS.Timeout;
  private client: pg.Client | undefined;
  private listeningSince = Number.POSITIVE_INFINITY;
  private heardAt = Number.NEGATIVE_INFINITY;
  private retryMs = FIRST_RETRY_MS;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor({ url, pool }: { readonly url: string; readonly pool: pg.Pool }) {
    this.url = url;
    this.outbox = new Outbox(pool, CHANNEL, this.id);
    this.pings = setInterval(() => this.ping(), PING_MS).unref();
    void this.connect();
  }

  publish = (message: BusMessage): void => this.outbox.add(message);

  subscribe = (listener: (message: BusMessage) => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  isUp = (): boolean => {
    const now = performance.now();
    return now - this.listeningSince >= SETTLE_MS && now - this.heardAt < SILENCE_MS;
  };

  close = async (): Promise<void> => {
    this.closed = true;
    clearInterval(this.pings);
    clearTimeout(this.retry);
    this.listeners.clear();
    await this.outbox.idle();
    await this.client?.end().catch(() => {});
  };

  private async connect(): Promise<void> {
    const client = connectAlone(this.url);
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.client === client) this.begin();
    } catch {
      this.lose(client);
    }
  }

  private begin(): void {
    this.retryMs = FIRST_RETRY_MS;
    this.listeningSince = performance.now();
    this.heardAt = this.listeningSince;
    this.outbox.ping();
  }

  /** Once for each connection: the next is made after a while, not at the same time by all nodes. */
  private lose(client: pg.Client): void {
    if (this.client !== client || this.closed) return;
    this.client = undefined;
    this.listeningSince = Number.POSITIVE_INFINITY;
    void client.end().catch(() => {});
    const wait = this.retryMs * (0.5 + Math.random());
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
    this.retry = setTimeout(() => void this.connect(), wait).unref();
  }

  private ping(): void {
    const { client } = this;
    const isDeaf = performance.now() - this.heardAt >= SILENCE_MS;
    if (client !== undefined && this.listeningSince < Number.POSITIVE_INFINITY && isDeaf) this.lose(client);
    else this.outbox.ping();
  }

  private hear(payload: string): void {
    this.heardAt = performance.now();
    const packet = packetOf(payload);
    if (packet === undefined || packet[0] === this.id) return;
    for (const message of packet[1]) for (const listener of this.listeners) listener(message);
  }
}

function packetOf(payload: string): Packet | undefined {
  try {
    const packet: unknown = JSON.parse(payload);
    return Array.isArray(packet) && Array.isArray(packet[1]) ? [String(packet[0]), packet[1]] : undefined;
  } catch {
    return undefined;
  }
}
