/** The colours of styles/tokens.css can be read and told apart (ux.md AC16). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ciede2000, contrast, difference } from './colour.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const usual = css.slice(0, css.indexOf('\n}'));

/** A colour of the usual palette; of two, the light or the dark one. */
function token(name: string, theme: 'light' | 'dark'): string {
  const [, light, dark, both] =
    usual.match(new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`)) ?? [];
  const found = both ?? (theme === 'light' ? light : dark);
  if (found === undefined) throw new Error(`there is no token --${name}`);
  return found;
}

const GROUNDS = ['bg', 'felt', 'surface'];
const TEXTS = ['text', 'muted', 'accent', 'me', 'opp', 'danger', 'ok'];
const SUITS = ['spade', 'heart', 'diamond', 'club'];
const PAIRS = SUITS.flatMap((a, i) => SUITS.slice(i + 1).map((b) => [a, b] as const));

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const between = (a: string, b: string): number => contrast(token(a, theme), token(b, theme));

  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))(
    '%s can be read on %s',
    (text, ground) => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['text', 'raised'],
    ['muted', 'raised'],
    ['accent', 'raised'],
    ['on-accent', 'accent'],
    ['on-me', 'me'],
    ['on-opp', 'opp'],
  ])('%s can be read on %s', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...GROUNDS, 'raised'])('the ring of the focus is seen on %s', (ground) => {
    expect(between('focus', ground)).toBeGreaterThanOrEqual(3);
  });

  test.each([...SUITS, 'joker'])('%s can be read on the paper of a card', (suit) => {
    expect(between(suit, 'paper')).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a card is seen', () => {
    expect(between('ink', 'paper')).toBeGreaterThanOrEqual(3);
  });
});

describe('suits', () => {
  test.each(PAIRS)('%s and %s are told apart by everybody', (a, b) => {
    for (const vision of ['normal', 'protan', 'deutan', 'tritan'] as const)
      expect(difference(token(a, 'light'), token(b, 'light'), vision), vision).toBeGreaterThanOrEqual(15);
  });

  test.each([
    // Pairs 1, 4, 7, 17 and 25 of Sharma, Wu, Dalal.
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  ] as const)('the measure is right: %j %j', (a, b, expected) => {
    expect(ciede2000(a, b)).toBeCloseTo(expected, 3);
  });
});
