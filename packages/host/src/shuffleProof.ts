/**
 * Was a game dealt as it was promised? Before it began, the server told the hash of its seed (of the series' seed, for the games of a series);
 * after it, the seed. The hash has to fit, and the records have to play from that seed to the end that they claim.
 */
import {
  addGame,
  DRAWN,
  dealDecks,
  type GameRecord,
  isOver,
  NONE,
  NotationError,
  newSeries,
  nextGame,
  parseRecord,
  parseSeed,
  type Ruleset,
  replay,
  rulesetOf,
  type Seed,
  type Series,
  type State,
  seatDeckCode,
  seedText,
  winner,
} from '@blackpoker/engine';
import { seriesGame } from './seriesStanding.ts';
import { sha256 } from './sha256.ts';

/** `hash`: the seed is not the promised one; `seed`, `decks`: a game was not dealt from it; `record`: a record does not play. */
export type ShuffleProblem = 'hash' | 'seed' | 'decks' | 'record';

export type ShuffleProof =
  | { readonly ok: true; readonly games: number }
  | { readonly ok: false; readonly problem: ShuffleProblem; readonly game: number; readonly detail: string };

export interface ShuffleClaim {
  readonly seedHash: string;
  readonly seed: string;
  /** The record of the game as text; of a series those of all its games, in their order. */
  readonly records: readonly string[];
  /** How many games won take the series; undefined: as the regulation has it. */
  readonly wins?: number | undefined;
}

class Disproof extends Error {
  readonly problem: ShuffleProblem;
  constructor(problem: ShuffleProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

export function shuffleProof({ seedHash, seed, records, wins }: ShuffleClaim): ShuffleProof {
  let game = 0;
  try {
    const parsed = promisedSeed(seedHash, seed);
    let series: Series | undefined;
    for (const text of records) {
      game += 1;
      const record = readRecord(text);
      series = afterGame(series ?? startOfSeries(record, parsed, wins), record);
    }
    return { ok: true, games: game };
  } catch (error) {
    if (error instanceof Disproof) return { ok: false, problem: error.problem, game, detail: error.message };
    throw error;
  }
}

function promisedSeed(seedHash: string, seed: string): Seed {
  const made = sha256(seed);
  if (made !== seedHash.toLowerCase()) throw new Disproof('hash', `SHA-256 of the seed is ${made}`);
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Disproof('seed', `"${seed}" is not a seed`);
  return parsed;
}

function readRecord(text: string): GameRecord {
  try {
    return parseRecord(text, rulesetOf);
  } catch (error) {
    throw error instanceof NotationError ? new Disproof('record', error.message) : error;
  }
}

function rulesOf({ regulation, options }: GameRecord): Ruleset {
  const rules = rulesetOf(regulation, options);
  if (rules === undefined) throw new Disproof('record', `there is no regulation ${regulation}`);
  return rules;
}

/** Decks that were built are what their players brought; all others come from the seed. */
function startOfSeries(record: GameRecord, seed: Seed, wins: number | undefined): Series {
  const rules = rulesOf(record);
  return newSeries(rules, seed, rules.deck.kind === 'built' ? record.decks : dealDecks(rules, seed), wins);
}

function afterGame(series: Series, record: GameRecord): Series {
  const next = nextGame(series);
  if (next === undefined) throw new Disproof('record', 'the series was over before this game');
  if (record.position !== undefined || record.seed !== seedText(next.seed))
    throw new Disproof('seed', `its seed must be ${seedText(next.seed)}`);
  for (const seat of [0, 1] as const) {
    const code = seatDeckCode(next.decks[seat]);
    if (seatDeckCode(record.decks[seat]) !== code) throw new Disproof('decks', `a deck must be ${code}`);
  }
  const end = replay(record, rulesOf(record));
  const won = winnerOf(record, end);
  return won === NONE ? series : addGame(series, seriesGame(series, end, won));
}

/** As it was played, or as the record says where it ended otherwise: `A (B resigned)`. */
function winnerOf({ result = '' }: GameRecord, end: State): number {
  if (isOver(end)) return winner(end);
  const [, word] = /^(A|B|draw)\b/.exec(result) ?? [];
  return word === undefined ? NONE : word === 'draw' ? DRAWN : word === 'A' ? 0 : 1;
}
