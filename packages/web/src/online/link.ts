/** One socket that comes back: it is opened while somebody needs it, tells when it breaks, and tries again. No DOM, no clock of its own. */
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import { PROTOCOL } from '@blackpoker/protocol/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { delayAfter, type Ending, endingOf, QUICK_CODES, STEADY_MS } from './backoff.ts';
import { parsed } from './parsed.ts';

/** As much of a WebSocket as is needed. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: (code?: number) => void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

export interface LinkOptions {
  readonly open: () => Wire;
  readonly now: () => number;
  readonly random: () => number;
  readonly setTimer: (call: () => void, ms: number) => number;
  readonly clearTimer: (timer: number) => void;
  /** After failures: is there no session any more? Undefined: there is, or it cannot be said. */
  readonly ending: () => Promise<Ending | undefined>;
}

/** `since`: when it was last heard of, or asked for. `ended`: it does not try again. */
export type LinkState =
  | { readonly state: 'idle' | 'connected' }
  | { readonly state: 'connecting'; readonly since: number; readonly tries: number }
  | { readonly state: 'ended'; readonly why: Ending };

const PING_MS = 10_000;
const PATIENCE_MS = 8_000;
const PROBE_MS = 2_500;
/** Failures after which it is asked whether there is a session. */
const CHECKED_AFTER = 3;

export class Link {
  readonly state: StoreApi<LinkState> = createStore<LinkState>(() => ({ state: 'idle' }));
  /** Of the server's clock beyond ours, in milliseconds. */
  private ahead = 0;
  private readonly options: LinkOptions;
  private readonly hear: (message: ServerMessage) => void;
  private readonly onConnected: () => void;
  private wire: Wire | undefined;
  private timer: number | undefined;
  private deadline: number | undefined;
  private tries = 0;
  private welcomedAt = 0;
  private pings = 0;
  private readonly sentAt = new Map<number, number>();

  constructor(options: LinkOptions, hear: (message: ServerMessage) => void, onConnected: () => void) {
    this.options = options;
    this.hear = hear;
    this.onConnected = onConnected;
  }

  get isConnected(): boolean {
    return this.state.getState().state === 'connected';
  }

  serverNow(): number {
    return this.options.now() + this.ahead;
  }

  /** Also after it has ended: somebody has signed in again. */
  start(): void {
    const { state } = this.state.getState();
    if (state === 'connected' || state === 'connecting') return;
    this.tries = 0;
    this.connect();
  }

  stop(): void {
    this.drop(1000);
    this.state.setState({ state: 'idle' }, true);
  }

  /** With another session: as a new page would. */
  restart(): void {
    this.stop();
    this.start();
  }

  send(message: ClientMessage): void {
    if (this.isConnected) this.wire?.send(JSON.stringify(message));
  }

  /** The network has come back, or the page is looked at again: it waits no longer, and makes sure. */
  nudge(): void {
    const { state } = this.state.getState();
    if (state === 'connected') return this.ping(PROBE_MS);
    if (state !== 'connecting' || this.wire !== undefined) return;
    this.tries = 0;
    this.connect();
  }

  private connect(): void {
    this.clear();
    this.setConnecting();
    const wire = this.options.open();
    this.wire = wire;
    wire.onmessage = ({ data }) => this.wire === wire && this.take(String(data));
    wire.onclose = ({ code }) => this.wire === wire && this.lose(code);
    this.expect(PATIENCE_MS);
  }

  private setConnecting(): void {
    const now = this.state.getState();
    const since = now.state === 'connecting' ? now.since : this.options.now();
    this.state.setState({ state: 'connecting', since, tries: this.tries }, true);
  }

  private take(text: string): void {
    const message = parsed(text) as ServerMessage;
    this.unexpect();
    if (message.type === 'pong') return this.takePong(message.n, message.now);
    if (message.type === 'welcome') this.takeWelcome(message.protocol, message.now);
    this.hear(message);
  }

  private takeWelcome(protocol: number, now: number): void {
    if (protocol !== PROTOCOL) return this.end('outdated');
    this.ahead = now - this.options.now();
    this.welcomedAt = this.options.now();
    this.state.setState({ state: 'connected' }, true);
    this.pingLater();
    this.onConnected();
  }

  private takePong(n: number, now: number): void {
    const sent = this.sentAt.get(n);
    this.sentAt.clear();
    const here = this.options.now();
    if (sent !== undefined) this.ahead = now + (here - sent) / 2 - here;
    this.pingLater();
  }

  private pingLater(): void {
    if (this.timer !== undefined) this.options.clearTimer(this.timer);
    this.timer = this.options.setTimer(() => this.ping(PATIENCE_MS), PING_MS);
  }

  private ping(patience: number): void {
    const n = ++this.pings;
    this.sentAt.set(n, this.options.now());
    this.send({ type: 'ping', n });
    this.expect(patience);
  }

  /** Anything that comes will do. */
  private expect(ms: number): void {
    this.unexpect();
    this.deadline = this.options.setTimer(() => {
      this.drop();
      this.lose(0);
    }, ms);
  }

  private unexpect(): void {
    if (this.deadline !== undefined) this.options.clearTimer(this.deadline);
    this.deadline = undefined;
  }

  private lose(code: number): void {
    const ending = endingOf(code);
    if (ending !== undefined) return this.end(ending);
    const isQuick = QUICK_CODES.has(code);
    if (isQuick || (this.isConnected && this.options.now() - this.welcomedAt > STEADY_MS)) this.tries = 0;
    this.drop();
    const ms = delayAfter(this.tries++, isQuick, this.options.random());
    this.setConnecting();
    if (this.tries % CHECKED_AFTER === 0) void this.check();
    this.timer = this.options.setTimer(() => this.connect(), ms);
  }

  /** A refused upgrade looks like a lost network: only asking tells them apart. */
  private async check(): Promise<void> {
    const ending = await this.options.ending();
    if (ending !== undefined && this.state.getState().state === 'connecting') this.end(ending);
  }

  private end(why: Ending): void {
    this.drop(1000);
    this.state.setState({ state: 'ended', why }, true);
  }

  private drop(code?: number): void {
    this.clear();
    const { wire } = this;
    this.wire = undefined;
    wire?.close(code);
  }

  private clear(): void {
    this.unexpect();
    if (this.timer !== undefined) this.options.clearTimer(this.timer);
    this.timer = undefined;
  }
}
