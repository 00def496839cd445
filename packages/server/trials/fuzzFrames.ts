/** Frames as nobody should send them, and what may come of each. */
import { randomUUID } from 'node:crypto';
import { SMART_PASSING } from '@blackpoker/bots';
import { type Rng, randomBelow } from '@blackpoker/engine';
import { type ClientMessage, clientMessage } from '@blackpoker/protocol';
import { bytesOf, type Json, mutated, nested, oneOf, randomJson, randomText, withKeyTwice } from './fuzzMutation.ts';
import { fragments, frame, OPCODE } from './fuzzSocket.ts';

/** What the attacker knows. */
export interface Knowledge {
  /** A game in which they have a seat, and one in which they have none. */
  readonly own: string;
  readonly foreign: string;
  /** Of the own game, as last told. */
  readonly decision: number;
  readonly seq: number;
}

export interface FuzzFrame {
  readonly kind: string;
  readonly bytes: Buffer;
  /** The message, where it is one; 'bad': a text that is none; 'broken': not even a text. */
  readonly is: ClientMessage | 'bad' | 'broken';
}

export const FRAME_KINDS = {
  'a message that fits': (rng, known) => textFrame(JSON.stringify(message(rng, known))),
  'one thing changed': (rng, known) => textFrame(JSON.stringify(mutated(rng, message(rng, known)))),
  'several things changed': (rng, known) => {
    let json: Json = message(rng, known);
    for (let i = 2 + randomBelow(rng, 4); i > 0; i--) json = mutated(rng, json);
    return textFrame(JSON.stringify(json));
  },
  'a key twice': (rng, known) => textFrame(withKeyTwice(rng, message(rng, known))),
  'cut off': (rng, known) => {
    const text = JSON.stringify(message(rng, known));
    return textFrame(text.slice(0, randomBelow(rng, text.length)));
  },
  'any JSON': (rng) => textFrame(JSON.stringify(randomJson(rng, 5))),
  'any text': (rng) => textFrame(randomText(rng, 200)),
  deep: (rng) => textFrame(deep(rng)),
  'a command in the game of others': (rng, known) =>
    textFrame(JSON.stringify(message(rng, { ...known, own: known.foreign }))),
  'a decision that is not pending, or of the other seat': (rng, known) =>
    textFrame(
      JSON.stringify(
        play(rng, { ...known, decision: randomBelow(rng, 100), seq: randomBelow(rng, 2) * randomBelow(rng, 100) }),
      ),
    ),
  'in fragments': (rng, known) => {
    const text = JSON.stringify(message(rng, known));
    return { ...textFrame(text), bytes: fragments(text, 1 + randomBelow(rng, 8)) };
  },
  'no UTF-8': (rng) => broken(frame(Buffer.concat([bytesOf(rng, 20), Buffer.from([0xc3, 0x28])]))),
  binary: (rng) => broken(frame(bytesOf(rng, 300), { opcode: OPCODE.binary })),
  'too long': (rng) => broken(frame('x'.repeat(16_385 + randomBelow(rng, 40_000)))),
  'said to be longer than it is': (rng) =>
    broken(frame('', { length: oneOf(rng, [16_385, 0x10000, 2 ** 40, Number.MAX_SAFE_INTEGER]) })),
  'against RFC 6455': (rng) => broken(notAFrame(rng)),
  'any bytes': (rng) => broken(Buffer.concat([bytesOf(rng, 200), Buffer.alloc(20_000, 0xff)])),
} satisfies Record<string, (rng: Rng, known: Knowledge) => Omit<FuzzFrame, 'kind'>>;

type Kind = keyof typeof FRAME_KINDS;
/** What gets into the rooms comes more often than what the library stops. */
const KINDS: readonly [Kind, ...Kind[]] = [
  'a message that fits',
  'a message that fits',
  'one thing changed',
  'one thing changed',
  'one thing changed',
  'a command in the game of others',
  'a decision that is not pending, or of the other seat',
  ...(Object.keys(FRAME_KINDS) as Kind[]),
];

export function fuzzFrame(rng: Rng, known: Knowledge): FuzzFrame {
  const kind = oneOf(rng, KINDS);
  return { kind, ...FRAME_KINDS[kind](rng, known) };
}

function textFrame(text: string): Omit<FuzzFrame, 'kind'> {
  return { bytes: frame(text), is: meant(text) };
}

const broken = (bytes: Buffer): Omit<FuzzFrame, 'kind'> => ({ bytes, is: 'broken' });

/** What a text says by the schemas alone. */
function meant(text: string): ClientMessage | 'bad' {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data ?? 'bad';
  } catch {
    return 'bad';
  }
}

function message(rng: Rng, known: Knowledge): { [key: string]: Json } {
  const { own: game } = known;
  const cmd = randomUUID();
  const accept = randomBelow(rng, 2) === 0;
  const what = oneOf(rng, ['draw', 'takeback', 'pause', 'rematch', 'openHands']);
  const all: [{ [key: string]: Json }, ...{ [key: string]: Json }[]] = [
    play(rng, known),
    play(rng, known),
    { type: 'open', game, told: { course: randomBelow(rng, 3), count: randomBelow(rng, 50) } },
    { type: 'open', game },
    { type: 'close', game },
    { type: 'act', game, cmd, act: oneOf(rng, ['claimWin', 'claimDraw', 'resume', 'closeHands']) },
    { type: 'offer', game, cmd, what },
    { type: 'answer', game, cmd, what, accept },
    { type: 'passing', game, cmd, profile: { ...SMART_PASSING, mode: 'ask' }, hold: false },
    { type: 'chat', game, cmd, preset: 'hello' },
    { type: 'say', game, cmd, text: 'hello' },
    { type: 'freeChat', game, cmd, on: accept },
    { type: 'lobby', on: accept },
    { type: 'ping', n: randomBelow(rng, 1000) },
  ];
  return oneOf(rng, all);
}

function play(rng: Rng, { own: game, decision, seq }: Knowledge): { [key: string]: Json } {
  const choices = Array.from({ length: 1 + randomBelow(rng, 4) }, () =>
    randomBelow(rng, oneOf(rng, [2, 64, 1024, 1_000_000])),
  );
  return { type: 'play', game, cmd: randomUUID(), decision, seq, choices };
}

function deep(rng: Rng): string {
  const depth = oneOf(rng, [9, 50, 1000, 8000]);
  return oneOf(rng, [
    nested(depth),
    `{"type":"open","game":${nested(depth)}}`,
    '['.repeat(depth),
    `${'{"a":'.repeat(Math.min(depth, 3000))}1${'}'.repeat(Math.min(depth, 3000))}`,
  ]);
}

function notAFrame(rng: Rng): Buffer {
  const { ping, more, text, close } = OPCODE;
  return oneOf(rng, [
    () => frame('{}', { masked: false }),
    () => frame('{}', { reserved: 1 + randomBelow(rng, 7) }),
    () => frame('{}', { opcode: 3 + randomBelow(rng, 5) }),
    () => frame('{}', { opcode: 11 + randomBelow(rng, 5) }),
    () => frame('x'.repeat(126), { opcode: ping }),
    () => frame('{}', { opcode: ping, fin: false }),
    () => frame('{}', { opcode: more }),
    () => Buffer.concat([frame('{', { fin: false }), frame('}', { opcode: text })]),
    () => frame(Buffer.from([randomBelow(rng, 3), randomBelow(rng, 256)]), { opcode: close }),
    () => frame(Buffer.from([3, 0xe8, 0xc3, 0x28]), { opcode: close }),
    () => frame('x', { opcode: close }),
  ])();
}
