/** A game as it can be kept and played again: regulation, table options, seed, decks and choices. */

import type { SeatDeck } from '../deck.ts';
import { isDrafting } from '../flow/request.ts';
import { apply, ChoiceError, cancel, DeckError, newGame } from '../game.ts';
import type { Choice } from '../script/choice.ts';
import type { Ruleset, TableOptions } from '../script/ruleset.ts';
import type { Sink } from '../state/events.ts';
import { clone, DRAWN, type State } from '../state/layout.ts';
import { isOver, winner } from '../state/queries.ts';
import { parseSeed, type Seed, seedRng, seedText } from '../state/rng.ts';
import { hash } from '../state/serial.ts';
import { seatName } from './cards.ts';
import { NotationError } from './notationError.ts';
import { readPosition } from './parsePosition.ts';

export interface GameRecord {
  /** Such as 8.0/lite/full. */
  readonly regulation: string;
  readonly options: TableOptions;
  readonly seed: string;
  readonly decks: readonly [SeatDeck, SeatDeck];
  /** The game begins from this position (as text), not with a deal: then the decks say nothing, and the seed gives the shuffles. */
  readonly position?: string;
  /** Completed requests only: a draft that was dropped leaves no trace. */
  readonly choices: readonly Choice[];
  readonly players?: readonly [string, string];
  /** Of the state after the last choice. */
  readonly hash?: string;
  /** A, B or draw; or what else ended it, in words. */
  readonly result?: string;
}

/** A record that cannot be played again. `index`: the choice at which it fails. */
export class RecordError extends Error {
  readonly index: number | undefined;
  constructor(message: string, index?: number) {
    super(message);
    this.name = 'RecordError';
    this.index = index;
  }
}

/**
 * The state in which the record ends. `onChoice` sees each choice and the state in which it is made, `sink` hears what follows.
 * Throws a RecordError where the record does not fit the ruleset, a choice is not legal, or the hash is another.
 */
export function replay(
  record: GameRecord,
  rules: Ruleset,
  onChoice?: (s: State, choice: Choice, index: number) => void,
  sink?: Sink,
): State {
  const s = startOf(record, rules, sink);
  for (const [i, choice] of record.choices.entries()) {
    onChoice?.(s, choice, i);
    applyAt(s, choice, i, sink);
  }
  if (record.hash !== undefined && record.hash !== hash(s))
    throw new RecordError(`the game ends with hash ${hash(s)}, the record says ${record.hash}`);
  return s;
}

/** The state in which the first choice is made. */
export function startOf(record: GameRecord, rules: Ruleset, sink?: Sink): State {
  if (record.regulation !== rules.id || record.options.graveTop !== rules.options.graveTop)
    throw new RecordError(`this record is of ${record.regulation}, graveTop ${record.options.graveTop}`);
  const seed = parseSeed(record.seed);
  if (seed === undefined) throw new RecordError(`"${record.seed}" is not a seed`);
  if (record.position !== undefined) return startOfPosition(record.position, rules, seed);
  try {
    return newGame(rules, record.decks, seed, sink);
  } catch (error) {
    throw error instanceof DeckError ? new RecordError(error.message) : error;
  }
}

function startOfPosition(text: string, rules: Ruleset, seed: Seed): State {
  try {
    const { state } = readPosition(text, (regulation) => (regulation === rules.id ? rules : undefined));
    seedRng(state, seed);
    return state;
  } catch (error) {
    throw error instanceof NotationError ? new RecordError(`the position, ${error.message}`) : error;
  }
}

function applyAt(s: State, choice: Choice, index: number, sink: Sink | undefined): void {
  try {
    apply(s, choice, sink);
  } catch (error) {
    if (!(error instanceof ChoiceError)) throw error;
    throw new RecordError(`choice ${index + 1} of the record: ${error.message}`, index);
  }
}

/** A, B or draw; undefined while the game runs. */
export const resultOf = (s: State): string | undefined =>
  !isOver(s) ? undefined : winner(s) === DRAWN ? 'draw' : seatName(winner(s));

/** A game that is being recorded as it is played. */
export interface Recording {
  readonly game: Omit<GameRecord, 'choices'>;
  readonly choices: Choice[];
  /** How many of the choices belong to completed requests. */
  completed: number;
}

export function startRecord(
  rules: Ruleset,
  decks: readonly [SeatDeck, SeatDeck],
  seed: Seed,
  players?: readonly [string, string],
  position?: string,
): Recording {
  const game = { regulation: rules.id, options: rules.options, seed: seedText(seed), decks };
  return {
    game: { ...game, ...(players !== undefined && { players }), ...(position !== undefined && { position }) },
    choices: [],
    completed: 0,
  };
}

/** Applies a choice to the state and adds it to the recording. */
export function recordChoice(recording: Recording, s: State, choice: Choice, sink?: Sink): void {
  apply(s, choice, sink);
  recording.choices.push(choice);
  if (!isDrafting(s)) recording.completed = recording.choices.length;
}

/** Drops the request that is being put together, in the state and in the recording. */
export function recordCancel(recording: Recording, s: State): void {
  cancel(s);
  recording.choices.length = recording.completed;
}

/** The record up to now, with its hash and, once the game is over, its result. A draft is not part of it. */
export function recordOf(recording: Recording, s: State): GameRecord {
  const end = clone(s);
  if (isDrafting(end)) cancel(end);
  const result = resultOf(end);
  return {
    ...recording.game,
    choices: recording.choices.slice(0, recording.completed),
    hash: hash(end),
    ...(result !== undefined && { result }),
  };
}
