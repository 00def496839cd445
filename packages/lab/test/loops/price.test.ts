import { fromPosition, plainRuleset } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { damage, gains, isInVain, price } from '../../src/loops/price.ts';
import { restOf } from '../../src/loops/rest.ts';
import { board } from './madeUp.ts';

const rest = (text: string) => restOf(fromPosition(plainRuleset('8.0', 'lite'), board(text)).state);

const START =
  'A: life C2 C3 hand S5 D7 grave H4 H6 field bulwark H2, S9, D8+D9 B: life C2 C3 C4 hand C9 field HK, bulwark D4';

/** The start with something replaced. */
const changed = (...edits: readonly (readonly [string, string])[]) =>
  edits.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, START);

const CASES: Readonly<Record<string, readonly [end: string, price: object]>> = {
  nothing: [START, {}],
  'a hand card': [changed(['hand S5 D7 grave', 'hand S5 grave D7']), { hand: 1 }],
  'another card for it': [
    changed(['hand S5 D7', 'hand S5 C3'], ['life C2 C3 hand S5', 'life C2 D7 hand S5']),
    { hand: 1 },
  ],
  'own life': [changed(['life C2 C3 hand S5', 'life C3 hand S5'], ['grave', 'grave C2']), { life: 1 }],
  'a bulwark’s charge': [changed(['bulwark H2', 'bulwark H2 driven']), { charge: 1 }],
  'a soldier': [changed([', S9', ''], ['grave', 'grave S9']), { units: 1 }],
  'a soldier that is a bulwark now': [changed([', S9', ', bulwark S9']), { units: 1 }],
  'a card of an equipped soldier': [changed(['D8+D9', 'D8'], ['grave', 'grave D9']), { units: 1 }],
  'a soldier that is new again': [changed([', S9', ', S9 new']), { fresh: 1 }],
  size: [`${START} modifiers: A2 -3`, { size: 1 }],
  'a card of the grave': [changed(['grave H4 H6', 'grave H4'], ['hand S5', 'hand S5 H6']), { grave: 1 }],
  'a once-per-turn right': [`${START} used: A setBulwark`, { rights: 1 }],
  'a unit of the opponent': [changed(['field HK, bulwark D4', 'field HK']), { targets: 1 }],
  'an opponent’s unit that was charged': [changed(['bulwark D4', 'bulwark D4 driven']), { targets: 1 }],
};

describe('what a round takes', () => {
  test.each(Object.entries(CASES))('%s', (_, [end, expected]) => {
    const paid = price(rest(START), rest(end));
    expect(Object.fromEntries(Object.entries(paid).filter(([, count]) => count > 0))).toEqual(expected);
  });
});

test('more than before takes nothing', () => {
  const more = changed(['hand S5 D7', 'hand S5 D7 C4'], ['bulwark H2', 'bulwark H2, SA'], ['grave', 'grave D3']);
  expect(Object.values(price(rest(START), rest(`${more} modifiers: A3 +2`))).every((count) => count === 0)).toBe(true);
  expect(gains(rest(START), rest(more))).toEqual({ hand: 1, field: 1, life: 0, opponentHand: 0 });
});

test('damage is what the opponent has lost of their life, drawn cards among it', () => {
  const end = rest(changed(['life C2 C3 C4 hand C9', 'life C3 hand C9 C2 C4']));
  expect(damage(rest(START), end)).toBe(2);
  expect(gains(rest(START), end).opponentHand).toBe(2);
});

test('steps are in vain where they only lose: cards in the grave are no gain', () => {
  expect(isInVain(rest(START), rest(changed(['hand S5 D7 grave', 'hand S5 grave D7'])))).toBe(true);
  expect(isInVain(rest(START), rest(changed(['S5 D7 grave', 'grave S5 D7'], [', S9', ', S9 driven'])))).toBe(true);
  expect(isInVain(rest(START), rest(changed([', S9', ''], ['hand S5', 'hand S5 S9'])))).toBe(false);
  expect(isInVain(rest(START), rest(changed(['life C2 C3 C4', 'life C3 C4'])))).toBe(false);
  expect(isInVain(rest(START), rest(changed(['bulwark D4', 'bulwark D4 driven'])))).toBe(false);
});
