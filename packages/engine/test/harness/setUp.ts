/** Games from their very start, set-up decisions included. */
import {
  apply,
  countOptions,
  DECISION_KINDS,
  type DecisionKind,
  dealDecks,
  decision,
  FULL_DECK,
  type GameEvent,
  makeRng,
  newGame,
  optionAt,
  parseRegulation,
  type Rng,
  type Ruleset,
  randomBelow,
  ruleset,
  type SeatDeck,
  type Sink,
  type State,
  shuffled,
  smallSeed,
} from '../../src/index.ts';

/** The ruleset of an id that is known to exist. */
export const rulesOf = (id: string): Ruleset => ruleset(parseRegulation(id));

/** Decisions that come before the first chance. */
const SET_UP_KINDS: readonly DecisionKind[] = ['deck', 'rareCard', 'opening'];
export const isSettingUp = (s: State): boolean => SET_UP_KINDS.includes(decision(s)?.kind ?? DECISION_KINDS[0]);

/** A game before its first decision, with decks dealt from the seed. */
export const dealt = (rules: Ruleset, seed: number, sink?: Sink): State =>
  newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed), sink);

/** The same with built decks of any size that is allowed; other decks are as they are dealt. */
export function built(rules: Ruleset, seed: number): State {
  if (rules.deck.kind !== 'built') return dealt(rules, seed);
  const rng = makeRng(smallSeed(seed));
  return newGame(rules, [builtDeck(rules, rng), builtDeck(rules, rng)], smallSeed(seed));
}

export function builtDeck({ deck: { min, max }, series }: Ruleset, rng: Rng): SeatDeck {
  const cards = shuffled(rng, FULL_DECK);
  const first = cards.slice(0, min + randomBelow(rng, max - min + 1));
  if (series.decks === 1) return first;
  const rest = cards.slice(first.length);
  return { first, second: rest.slice(0, min + randomBelow(rng, rest.length - min + 1)), mayUse: 'either' };
}

/** A game at its first chance: what is asked before is answered at random. */
export function begun(rules: Ruleset, seed: number, sink?: Sink): State {
  const s = dealt(rules, seed, sink);
  const rng = makeRng(smallSeed(seed));
  while (isSettingUp(s)) apply(s, optionAt(s, randomBelow(rng, countOptions(s))), sink);
  return s;
}

/** A game and everything that has happened in it. */
export function heard(rules: Ruleset, seed: number): { s: State; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  return { s: begun(rules, seed, (event) => events.push(event)), events };
}
