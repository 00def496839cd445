/** A person at a seat of a real server, who says exactly what a test wants. */
import { randomUUID } from 'node:crypto';
import { SMART_PASSING } from '@blackpoker/bots';
import { type Choice, makeRng, type Rng, smallSeed } from '@blackpoker/engine';
import type { ServerMessage } from '@blackpoker/protocol';
import { type Guest, newGame, newGuest } from '../../trials/guests.ts';
import { randomRequest } from '../../trials/randomRequest.ts';
import { TestSocket } from '../wire/testServer.ts';

type GameMessage = Extract<ServerMessage, { type: 'game' }>;
export type Answer = Extract<ServerMessage, { type: 'ack' | 'refused' }>;
export interface Play {
  readonly type: 'play';
  readonly game: string;
  readonly cmd: string;
  readonly decision: number;
  readonly seq: number;
  readonly choices: readonly Choice[];
}

const PATIENCE_MS = 90_000;
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again and again until there is something. */
export async function until<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; ) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await pause(50);
  }
  throw new Error('it did not come in time');
}

export class FaultSeat {
  readonly socket: TestSocket;
  readonly game: string;
  readonly guest: Guest;
  latest: GameMessage | undefined;
  private readonly rng: Rng = makeRng(smallSeed(7));

  private constructor(base: string, guest: Guest, game: string) {
    this.guest = guest;
    this.game = game;
    this.socket = new TestSocket(base, { cookie: guest.cookie });
    this.socket.socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'game' && message.game === game) this.latest = message;
    });
  }

  /** Resolves once the table is there. The server passes nothing for a seat, unless it is told to. */
  static async sit(base: string, guest: Guest, game: string, passing = false): Promise<FaultSeat> {
    const seat = new FaultSeat(base, guest, game);
    await seat.socket.ready();
    seat.socket.say({ type: 'open', game });
    await until(() => seat.latest);
    const profile = { ...SMART_PASSING, mode: 'ask' };
    if (!passing && seat.latest?.update.viewer !== 2)
      await seat.command({ type: 'passing', game, cmd: randomUUID(), profile, hold: false });
    return seat;
  }

  get seq(): number {
    return this.latest?.seq ?? 0;
  }

  get isAsked(): boolean {
    return this.latest?.update.asked === true;
  }

  get isOver(): boolean {
    return this.latest?.update.end !== undefined;
  }

  /** A request or answer to what is asked. */
  playing(): Play {
    const { seq, update } = this.latest!;
    const choices = randomRequest(update.view, this.rng);
    return { type: 'play', game: this.game, cmd: randomUUID(), decision: update.id, seq, choices };
  }

  /** The answer to this command. */
  async command<T extends { readonly cmd: string }>(command: T): Promise<Answer> {
    this.socket.say(command);
    return await until(() =>
      this.socket.heard.find(
        (message): message is Answer =>
          (message.type === 'ack' || message.type === 'refused') && message.cmd === command.cmd,
      ),
    );
  }

  async act(act: string): Promise<Answer> {
    return await this.command({ type: 'act', game: this.game, cmd: randomUUID(), act });
  }

  leave(): void {
    this.socket.socket.terminate();
  }
}

/** Two guests with a game between them, and both at the table. */
export async function seated(bases: readonly [string, string], regulation = '8.0/lite/entry20') {
  const url = (): string => bases[0];
  const guests = [await newGuest(url, 'Aki'), await newGuest(url, 'Ben')] as const;
  const game = await newGame(url, guests, regulation);
  const seats = [
    await FaultSeat.sit(bases[0], guests[0], game),
    await FaultSeat.sit(bases[1], guests[1], game),
  ] as const;
  return { game, guests, seats };
}

/** Whoever is asked. */
export const askedOf = (seats: readonly FaultSeat[]): Promise<FaultSeat> =>
  until(() => seats.find(({ isAsked }) => isAsked));

/** So many requests, by whoever is asked. */
export async function playedOn(seats: readonly FaultSeat[], times: number): Promise<void> {
  for (let i = 0; i < times && !seats.some(({ isOver }) => isOver); i++) {
    const seat = await askedOf(seats);
    const answer = await seat.command(seat.playing());
    if (answer.type !== 'ack') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await until(() => seats.every(({ seq }) => seq >= answer.seq));
  }
}
