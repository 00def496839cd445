/** The parts of an address that begins a game, read one by one. Each throws a SetupError where it makes no sense. */

import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import {
  deckProblems,
  FRAME_ENTRIES,
  type NamedDecks,
  NotationError,
  parseSeat,
  parseSeatDeck,
  parseSeed,
  type Ruleset,
  rulesetOf,
  type Seat,
  type SeatDeck,
  type Seed,
  winsOffered,
} from '@blackpoker/engine';
import type { SeatSetup } from '@blackpoker/host';
import { SetupError } from './setupError.ts';

export const STARTS = ['me', 'opponent', 'chance'] as const;
export type Starts = (typeof STARTS)[number];

/** What holds where the address says nothing: the person's settings. */
export interface SetupDefaults {
  readonly regulation: string;
  readonly level: number;
  readonly starts: Starts;
}

export function rulesAsked(params: URLSearchParams, { regulation }: SetupDefaults): Ruleset {
  const text = params.get('reg') ?? regulation;
  const rules = rulesetOf(text, { graveTop: params.get('graveTop') === 'ask' ? 'ask' : 'last' });
  if (rules === undefined) throw new SetupError('regulation', { text });
  return rules;
}

export const isHotSeat = (params: URLSearchParams): boolean => params.get('hotseat') === '1';

/** Who sits where, with the person at this seat. */
export function seatsAsked(params: URLSearchParams, seat: Seat, defaults: SetupDefaults): [SeatSetup, SeatSetup] {
  const person: SeatSetup = { kind: 'person' };
  if (isHotSeat(params)) return [person, person];
  const bot: SeatSetup = { kind: 'bot', level: levelAsked(params, defaults) };
  return seat === 0 ? [person, bot] : [bot, person];
}

function levelAsked(params: URLSearchParams, defaults: SetupDefaults): number {
  const text = params.get('level') ?? `${defaults.level}`;
  const known = LEVEL_WORDS.find(({ level }) => `${level}` === text);
  if (known !== undefined) return known.level;
  throw new SetupError('level', { text, most: LEVEL_WORDS.length });
}

/** How many games won take the series. */
export function winsAsked(params: URLSearchParams, rules: Ruleset): number {
  const text = params.get('wins') ?? `${rules.series.wins}`;
  const wins = winsOffered(rules).find((offered) => `${offered}` === text);
  if (wins === undefined) throw new SetupError('wins', { text, offered: winsOffered(rules).join(' / ') });
  return wins;
}

/** Undefined: the address does not say. */
export function seatAsked(params: URLSearchParams): Seat | undefined {
  const text = params.get('seat');
  if (text === null) return undefined;
  const seat = parseSeat(text);
  if (seat === undefined) throw new SetupError('seat', { text });
  return seat;
}

export function startsAsked(params: URLSearchParams, defaults: SetupDefaults): Starts {
  const text = params.get('starts') ?? defaults.starts;
  const starts = STARTS.find((known) => known === text);
  if (starts === undefined) throw new SetupError('starts', { text });
  return isHotSeat(params) ? 'chance' : starts;
}

/** Undefined: the address does not say. */
export function seedAsked(params: URLSearchParams): Seed | undefined {
  const text = params.get('seed');
  if (text === null) return undefined;
  const seed = parseSeed(text);
  if (seed === undefined) throw new SetupError('seed', { text });
  return seed;
}

/** A new one that nobody can guess. */
export function freshSeed(): Seed {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, d];
}

/** The fixed decks, by the name of their frame. */
const NAMED_DECKS: NamedDecks = Object.fromEntries(
  ['entry', 'entry20', 'full'].map((name) => [name, FRAME_ENTRIES.find(({ id }) => id === name)?.deck.faces ?? []]),
);

/** Undefined: the address does not say. */
export function deckAsked(
  params: URLSearchParams,
  name: 'deck' | 'opponentDeck',
  rules: Ruleset,
): SeatDeck | undefined {
  const code = params.get(name);
  if (code === null) return undefined;
  const deck = readDeck(code);
  const [problem] = deckProblems(rules, deck);
  if (problem === undefined) return deck;
  throw SetupError.ofDeck(problem);
}

function readDeck(code: string): SeatDeck {
  try {
    return parseSeatDeck(code, NAMED_DECKS);
  } catch (error) {
    throw error instanceof NotationError ? SetupError.of('deckCode', error) : error;
  }
}
