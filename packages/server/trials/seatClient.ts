/** One seat of a game over a real socket, as a program plays it: it comes back whenever it is cut off, and sends again what was not answered or could not be done yet. */
import { randomUUID } from 'node:crypto';
import type { PassingProfile } from '@blackpoker/bots';
import { type Rng, randomBelow, SPECTATOR } from '@blackpoker/engine';
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import WebSocket from 'ws';
import { randomRequest } from './randomRequest.ts';

type GameMessage = Extract<ServerMessage, { type: 'game' }>;
type Play = Extract<ClientMessage, { type: 'play' }>;

/** What may befall a frame that is sent, in percent. */
export interface Faults {
  readonly duplicate: number;
  readonly delay: number;
  readonly cut: number;
}
export const NO_FAULTS: Faults = { duplicate: 0, delay: 0, cut: 0 };

export interface SeatClientOptions {
  /** Where to connect, such as http://127.0.0.1:8080: asked anew each time. */
  readonly url: () => string;
  readonly cookie: string;
  readonly game: string;
  readonly rng: Rng;
  readonly faults: Faults;
  /** Milliseconds between the question and its answer. */
  readonly paceMs?: number | undefined;
  readonly onAck: (cmd: string, seq: number, isDuplicate: boolean) => void;
  readonly onServed: (message: GameMessage) => void;
  /** Something that must never happen. */
  readonly onWrong: (what: string) => void;
  /** The server has closed the socket, or it broke; not where it was never open. */
  readonly onClosed?: ((code: number) => void) | undefined;
}

const ASK_AGAIN_MS = 1500;
const DELAY_MS = 150;
const CONNECT_MS = 4000;

export class SeatClient {
  private readonly options: SeatClientOptions;
  private socket: WebSocket | undefined;
  private latest: GameMessage | undefined;
  private told: { course: number; count: number } | undefined;
  private pending: Play | undefined;
  private asking: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly askCommand = randomUUID();
  private finish: () => void = () => {};
  /** The game is over, as this seat was told. */
  readonly over = new Promise<void>((resolve) => {
    this.finish = resolve;
  });

  constructor(options: SeatClientOptions) {
    this.options = options;
    this.connect();
    this.asking = setInterval(() => this.sendPending(), ASK_AGAIN_MS);
  }

  /** Where it stands, for whoever wonders why a game does not go on. */
  get standing(): string {
    const { latest, pending, socket } = this;
    const seen = latest === undefined ? 'has seen nothing' : `is at ${latest.seq} as ${latest.update.viewer}`;
    return `${this.options.game}: ${seen}, asked ${latest?.update.asked}, waits ${pending?.cmd}, socket ${socket?.readyState}`;
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.asking);
    this.socket?.terminate();
  }

  /** As a lost network does it: without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isClosed) return;
    const { url, cookie } = this.options;
    const origin = url();
    const headers = { Cookie: cookie, Origin: origin };
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers, handshakeTimeout: CONNECT_MS });
    this.socket = socket;
    let wasOpen = false;
    socket.on('open', () => {
      wasOpen = true;
      this.openGame();
      this.sendPending();
    });
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      if (wasOpen && !this.isClosed) this.options.onClosed?.(code);
      setTimeout(() => this.connect(), 50 + randomBelow(this.options.rng, 200));
    });
  }

  private openGame(): void {
    this.send({ type: 'open', game: this.options.game, ...(this.told !== undefined && { told: this.told }) });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'game') this.hearGame(message);
    if (message.type === 'ack') this.hearAck(message.cmd, message.seq, message.dup === true);
    if (message.type === 'refused') this.hearRefusal(message);
  }

  private hearGame(message: GameMessage): void {
    const { update, course } = message;
    this.options.onServed(message);
    const before = update.fresh || this.told === undefined ? 0 : this.told.count;
    this.told = { course, count: before + update.told.length };
    this.latest = message;
    if (update.passing.mode !== 'ask' && update.viewer !== SPECTATOR) this.askAlways(update.passing);
    if (update.end !== undefined) return this.finish();
    if (this.pending !== undefined && this.pending.decision !== update.id) this.pending = undefined;
    if (this.options.paceMs === undefined) this.choose();
    else setTimeout(() => this.choose(), this.options.paceMs);
  }

  /** The server passes nothing for it: games take no longer than the faults make them. */
  private askAlways(profile: PassingProfile): void {
    const { game } = this.options;
    const passing: PassingProfile = { ...profile, mode: 'ask' };
    this.send({ type: 'passing', game, cmd: this.askCommand, profile: passing, hold: false });
  }

  private choose(): void {
    const { latest, pending } = this;
    if (latest === undefined || pending !== undefined || !latest.update.asked || this.isClosed) return;
    const { game, rng } = this.options;
    const choices = randomRequest(latest.update.view, rng);
    const { seq, update } = latest;
    this.pending = { type: 'play', game, cmd: randomUUID(), decision: update.id, seq, choices };
    this.sendPending();
  }

  private hearAck(cmd: string, seq: number, isDuplicate: boolean): void {
    this.options.onAck(cmd, seq, isDuplicate);
    if (this.pending?.cmd === cmd) this.pending = undefined;
  }

  private hearRefusal({ code, cmd, message }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (code === 'illegal' || code === 'bad' || code === 'forbidden')
      return this.options.onWrong(`${code}: ${message.en}`);
    if (code === 'retry' && cmd === undefined) setTimeout(() => this.isClosed || this.openGame(), ASK_AGAIN_MS);
    if (code === 'stale' && this.pending?.cmd === cmd) this.pending = undefined;
    if (code === 'stale') setTimeout(() => this.choose(), DELAY_MS);
  }

  private sendPending(): void {
    if (this.pending !== undefined) this.send(this.pending);
  }

  private send(message: ClientMessage): void {
    const { rng, faults } = this.options;
    const happens = (percent: number): boolean => randomBelow(rng, 100) < percent;
    const text = JSON.stringify(message);
    const put = (): void => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    };
    if (happens(faults.delay)) setTimeout(put, randomBelow(rng, DELAY_MS));
    else put();
    if (happens(faults.duplicate)) setTimeout(put, randomBelow(rng, DELAY_MS));
    if (happens(faults.cut)) setTimeout(() => this.cut(), randomBelow(rng, DELAY_MS));
  }
}
