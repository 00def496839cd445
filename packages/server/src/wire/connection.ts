/** One socket of a person: what it has open, and how it is spoken to. */
import type { Seat } from '@blackpoker/engine';
import type { ServerMessage } from '@blackpoker/protocol';
import type { WebSocket } from 'ws';
import { Bucket, type Rate } from '../http/buckets.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Holder } from '../people/sessions.ts';
import { Outflow, type Stream } from './outflow.ts';
import type { Tell } from './ports.ts';

export const CLOSE = {
  /** Neither text nor control. */
  binary: 1003,
  malformed: 1007,
  flood: 1008,
  restart: 1012,
  signedOut: 4001,
  banned: 4003,
} as const;
export type Why = keyof typeof CLOSE | 'slow' | 'silent';

const SOCKET_RATE: Rate = { burst: 40, perSecond: 5 };
const MOST_WAITING_BYTES = 256 * 1024;
const MOST_MISTAKES = 3;
/** How long somebody who was sent away may take to go. */
const FAREWELL_MS = 2000;

interface OpenGame {
  left: boolean;
  leave: (() => void) | undefined;
}

export class Connection {
  readonly holder: Holder;
  readonly address: string;
  private readonly socket: WebSocket;
  private readonly outflow: Outflow;
  private readonly metrics: Metrics;
  private readonly bucket: Bucket;
  private readonly games = new Map<string, OpenGame>();
  /** The seats that this user is known to have. */
  readonly seats = new Map<string, Seat>();
  private mistakes = 0;
  private isCut = false;
  heardAt: number;
  pingedAt: number;
  /** When it was last known that its holder may be here; at first never: they may have been signed out while they came. */
  checkedAt = Number.NEGATIVE_INFINITY;

  constructor(socket: WebSocket, stream: Stream, holder: Holder, address: string, metrics: Metrics, now: number) {
    this.socket = socket;
    this.outflow = new Outflow(socket, stream);
    this.holder = holder;
    this.address = address;
    this.metrics = metrics;
    this.bucket = new Bucket(SOCKET_RATE, now);
    this.heardAt = now;
    this.pingedAt = now;
  }

  send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }

  /** Who does not read is cut off; a message that is big by itself is no reason. */
  readonly tell: Tell = (...pieces) => {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_WAITING_BYTES) return this.cut('slow');
    this.metrics.counts.sent++;
    this.outflow.add(pieces);
  };

  /** Not once it was sent away: what still comes is not heard. */
  get isHeard(): boolean {
    return !this.isCut;
  }

  /** False: too often. */
  takes(now: number): boolean {
    return this.bucket.take(now);
  }

  /** Something could not be understood. True: that was once too often. */
  mistook(): boolean {
    return ++this.mistakes >= MOST_MISTAKES;
  }

  ping(now: number): void {
    this.pingedAt = now;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  /** Sends it away: one who does not listen, without a word. */
  cut(why: Why): void {
    if (this.isCut) return;
    this.isCut = true;
    this.metrics.cut.inc({ why });
    if (why === 'slow' || why === 'silent') return this.socket.terminate();
    this.outflow.flush();
    this.socket.close(CLOSE[why], why);
    setTimeout(() => this.socket.terminate(), FAREWELL_MS).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Has it so many other games open already? */
  hasOpen(most: number, besides: string): boolean {
    return this.games.size >= most && !this.games.has(besides);
  }

  /** `join` is given how to speak as long as the game is open here, and gives back how to leave it. */
  async open(game: string, join: (tell: Tell) => Promise<() => void>): Promise<void> {
    this.close(game);
    const open: OpenGame = { left: false, leave: undefined };
    this.games.set(game, open);
    try {
      open.leave = await join((...pieces) => {
        if (!open.left) this.tell(...pieces);
      });
    } catch (error) {
      if (this.games.get(game) === open) this.games.delete(game);
      throw error;
    }
    if (open.left) open.leave();
  }

  close(game: string): void {
    const open = this.games.get(game);
    if (open === undefined) return;
    this.games.delete(game);
    open.left = true;
    open.leave?.();
  }

  closeAll(): string[] {
    const games = [...this.games.keys()];
    for (const game of games) this.close(game);
    return games;
  }
}
