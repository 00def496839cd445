/** What a game is begun with: seats, decks, seed. */
import { dealDecks, parseSeed, type Ruleset, rulesetOf, type SeatDeck, type Seed } from '@blackpoker/engine';
import { firstInSeries, type GameSetup, type SeatSetup, sha256 } from '@blackpoker/host';
import { type GameRow, optionsOf, winsOf } from './gameRow.ts';
import { newSeed } from './ids.ts';
import { rulesVersionOf } from './rulesVersion.ts';
import { readDeck } from './terms.ts';

/** Who sits at a seat: a user, or a level; and the code of the deck that they bring. */
export interface Sitting {
  readonly user: string | null;
  readonly level: number | null;
  readonly deck: string | null;
}

/** The columns of a game that has begun. */
export type Beginning = Pick<
  GameRow,
  | 'state'
  | 'seat_a'
  | 'seat_b'
  | 'level_a'
  | 'level_b'
  | 'setup'
  | 'seed_hash'
  | 'series_id'
  | 'rules_version'
  | 'started_at'
  | 'node'
>;

export interface Start {
  readonly game: string;
  readonly at: number;
  readonly node: string;
  readonly sits: readonly [Sitting, Sitting];
}

/** A new game, or the first one of a series; what it is about is in the row. */
export function beginning(row: Pick<GameRow, 'regulation' | 'options' | 'wins'>, start: Start): Beginning {
  const rules = rulesOf(row);
  const setup = firstInSeries(newSetup(rules, start.sits), winsOf(row));
  const committed = setup.series?.seed ?? setup.seed;
  const series = setup.series === undefined ? null : start.game;
  return begun(rules, setup, start, { seed_hash: sha256(committed), series_id: series });
}

/** The next game of a series: its seed was committed to when the series began. */
export const nextBeginning = (row: GameRow, setup: GameSetup, start: Start): Beginning =>
  begun(rulesOf(row), setup, start, { seed_hash: row.seed_hash, series_id: row.series_id });

export function rulesOf(row: Pick<GameRow, 'regulation' | 'options'>): Ruleset {
  const rules = rulesetOf(row.regulation, optionsOf(row));
  if (rules === undefined) throw new Error(`there is no regulation ${row.regulation}`);
  return rules;
}

function begun(
  rules: Ruleset,
  setup: GameSetup,
  { at, node, sits: [a, b] }: Start,
  commitment: Pick<GameRow, 'seed_hash' | 'series_id'>,
): Beginning {
  return {
    state: 'playing',
    ...{ seat_a: a.user, seat_b: b.user, level_a: a.level, level_b: b.level },
    ...commitment,
    setup: JSON.stringify(setup),
    rules_version: rulesVersionOf(rules),
    started_at: at,
    node,
  };
}

function newSetup(rules: Ruleset, sits: readonly [Sitting, Sitting]): GameSetup {
  const seed = newSeed();
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new Error('bug: a new seed is not a seed');
  const decks = decksOf(rules, parsed, sits);
  const seats = [seatOf(sits[0]), seatOf(sits[1])] as const;
  return { regulation: rules.id, options: rules.options, seed, decks, seats };
}

const seatOf = ({ level }: Sitting): SeatSetup => (level === null ? { kind: 'person' } : { kind: 'bot', level });

/** Those that were built, or else what the seed deals. */
function decksOf(rules: Ruleset, seed: Seed, sits: readonly [Sitting, Sitting]): readonly [SeatDeck, SeatDeck] {
  const [a, b] = dealDecks(rules, seed);
  const of = ({ deck }: Sitting, dealt: SeatDeck): SeatDeck => (deck === null ? dealt : (readDeck(deck) ?? dealt));
  return [of(sits[0], a), of(sits[1], b)];
}
