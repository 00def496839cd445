/** Many seats in one process, as cheap as can be: the client must not be what is measured. */
import { randomUUID } from 'node:crypto';
import { SMART_PASSING } from '@blackpoker/bots';
import { makeRng, type Rng, smallSeed } from '@blackpoker/engine';
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import type { FrameSocket } from './frameSocket.ts';
import type { Latency } from './latency.ts';
import { randomRequest } from './randomRequest.ts';

type GameMessage = Extract<ServerMessage, { type: 'game' }>;

/** A table with both its seats. */
export class LoadTable {
  readonly game: string;
  private readonly sockets: readonly FrameSocket[];
  private readonly latency: Latency;
  private readonly rng: Rng;
  private readonly sent = new Map<string, number>();
  /** By seat; a message is not read before its seat is to play. */
  private readonly latest: [string | undefined, string | undefined] = [undefined, undefined];
  isOver = false;
  refused = 0;

  constructor(game: string, sockets: readonly FrameSocket[], latency: Latency, seed: number) {
    this.game = game;
    this.sockets = sockets;
    this.latency = latency;
    this.rng = makeRng(smallSeed(seed));
    for (const socket of sockets) {
      socket.onText = (text) => this.hear(socket, text);
      send(socket, { type: 'open', game });
      const profile = { ...SMART_PASSING, mode: 'ask' as const };
      send(socket, { type: 'passing', game, cmd: randomUUID(), profile, hold: false });
    }
  }

  private hear(socket: FrameSocket, text: string): void {
    const seat = this.sockets.indexOf(socket) === 0 ? 0 : 1;
    if (text.startsWith('{"type":"game"')) this.latest[seat] = text;
    else if (text.startsWith('{"type":"ack"')) this.hearAck(JSON.parse(text) as ServerMessage);
    else if (text.startsWith('{"type":"refused"')) this.refused++;
  }

  private hearAck(message: ServerMessage): void {
    if (message.type !== 'ack') return;
    const at = this.sent.get(message.cmd);
    if (at !== undefined) this.latency.add(performance.now() - at);
    this.sent.delete(message.cmd);
  }

  /** Whoever is asked plays. False: nobody is, because the last command is still on its way. */
  play(): boolean {
    for (const seat of [0, 1] as const) {
      const text = this.latest[seat];
      if (text === undefined) continue;
      this.latest[seat] = undefined;
      this.isOver ||= text.includes('"end":{');
      const socket = this.sockets[seat];
      if (socket === undefined || this.isOver || !text.includes('"asked":true')) continue;
      this.send(socket, JSON.parse(text) as GameMessage);
      return true;
    }
    return false;
  }

  private send(socket: FrameSocket, { seq, update }: GameMessage): void {
    const cmd = randomUUID();
    const choices = randomRequest(update.view, this.rng);
    const text = JSON.stringify({ type: 'play', game: this.game, cmd, decision: update.id, seq, choices });
    this.sent.set(cmd, performance.now());
    socket.send(text);
  }
}

const send = (socket: FrameSocket, message: ClientMessage): void => socket.send(JSON.stringify(message));
