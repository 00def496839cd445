/** What holds in every game, in each of the regulations: with their decks, set-up decisions, packs and rare cards. */
import { expect, test } from 'vitest';
import {
  apply,
  clone,
  countOptions,
  decision,
  eventFor,
  fromJson,
  hash,
  isOver,
  optionAt,
  ownerOf,
  REGULATIONS,
  type Rng,
  type Ruleset,
  regulationId,
  ruleset,
  SPECTATOR,
  type State,
  sample,
  toJson,
  view,
} from '../../src/index.ts';
import { markOf } from '../../src/state/knowledge.ts';
import { cardsInGame, handCards, handCount } from '../../src/state/queries.ts';
import { built, dealt, isSettingUp } from '../harness/setUp.ts';
import { playRandomly } from './randomGames.ts';

/** Each regulation with one of the table options: neighbours take turns. */
const RULESETS = REGULATIONS.map((regulation, i): [string, Ruleset] => {
  const rules = ruleset(regulation, { graveTop: i % 2 === 0 ? 'last' : 'ask' });
  return [regulationId(regulation), rules];
});
/** Set-up decisions are looked at one by one, later ones now and then. */
const FIRST = 10;
const EVERY = 11;
const isLookedAt = (n: number): boolean => n < FIRST || n % EVERY === 0;

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();

/** One game with decks as they are dealt, one with built decks of any size. */
const GAMES: readonly (readonly [seed: number, start: (rules: Ruleset, seed: number) => State])[] = [
  [1, dealt],
  [2, built],
];

test.each(RULESETS)('%s: a game ends, cards stay what they are, and copies are the same game', (_, rules) => {
  for (const [seed, start] of GAMES) {
    const s = start(rules, seed);
    let cards: readonly string[] | undefined;
    const choices = playRandomly(s, seed, (state, choice, n) => {
      const now = [0, 1].map((seat) => sorted(cardsInGame(state, seat)));
      if (cards !== undefined && now.join() !== cards.join()) expect(now).toEqual(cards);
      if (!isSettingUp(state)) cards = now;
      expectWhole(state);
      if (isLookedAt(n)) expectCopies(state, choice);
    });
    expect([0, 1].map((seat) => sorted(cardsInGame(s, seat)))).toEqual(cards);
    expect(decision(s)).toBeUndefined();
    const again = start(rules, seed);
    for (const choice of choices) apply(again, choice);
    expect(hash(again)).toBe(hash(s));
    expect(isOver(again)).toBe(true);
  }
});

/** No card twice, a hand as large as it says, and no question with a single answer. */
function expectWhole(s: State): void {
  for (const seat of [0, 1]) {
    const cards = cardsInGame(s, seat);
    if (new Set(cards).size !== cards.length) expect(cards).toEqual([...new Set(cards)]);
    if (handCards(s, seat).length !== handCount(s, seat)) expect(handCards(s, seat).length).toBe(handCount(s, seat));
  }
  const options = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
  if (new Set(options).size !== options.length) expect(options).toEqual([...new Set(options)]);
  if (options.length <= (decision(s)?.kind === 'chance' ? 0 : 1)) expect.fail('nothing to choose from');
}

function expectCopies(s: State, choice: number): void {
  const copies = [clone(s), fromJson(s.rules, JSON.parse(JSON.stringify(toJson(s))))];
  const before = hash(s);
  const after = copies.map((copy) => {
    expect(hash(copy)).toBe(before);
    apply(copy, choice);
    return hash(copy);
  });
  expect(after[0]).toBe(after[1]);
  expect(hash(s)).toBe(before);
}

test.each(RULESETS)('%s: a view is what a seat knows, and all that its choices depend on', (_, rules) => {
  for (const [seed, start] of GAMES) {
    const s = start(rules, seed);
    playRandomly(s, seed, (state, choice, n, rng) => {
      if (!isLookedAt(n)) return;
      expectViews(state, rng);
      expectEvents(state, choice);
    });
  }
});

function expectViews(s: State, rng: Rng): void {
  for (const viewer of [0, 1, SPECTATOR]) {
    const seen = view(s, viewer);
    const other = sample(seen, rng);
    expect(view(other, viewer)).toEqual(seen);
    if (decision(s)?.seat === viewer) expect(decision(other)).toEqual(decision(s));
  }
}

/** An event shows a card only to a seat that then knows it. */
function expectEvents(s: State, choice: number): void {
  const trial = clone(s);
  apply(trial, choice, (event) => {
    for (const viewer of [0, 1]) {
      const told = eventFor(event, viewer);
      for (const card of 'cards' in told ? told.cards : [])
        if (ownerOf(card) !== viewer) expect(markOf(trial, viewer, card), JSON.stringify(event)).toBeGreaterThan(0);
    }
  });
}
