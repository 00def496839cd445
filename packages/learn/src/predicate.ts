/**
 * Predicates of lessons: clauses joined by `;`, of which all must hold; `|` separates alternatives. They are read off the state and
 * off what has happened since the lesson began (docs/lessons.md lists them).
 */
import {
  actionAt,
  actionOf,
  controllerOf,
  fieldCount,
  graveAt,
  graveCount,
  handCards,
  isBulwark,
  isDriven,
  isOver,
  isStageEmpty,
  kindToAct,
  lifeCount,
  other,
  parseCard,
  parseSeat,
  type Seat,
  type State,
  seatName,
  stageAt,
  stageCount,
  turnCount,
  unitAt,
  unitCards,
  winner,
} from '@blackpoker/engine';

/** What clauses are judged by. */
export interface Facts {
  readonly state: State;
  /** Clauses that an event has made true, such as `done up A`. */
  readonly heard: ReadonlySet<string>;
}

/** Known to the page only: which plan is open, and which unavailable actions the learner has tapped. */
export interface PageFacts {
  readonly plan?: string | undefined;
  readonly why?: readonly string[] | undefined;
}

interface Clause {
  readonly text: string;
  /** It waits for an event. */
  readonly isHeard?: true;
  /** False here if only the page knows. */
  readonly holds: (facts: Facts) => boolean;
  readonly ofPage?: (facts: PageFacts) => boolean;
}

/** Alternatives; of each all clauses must hold. */
export type Predicate = readonly (readonly Clause[])[];

export class PredicateError extends Error {}

const known = new Map<string, Predicate>();

/** Throws a PredicateError if a clause is unknown. */
export function parsePredicate(text: string): Predicate {
  const found = known.get(text);
  if (found !== undefined) return found;
  const predicate = text.split('|').map((all) => all.split(';').map((clause) => parseClause(clause.trim())));
  known.set(text, predicate);
  return predicate;
}

export const holds = (predicate: Predicate, facts: Facts): boolean =>
  predicate.some((all) => all.every((clause) => clause.holds(facts)));

/** Only the page can say whether it holds. */
export const isOfPage = (predicate: Predicate): boolean => predicate.flat().some(({ ofPage }) => ofPage !== undefined);

/** The clauses that wait for an event. */
export const heardClauses = (predicate: Predicate): readonly string[] =>
  predicate.flatMap((all) => all.filter(({ isHeard }) => isHeard).map(({ text }) => text));

/** Does it ask for the win of a seat? */
export const asksForWin = (predicate: Predicate, seat: Seat): boolean =>
  predicate.flat().some(({ text }) => text === `won ${seatName(seat)}`);

const HEARD = ['done', 'negated', 'answered', 'missed'];

function parseClause(text: string): Clause {
  const [verb = '', ...words] = text.split(/\s+/);
  if (HEARD.includes(verb)) return { text, isHeard: true, holds: ({ heard }) => heard.has(text) };
  const ofPage = PAGE_CLAUSES[verb]?.(words[0] ?? '');
  if (ofPage !== undefined) return { text, ofPage, holds: () => false };
  const test = STATE_CLAUSES[verb]?.(words, text);
  if (test === undefined) throw new PredicateError(`"${text}" is not a clause of a lesson`);
  return { text, holds: ({ state }) => test(state) };
}

const PAGE_CLAUSES: Readonly<Record<string, (action: string) => (page: PageFacts) => boolean>> = {
  plan: (action) => (page) => page.plan === action,
  why: (action) => (page) => page.why?.includes(action) === true,
};

type StateTest = (s: State) => boolean;

const STATE_CLAUSES: Readonly<Record<string, (words: readonly string[], text: string) => StateTest>> = {
  won: ([seat], text) => wins(seatIn(seat, text)),
  lost: ([seat], text) => wins(other(seatIn(seat, text))),
  life: ([seat, amount], text) => life(seatIn(seat, text), amount ?? '', text),
  field: ([seat, ...cards], text) => hasAll(seatIn(seat, text), cards, text, soldierCards),
  bulwark: ([seat, ...cards], text) => hasAll(seatIn(seat, text), cards, text, bulwarkCards),
  grave: ([seat, ...cards], text) => hasAll(seatIn(seat, text), cards, text, cardsInGrave),
  hand: ([seat, ...cards], text) => hasAll(seatIn(seat, text), cards, text, handCards),
  turn: ([number], text) => hasBegun(wholeIn(number, text)),
  onStage: ([action, seat], text) => isOnStage(wordIn(action, text), seatIn(seat, text)),
  stageEmpty: () => isStageEmpty,
  driven: ([unit], text) => isDrivenAt(wordIn(unit, text), text),
  asked:
    ([kind]) =>
    (s) =>
      kindToAct(s) === kind,
};

const wins =
  (seat: Seat): StateTest =>
  (s) =>
    isOver(s) && winner(s) === seat;

/** Positions begin in turn 1. */
const hasBegun =
  (turn: number): StateTest =>
  (s) =>
    turnCount(s) >= turn;

function life(seat: Seat, amount: string, text: string): StateTest {
  const [, sign = '', digits] = /^(<=|>=)?(\d+)$/.exec(amount) ?? [];
  const number = wholeIn(digits, text);
  if (sign === '<=') return (s) => lifeCount(s, seat) <= number;
  if (sign === '>=') return (s) => lifeCount(s, seat) >= number;
  return (s) => lifeCount(s, seat) === number;
}

function hasAll(
  seat: Seat,
  codes: readonly string[],
  text: string,
  cardsOf: (s: State, seat: Seat) => readonly number[],
): StateTest {
  const cards = codes.map((code) => parseCard(seat, code) ?? fail(text));
  if (cards.length === 0) fail(text);
  return (s) => cards.every((card) => cardsOf(s, seat).includes(card));
}

const unitsOf = (s: State, seat: Seat): number[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));
const soldierCards = (s: State, seat: Seat): readonly number[] =>
  unitsOf(s, seat)
    .filter((unit) => !isBulwark(s, unit))
    .flatMap((unit) => [...unitCards(s, unit)]);
const bulwarkCards = (s: State, seat: Seat): readonly number[] => unitsOf(s, seat).filter((unit) => isBulwark(s, unit));
const cardsInGrave = (s: State, seat: Seat): readonly number[] =>
  Array.from({ length: graveCount(s, seat) }, (_, i) => graveAt(s, seat, i));

const isOnStage =
  (action: string, seat: Seat): StateTest =>
  (s) =>
    Array.from({ length: stageCount(s) }, (_, i) => stageAt(s, i)).some(
      (request) => actionAt(s.rules, actionOf(s, request)).id === action && controllerOf(s, request) === seat,
    );

function isDrivenAt(unit: string, text: string): StateTest {
  const seat = seatIn(unit.charAt(0), text);
  const position = wholeIn(unit.slice(1), text) - 1;
  return (s) => position < fieldCount(s, seat) && isDriven(s, unitAt(s, seat, position));
}

function fail(text: string): never {
  throw new PredicateError(`"${text}" is not a clause of a lesson`);
}
const wordIn = (word: string | undefined, text: string): string => word ?? fail(text);
const seatIn = (word: string | undefined, text: string): Seat => parseSeat(word ?? '') ?? fail(text);
const wholeIn = (word: string | undefined, text: string): number =>
  /^\d+$/.test(word ?? '') ? Number(word) : fail(text);
