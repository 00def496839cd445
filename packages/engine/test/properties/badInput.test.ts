import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apply,
  ChoiceError,
  cancel,
  countOptions,
  decision,
  FULL_DECK,
  fromJson,
  hash,
  newGame,
  optionAt,
  parseSeed,
  plainRuleset,
  ruleset,
  rulesetOf,
  seatToAct,
  smallSeed,
  submit,
  toJson,
} from '../../src/index.ts';
import { playRandomly, RULESETS, startGame } from './randomGames.ts';

test.each(RULESETS)('%s: a choice that is not offered is refused and changes nothing', (_, rules) => {
  const s = startGame(rules, 3);
  playRandomly(s, 3, (state, _choice, n, rng) => {
    if (n % 5 !== 0) return;
    const before = hash(state);
    const offered = new Set(Array.from({ length: countOptions(state) }, (_unused, i) => optionAt(state, i)));
    for (let i = 0; i < 20; i++) {
      const choice = rng() % 2048;
      if (!offered.has(choice)) expect(() => apply(state, choice)).toThrow(ChoiceError);
    }
    for (const odd of [-1, 0.5, Number.NaN, 1e9]) expect(() => apply(state, odd)).toThrow(ChoiceError);
    expect(hash(state)).toBe(before);
  });
  const end = hash(s);
  expect(() => apply(s, 0)).toThrow('the game is over');
  expect(hash(s)).toBe(end);
});

test.each(RULESETS)('%s: a request is applied whole or not at all, and only for the seat that is asked', (_, rules) => {
  const s = startGame(rules, 5);
  playRandomly(s, 5, (state, choice, n) => {
    if (n % 5 !== 0) return;
    const before = hash(state);
    const seat = seatToAct(state);
    expect(() => submit(state, 1 - seat, [choice])).toThrow('not this seat');
    expect(() => submit(state, seat, [choice, 9999])).toThrow(ChoiceError);
    expect(hash(state)).toBe(before);
  });
});

test.each(RULESETS)('%s: a request that is being put together can be dropped at every step', (_, rules) => {
  for (let seed = 0; seed < 10; seed++) {
    const s = startGame(rules, seed);
    let atChance = hash(s);
    playRandomly(s, seed, (state) => {
      const asked = decision(state);
      if (asked?.kind === 'chance') atChance = hash(state);
      if (asked?.drafting !== true) return;
      const copy = fromJson(rules, toJson(state));
      cancel(copy);
      expect(hash(copy)).toBe(atChance);
      expect(decision(copy)?.kind).toBe('chance');
    });
  }
});

test('there is nothing to drop outside of a request', () => {
  const s = startGame(plainRuleset('8.0', 'lite'), 1);
  expect(() => cancel(s)).toThrow('no request');
});

test('bad decks, seeds, states and regulations are named', () => {
  const rules = plainRuleset('8.0', 'lite');
  const regular = ruleset({ edition: '8.0', format: 'lite', frame: 'regular' });
  const start = (deck: readonly number[]) => () => newGame(regular, [deck, FULL_DECK], smallSeed(1));
  expect(start([...FULL_DECK.slice(1), 5])).toThrow('twice');
  expect(start([1, 2, 99])).toThrow('notAFace');
  expect(start([1, 2, 3])).toThrow('tooFew');
  expect(() => fromJson(rules, { regulation: '6.1/lite/full', cells: '' })).toThrow('6.1/lite/full');
  expect(() => fromJson(rules, { regulation: rules.id, cells: 'zz' })).toThrow('hexadecimal');
  expect(parseSeed('xyz')).toBeUndefined();
  for (const id of ['9.9/lite/full', '8.0/huge/full', '8.0/lite/none', '8.0/lite', '8.0/lite/full/more', ''])
    expect(rulesetOf(id)).toBeUndefined();
});

test('any text is either a regulation, a seed, or neither: never a crash', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      rulesetOf(text);
      parseSeed(text);
    }),
  );
});
