import { dealDecks, handMask, makeRng, newGame, plainRuleset, type State, smallSeed, view } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { Dice } from '../../src/dice.ts';
import { findSecret } from '../../src/hints/secrets.ts';
import { drawWorlds } from '../../src/search/worlds.ts';

const RULES = plainRuleset('8.0', 'lite');
const CLUBS = 3;
/** ♣7 to ♣10. */
const HIGH = 0x3c0;
const worlds = worldsOf(newGame(RULES, dealDecks(RULES, smallSeed(1)), smallSeed(1)));

/** As A sees it. */
function worldsOf(s: State): State[] {
  return drawWorlds(view(s, 0), 0, 96, makeRng(smallSeed(3)));
}

describe('what decides whether a line works', () => {
  test('is found where the worlds differ by it', () => {
    const dice = new Dice(5);
    const values = worlds.map((s) => ((handMask(s, 1, CLUBS) & HIGH) === 0 ? 0.7 : 0.3) + 0.05 * dice.normal());
    const secret = findSecret(worlds, 0, values);
    expect(secret?.id).toBe('clubs 7');
    expect(secret?.bad).toBeCloseTo(0.3, 1);
    expect(secret?.good).toBeCloseTo(0.7, 1);
    expect(secret?.worlds).toBe(worlds.filter((s) => (handMask(s, 1, CLUBS) & HIGH) !== 0).length);
    expect(secret?.text).toEqual({ ja: '♣7〜10を持っている', en: 'holds ♣7 or higher, up to 10' });
  });

  test('is not made up where they differ by chance', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const dice = new Dice(seed);
      expect(
        findSecret(
          worlds,
          0,
          worlds.map(() => 0.5 + 0.2 * dice.normal()),
        ),
      ).toBeUndefined();
    }
  });

  test('is not told where holding it is good', () => {
    const values = worlds.map((s) => ((handMask(s, 1, CLUBS) & HIGH) === 0 ? 0.3 : 0.7));
    expect(findSecret(worlds, 0, values)?.id ?? '').not.toMatch(/^clubs/);
  });
});
