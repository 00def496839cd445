/** What the opponent may have that decides whether a line works: the hidden thing that best parts good worlds from bad ones. */
import {
  fieldCount,
  fill,
  handMask,
  hasNumber,
  isChargedBulwark,
  isSoldier,
  LANGS,
  numberOf,
  other,
  type Seat,
  type State,
  type Text,
  unitAt,
} from '@blackpoker/engine';
import { meanOf } from '../judging/compare.ts';
import { SECRET_WORDS } from './reasonWords.ts';

export interface Secret {
  /** Its name and number, such as clubs 9. */
  readonly id: string;
  readonly text: Text;
  /** In how many of the worlds it is so. */
  readonly worlds: number;
  /** The chance of winning where it is so and where not, and the standard error of their difference. */
  readonly bad: number;
  readonly good: number;
  readonly error: number;
}

interface Suspicion {
  readonly id: string;
  readonly text: Text;
  readonly holds: (s: State) => boolean;
}

/** As rare or as common as this, too few worlds speak for the other side. */
const LEAST_WORLDS = 5;
/** A difference of chances that is worth a word. */
const LEAST_DIFFERENCE = 0.1;
/** Standard errors: some fifty things are looked at, so that two would be found by chance. */
const LEAST_ERRORS = 3.5;

/** `values`: what the line came to, world by world. Undefined: nothing parts them clearly. */
export function findSecret(worlds: readonly State[], seat: Seat, values: readonly number[]): Secret | undefined {
  let found: Secret | undefined;
  // Of what is so in the same worlds the last is told: the highest number.
  for (const suspicion of suspicions(seat)) {
    const secret = weigh(suspicion, worlds, values);
    if (secret !== undefined && (found === undefined || explained(secret) >= explained(found))) found = secret;
  }
  return found;

  /** How much of the spread of the values it explains, as a split in two: the sum of squares between the parts. */
  function explained({ good, bad, worlds: yes }: Secret): number {
    return ((yes * (values.length - yes)) / values.length) * (good - bad) ** 2;
  }
}

function weigh(
  { id, text, holds }: Suspicion,
  worlds: readonly State[],
  values: readonly number[],
): Secret | undefined {
  const yes: number[] = [];
  const no: number[] = [];
  for (const [i, value] of values.entries()) (holds(worlds[i] as State) ? yes : no).push(value);
  if (yes.length < LEAST_WORLDS || no.length < LEAST_WORLDS) return undefined;
  const error = Math.sqrt(varianceOfMean(yes) + varianceOfMean(no));
  const secret = { id, text, worlds: yes.length, bad: meanOf(yes), good: meanOf(no), error };
  const difference = secret.good - secret.bad;
  return difference >= LEAST_DIFFERENCE && difference >= LEAST_ERRORS * error ? secret : undefined;
}

/** With two values more, one at either end, so that few values that agree are not certain. */
function varianceOfMean(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, (1 - mean) ** 2 + mean ** 2);
  return squares / (values.length + 2) / (values.length + 1);
}

const text = (word: keyof typeof SECRET_WORDS, params: Readonly<Record<string, string | number>> = {}): Text => {
  const [ja = '', en = ''] = LANGS.map((lang) => fill(SECRET_WORDS[word], lang, params));
  return { ja, en };
};

const SUITS = [
  { id: 'spades', sign: '♠' },
  { id: 'hearts', sign: '♡' },
  { id: 'diamonds', sign: '♢' },
  { id: 'clubs', sign: '♣' },
] as const;
const A_TO_10 = 0x3ff;
const J_TO_K = 0x1c00;
const JOKERS = 4;

function suspicions(seat: Seat): Suspicion[] {
  const foe = other(seat);
  const anySuit = (s: State, mask: number): boolean => SUITS.some((_, suit) => (handMask(s, foe, suit) & mask) !== 0);
  return [
    ...SUITS.flatMap(({ id, sign }, suit) => numbersOf(foe, suit, id, sign)),
    { id: 'court', text: text('court'), holds: (s) => anySuit(s, J_TO_K) },
    { id: 'ace', text: text('ace'), holds: (s) => anySuit(s, 1) },
    { id: 'joker', text: text('joker'), holds: (s) => handMask(s, foe, JOKERS) !== 0 },
    { id: 'trap', text: text('trap'), holds: (s) => hasTrap(s, seat) },
  ];
}

/** This number of the suit or a higher one, up to 10. */
function numbersOf(foe: Seat, suit: number, id: string, sign: string): Suspicion[] {
  return Array.from({ length: 10 }, (_, i) => {
    const n = i + 1;
    const word = n === 10 ? 'ten' : n === 9 ? 'nine' : n === 1 ? 'any' : 'above';
    const mask = A_TO_10 & ~((1 << i) - 1);
    return {
      id: `${id} ${n}`,
      text: text(word, { suit: sign, n }),
      holds: (s) => (handMask(s, foe, suit) & mask) !== 0,
    };
  });
}

function hasTrap(s: State, seat: Seat): boolean {
  const foe = other(seat);
  for (let i = 0; i < fieldCount(s, foe); i++) {
    const unit = unitAt(s, foe, i);
    if (isChargedBulwark(s, unit) && catchesAny(s, numberOf(unit), seat)) return true;
  }
  return false;
}

function catchesAny(s: State, number: number, seat: Seat): boolean {
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    if (isSoldier(s, unit) && (number === 0 || hasNumber(s, unit, number))) return true;
  }
  return false;
}
