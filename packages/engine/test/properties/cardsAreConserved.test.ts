import { expect, test } from 'vitest';
import {
  apply,
  clone,
  countOptions,
  decision,
  fromJson,
  hash,
  isOver,
  optionAt,
  type State,
  toJson,
} from '../../src/index.ts';
import { ASIDE, NONE, REQUEST_ID } from '../../src/state/layout.ts';
import {
  ALL_CARDS,
  fieldCount,
  fogCard,
  fogCount,
  graveAt,
  graveCount,
  handCards,
  handCount,
  lifeAt,
  lifeCount,
  requestKeys,
  stageAt,
  stageCount,
  unitAt,
  unitCards,
} from '../../src/state/queries.ts';
import { playRandomly, RULESETS, startGame } from './randomGames.ts';

const GAMES = 20;
const COPIED_GAMES = 5;

/** Every card, wherever it lies. */
function everyCard(s: State): number[] {
  const cards: number[] = [];
  for (const seat of [0, 1]) {
    for (let i = 0; i < lifeCount(s, seat); i++) cards.push(lifeAt(s, seat, i));
    for (let i = 0; i < graveCount(s, seat); i++) cards.push(graveAt(s, seat, i));
    for (let i = 0; i < fieldCount(s, seat); i++) cards.push(...unitCards(s, unitAt(s, seat, i)));
    for (let i = 0; i < fogCount(s, seat); i++) cards.push(fogCard(s, seat, i));
    cards.push(...handCards(s, seat));
  }
  for (let i = 0; i < stageCount(s); i++) cards.push(...requestKeys(s, stageAt(s, i)));
  if (s.bytes[ASIDE + REQUEST_ID] !== NONE) cards.push(...requestKeys(s, ASIDE));
  return cards.sort((a, b) => a - b);
}

/** Looked at after every choice of thousands of games: `expect` comes in where something is wrong. */
function expectAllCards(s: State): void {
  const cards = everyCard(s);
  if (cards.join() !== EVERY_CARD) expect(cards).toEqual(ALL_CARDS);
}
const EVERY_CARD = ALL_CARDS.join();

test.each(RULESETS)('%s: all 108 cards are somewhere, once, after every choice', (_, rules) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const s = startGame(rules, seed);
    playRandomly(s, seed, () => {
      expectAllCards(s);
      for (const seat of [0, 1])
        if (handCards(s, seat).length !== handCount(s, seat))
          expect(handCards(s, seat)).toHaveLength(handCount(s, seat));
    });
    expectAllCards(s);
  }
});

test.each(RULESETS)(
  '%s: only a chance is asked with a single answer, and the turn player may always do something',
  (_, rules) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const s = startGame(rules, seed);
      playRandomly(s, seed, () => {
        const asked = decision(s);
        if (asked === undefined || asked.options.length <= (asked.kind === 'chance' ? 0 : 1)) expect.fail(asked?.kind);
      });
      expect(decision(s)).toBeUndefined();
    }
  },
);

test.each(RULESETS)('%s: a clone, a copy through JSON and a replay are the same game', (_, rules) => {
  for (let seed = 0; seed < COPIED_GAMES; seed++) {
    const s = startGame(rules, seed);
    const choices = playRandomly(s, seed, (state, choice) => {
      const copies = [clone(state), fromJson(rules, toJson(state))];
      const before = hash(state);
      for (const copy of copies) {
        expect(hash(copy)).toBe(before);
        expect(countOptions(copy)).toBe(countOptions(state));
        apply(copy, choice);
      }
      expect(hash(copies[0]!)).toBe(hash(copies[1]!));
      expect(hash(state)).toBe(before);
    });
    const again = startGame(rules, seed);
    for (const choice of choices) apply(again, choice);
    expect(hash(again)).toBe(hash(s));
    expect(isOver(again)).toBe(true);
  }
});

test.each(RULESETS)('%s: no option is offered twice', (_, rules) => {
  for (let seed = 0; seed < GAMES / 3; seed++) {
    const s = startGame(rules, seed);
    playRandomly(s, seed, () => {
      const options = Array.from({ length: countOptions(s) }, (_unused, i) => optionAt(s, i));
      expect(new Set(options).size).toBe(options.length);
    });
  }
});
