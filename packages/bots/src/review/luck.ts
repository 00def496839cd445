/**
 * Luck apart from skill. Whenever cards leave a life unseen, the luck of it is what the learned value says afterwards, less its mean
 * over other orders of both lives with everything else as it was: the same hands, the same choice. It looks at the open cards
 * of the true game, in hindsight, and never at what a player should have known; it has no part in grades. What is luck for one seat is
 * bad luck for the other.
 */
import {
  apply,
  arrangeLife,
  type Card,
  cardCode,
  clone,
  type GameRecord,
  lifeAt,
  lifeCount,
  makeRng,
  newGame,
  parseSeed,
  type Rng,
  type Seat,
  type Seed,
  type State,
  shuffled,
  type Text,
  turnCount,
  view,
} from '@blackpoker/engine';
import { meanOf } from '../judging/compare.ts';
import { isOffered } from '../search/search.ts';
import { winChance } from '../value/value.ts';
import type { Chancy, Timeline } from './timeline.ts';

export interface LuckEvent {
  /** The choice that it followed; -1: the opening hands, and who begins. */
  readonly index: number;
  readonly turn: number;
  /** For A, in chance of winning: above 0 A was lucky. */
  readonly luck: number;
  /** The standard error, from the number of other orders that were tried. */
  readonly error: number;
  readonly told: readonly Text[];
}

const ORDERS = 64;

export function* luckOf(record: GameRecord, timeline: Timeline, seed: Seed): Generator<LuckEvent, void> {
  const rng = makeRng(seed);
  const opening = openingLuck(record, timeline.start, rng);
  if (opening !== undefined) yield opening;
  for (const event of timeline.chancy) if (turnCount(event.after) > 0) yield luckAfter(event, rng);
}

/** Where a set-up asks for choices, its luck is in what follows them. */
function openingLuck(record: GameRecord, start: State, rng: Rng): LuckEvent | undefined {
  if (turnCount(start) === 0 || parseSeed(record.seed) === undefined || record.position !== undefined) return undefined;
  const others = Array.from({ length: ORDERS }, () =>
    winChance(newGame(start.rules, record.decks, [rng(), rng(), rng(), rng()]), 0),
  );
  return { index: -1, turn: 0, ...against(winChance(start, 0), others), told: [] };
}

function luckAfter({ index, turn, choice, before, after, told }: Chancy, rng: Rng): LuckEvent {
  const others: number[] = [];
  const known = [0, 1].map((seat) => knownInLife(before, seat));
  const s = clone(before);
  for (let i = 0; i < ORDERS; i++) {
    clone(before, s);
    for (const [seat, fixed] of known.entries()) reorder(s, seat, fixed, rng);
    if (!isOffered(s, choice)) continue;
    apply(s, choice);
    others.push(winChance(s, 0));
  }
  return { index, turn, ...against(winChance(after, 0), others), told };
}

function against(value: number, others: readonly number[]): { readonly luck: number; readonly error: number } {
  if (others.length === 0) return { luck: 0, error: 0 };
  const mean = meanOf(others);
  const squares = others.reduce((sum, other) => sum + (other - mean) ** 2, 0);
  return { luck: value - mean, error: Math.sqrt(squares) / others.length };
}

/** Cards of a life whose places somebody knows. */
function knownInLife(s: State, seat: Seat): ReadonlySet<Card> {
  const lives = [0, 1].map((viewer) => view(s, viewer).seats[seat === 0 ? 0 : 1].life);
  return new Set(lives.flatMap(({ known }) => known.flatMap(({ cards }) => [...cards])));
}

/** Shuffles a life, but for these cards. */
function reorder(s: State, seat: Seat, fixed: ReadonlySet<Card>, rng: Rng): void {
  const count = lifeCount(s, seat);
  const life = Array.from({ length: count }, (_, i) => lifeAt(s, seat, count - 1 - i));
  const loose = shuffled(
    rng,
    life.filter((card) => !fixed.has(card)),
  );
  arrangeLife(
    s,
    seat,
    life.map((card) => cardCode(fixed.has(card) ? card : (loose.pop() as Card))),
  );
}
