/**
 * A game from the address of a new one, `/t/new?…`: `reg`, `graveTop=ask`, `level` or `hotseat=1`, `wins`, `starts`, `seat`, `seed`,
 * `deck`, `opponentDeck`, `position`. Behind `#` may stand the code of a position, or of a record with `at` for the number of its choices.
 */

import {
  dealDecks,
  decision,
  type GameRecord,
  isOver,
  NotationError,
  newGame,
  parseRecord,
  parseSeed,
  type Ruleset,
  readPosition,
  replay,
  rulesetOf,
  type Seat,
  type SeatDeck,
  type Seed,
  seedText,
  type Text,
  turnCount,
  turnPlayer,
} from '@blackpoker/engine';
import { firstInSeries, type GameSetup } from '@blackpoker/host';
import { SetupError } from './setupError.ts';
import {
  deckAsked,
  freshSeed,
  rulesAsked,
  type SetupDefaults,
  type Starts,
  seatAsked,
  seatsAsked,
  seedAsked,
  startsAsked,
  winsAsked,
} from './setupParams.ts';
import { ShareError, sharedText } from './shareText.ts';

export type { SetupDefaults };

export type SetupResult =
  | { readonly ok: true; readonly setup: GameSetup }
  | { readonly ok: false; readonly message: Text };

/** `code`: what stands behind `#` in the address, without it. */
export async function newSetup(params: URLSearchParams, defaults: SetupDefaults, code = ''): Promise<SetupResult> {
  try {
    const text = code === '' ? (params.get('position') ?? '') : await sharedText(code);
    return { ok: true, setup: text === '' ? dealtSetup(params, defaults) : setupFrom(text, params, defaults) };
  } catch (error) {
    if (error instanceof SetupError || error instanceof ShareError) return { ok: false, message: error.text };
    throw error;
  }
}

const isRecordText = (text: string): boolean => /^\s*blackpoker\s*:/m.test(text);

const setupFrom = (text: string, params: URLSearchParams, defaults: SetupDefaults): GameSetup =>
  isRecordText(text) ? setupFromRecord(text, params, defaults) : setupFromPosition(text, params, defaults);

function read<T>(word: 'position' | 'record', reader: () => T): T {
  try {
    return reader();
  } catch (error) {
    throw error instanceof NotationError ? SetupError.of(word, error) : error;
  }
}

function setupFromPosition(position: string, params: URLSearchParams, defaults: SetupDefaults): GameSetup {
  const { state } = read('position', () => readPosition(position, rulesetOf));
  const { rules } = state;
  const seed = seedAsked(params) ?? freshSeed();
  const seats = seatsAsked(params, seatAsked(params) ?? 0, defaults);
  return { ...plain(rules), seed: seedText(seed), decks: dealDecks(rules, seed), seats, position };
}

const plain = ({ id, options }: Ruleset) => ({ regulation: id, options });

// from a record

function setupFromRecord(text: string, params: URLSearchParams, defaults: SetupDefaults): GameSetup {
  const record = read('record', () => parseRecord(text, rulesetOf));
  const { regulation, options, seed, decks, position } = record;
  const choices = record.choices.slice(0, wholeRequests(record, choiceCount(params)));
  const seats = seatsAsked(params, seatAsked(params) ?? 0, defaults);
  return { regulation, options, seed, decks, seats, choices, ...(position !== undefined && { position }) };
}

const choiceCount = (params: URLSearchParams): number =>
  /^\d+$/.test(params.get('at') ?? '') ? Number(params.get('at')) : Number.POSITIVE_INFINITY;

/** At most so many of a record's choices that no request is left half done. */
function wholeRequests({ regulation, options, seed, decks, position, choices }: GameRecord, most: number): number {
  const rules = rulesetOf(regulation, options);
  if (rules === undefined) throw new SetupError('regulation', { text: regulation });
  const start = { regulation, options, seed, decks, ...(position !== undefined && { position }) };
  let whole = 0;
  const end = replay({ ...start, choices: choices.slice(0, most) }, rules, (s, _, i) => {
    if (decision(s)?.drafting !== true) whole = i;
  });
  if (isOver(end)) throw new SetupError('over');
  return decision(end)?.drafting === true ? whole : Math.min(most, choices.length);
}

// from a deal

function dealtSetup(params: URLSearchParams, defaults: SetupDefaults): GameSetup {
  const rules = rulesAsked(params, defaults);
  const starts = startsAsked(params, defaults);
  let fallback: GameSetup | undefined;
  for (const { seed, seat } of candidates(params, starts)) {
    const setup = dealt(rules, params, defaults, seed, seat);
    if (starts === 'chance' || firstSeat(rules, setup) === (starts === 'me' ? seat : 1 - seat)) return setup;
    fallback ??= setup;
  }
  if (fallback === undefined) throw new Error('bug: there is always a candidate');
  return fallback;
}

const TRIES = 24;

/** Seeds and seats to try until the right player starts: what the address gives stays. */
function* candidates(params: URLSearchParams, starts: Starts): Generator<{ seed: Seed; seat: Seat }> {
  const given = seedAsked(params);
  const seat = seatAsked(params);
  for (let i = 0; i < (given === undefined && starts !== 'chance' ? TRIES : 1); i++) {
    const seed = given ?? freshSeed();
    for (const sits of seat === undefined ? [0, 1] : [seat]) yield { seed, seat: sits };
  }
}

function dealt(rules: Ruleset, params: URLSearchParams, defaults: SetupDefaults, seed: Seed, seat: Seat): GameSetup {
  const own = deckAsked(params, 'deck', rules);
  const theirs = deckAsked(params, 'opponentDeck', rules);
  const [a, b] = dealDecks(rules, seed);
  const decks: [SeatDeck, SeatDeck] = seat === 0 ? [own ?? a, theirs ?? b] : [theirs ?? a, own ?? b];
  const seats = seatsAsked(params, seat, defaults);
  const setup = { ...plain(rules), seed: seedText(seed), decks, seats };
  return firstInSeries(setup, winsAsked(params, rules));
}

/** Who has the first turn; undefined: that is decided by cards that are not chosen yet. */
function firstSeat(rules: Ruleset, { seed, decks }: GameSetup): Seat | undefined {
  const s = newGame(rules, decks, parseSeed(seed) ?? [0, 0, 0, 0]);
  return turnCount(s) === 0 ? undefined : turnPlayer(s);
}

/** Can a person choose who starts? Where something is chosen before the cards are turned over, nobody can. */
export const canChooseStart = (rules: Ruleset): boolean => {
  const seed: Seed = [1, 2, 3, 4];
  return turnCount(newGame(rules, dealDecks(rules, seed), seed)) > 0;
};
