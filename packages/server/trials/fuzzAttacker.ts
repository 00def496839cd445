/** Somebody with a session and a seat who sends bad frames, and looks what comes of each. */
import { type Rng, SPECTATOR } from '@blackpoker/engine';
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import type { Fuzzed } from './fuzz.ts';
import { type FuzzFrame, fuzzFrame } from './fuzzFrames.ts';
import { FuzzSocket } from './fuzzSocket.ts';

export interface AttackerOptions {
  readonly url: string;
  readonly cookie: string;
  /** The game in which they have a seat, and now one in which they have none. */
  readonly own: string;
  readonly foreign: () => string;
  readonly rng: Rng;
}

/** By RFC 6455, and by docs/protocol.md. */
const CLOSE_CODES = [1002, 1003, 1006, 1007, 1008, 1009];
const PATIENCE_MS = 30_000;
const MOST_MISTAKES = 3;

type Refused = Extract<ServerMessage, { type: 'refused' }>;

export class Attacker {
  private readonly options: AttackerOptions;
  private socket: FuzzSocket | undefined;
  private mistakes = 0;
  private pings = 1_000;
  private decision = 0;
  private seq = 0;

  constructor(options: AttackerOptions) {
    this.options = options;
  }

  leave(): void {
    this.socket?.cut();
  }

  /** One frame, and what came of it. */
  async attack(): Promise<Fuzzed> {
    const { own, foreign, rng } = this.options;
    const known = { own, foreign: foreign(), decision: this.decision, seq: this.seq };
    const sent = fuzzFrame(rng, known);
    const kind = `frame: ${sent.kind}`;
    const socket = await this.connected();
    if (typeof socket === 'string') return { kind, outcome: socket, wrong: socket };
    socket.heard.length = 0;
    socket.write(sent.bytes);
    return { kind, ...(await this.cameOf(socket, sent, known.foreign)) };
  }

  private async connected(): Promise<FuzzSocket | string> {
    if (this.socket !== undefined && this.socket.closed === undefined) return this.socket;
    const { url, cookie, own } = this.options;
    const socket = await FuzzSocket.open(url, { Cookie: cookie, Origin: url }).catch(String);
    if (typeof socket !== 'object') return `not let in: ${socket}`;
    this.mistakes = 0;
    this.socket = socket;
    socket.say({ type: 'open', game: own });
    await socket.until(() => socket.heard.some(({ type }) => type === 'game'), PATIENCE_MS);
    this.learn(socket.heard);
    return socket;
  }

  private learn(heard: readonly ServerMessage[]): void {
    for (const message of heard) {
      if (message.type !== 'game' || message.game !== this.options.own) continue;
      this.decision = message.update.id;
      this.seq = message.seq;
    }
  }

  private async cameOf(socket: FuzzSocket, { is }: FuzzFrame, foreign: string): Promise<Omit<Fuzzed, 'kind'>> {
    if (is === 'broken') return await this.closedAfter(socket);
    if (is === 'bad') return await this.refusedAfter(socket);
    const answer = await this.answerTo(socket, is);
    this.learn(socket.heard);
    if (answer === undefined) return { outcome: 'no answer', wrong: `no answer to ${is.type}` };
    if (typeof answer === 'number') return closed(answer);
    return { outcome: outcomeOf(answer), wrong: complaint(is, answer, foreign) };
  }

  /** Bytes that are no text may be taken for the beginning of a frame; in the end they are not borne. */
  private async closedAfter(socket: FuzzSocket): Promise<Omit<Fuzzed, 'kind'>> {
    await socket.until(() => false, PATIENCE_MS);
    return socket.closed === undefined ? { outcome: 'no answer', wrong: 'it was borne' } : closed(socket.closed);
  }

  private async refusedAfter(socket: FuzzSocket): Promise<Omit<Fuzzed, 'kind'>> {
    await socket.until(() => socket.heard.some(isRefusal), PATIENCE_MS);
    const refusal = socket.heard.find(isRefusal);
    if (refusal === undefined && socket.closed !== undefined) return closed(socket.closed);
    if (refusal === undefined) return { outcome: 'no answer', wrong: 'no answer to a bad text' };
    if (++this.mistakes >= MOST_MISTAKES) await socket.until(() => false, PATIENCE_MS);
    const isPatient = this.mistakes >= MOST_MISTAKES && socket.closed !== 1007 && socket.closed !== 1006;
    const wrong = isPatient ? `three mistakes, and ${socket.closed}` : worded(refusal, 'bad');
    return { outcome: outcomeOf(refusal), wrong };
  }

  /** The message that answers, or the code with which the socket was closed instead. */
  private async answerTo(socket: FuzzSocket, message: ClientMessage): Promise<ServerMessage | number | undefined> {
    const n = this.pings++;
    const isSilent = message.type === 'close' || (message.type === 'lobby' && !message.on);
    if (isSilent) socket.say({ type: 'ping', n });
    const answers = (each: ServerMessage): boolean => (isSilent ? isPong(each, n) : isAnswer(message, each));
    await socket.until(() => socket.heard.some(answers), PATIENCE_MS);
    return socket.heard.find(answers) ?? socket.closed;
  }
}

const isRefusal = (message: ServerMessage): message is Refused => message.type === 'refused';
const isPong = (message: ServerMessage, n: number): boolean => message.type === 'pong' && message.n === n;

function isAnswer(to: ClientMessage, answer: ServerMessage): boolean {
  if (isRefusal(answer)) return true;
  if (to.type === 'open') return answer.type === 'game' && answer.game === to.game;
  if (to.type === 'lobby') return answer.type === 'lobby';
  if (to.type === 'ping') return isPong(answer, to.n);
  return answer.type === 'ack' && 'cmd' in to && answer.cmd === to.cmd;
}

const outcomeOf = (answer: ServerMessage): string => (isRefusal(answer) ? `refused ${answer.code}` : answer.type);

const closed = (code: number): Omit<Fuzzed, 'kind'> => ({
  outcome: `closed ${code}`,
  wrong: CLOSE_CODES.includes(code) ? undefined : `closed with ${code}`,
});

/** What must not be answered so. */
function complaint(to: ClientMessage, answer: ServerMessage, foreign: string): string | undefined {
  if (isRefusal(answer)) return answer.code === 'frozen' ? `frozen: ${answer.message.en}` : worded(answer);
  if (!('game' in to) || to.game !== foreign) return undefined;
  if (answer.type === 'ack') return `a ${to.type} in the game of others was taken`;
  return answer.type === 'game' && answer.update.viewer !== SPECTATOR ? 'the view of another seat' : undefined;
}

function worded({ code, message }: Refused, wanted: string = code): string | undefined {
  if (code !== wanted) return `refused as ${code}, not ${wanted}`;
  return message.ja === '' || message.en === '' ? 'refused without words' : undefined;
}
