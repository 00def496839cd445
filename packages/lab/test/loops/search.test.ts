import { plainRuleset } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { answersTo } from '../../src/loops/answers.ts';
import type { Finding } from '../../src/loops/finding.ts';
import { repeated } from '../../src/loops/repeat.ts';
import { notationOf, positionOf } from '../../src/loops/told.ts';
import { BOARD, board, dig, echo, gamble, lite, pro, rally, search, sting, volley } from './madeUp.ts';

/** What it consumes, without what it does not. */
const paid = ({ price }: Finding) => Object.fromEntries(Object.entries(price).filter(([, count]) => count > 0));

const summary = (finding: Finding) => ({
  kind: finding.kind,
  actions: finding.actions.join(' '),
  damage: finding.damage,
  price: paid(finding),
});

test('a bulwark that is driven and charged again: the shortest free round', () => {
  const rules = lite(volley, rally());
  const { findings, depth } = search(rules);
  expect(findings.map(summary)).toContainEqual({ kind: 'free', actions: 'volley rally', damage: 2, price: {} });
  expect(findings.filter(({ kind }) => kind === 'free')).toHaveLength(1);
  expect(depth).toBe(2);
});

test('the round is written down, and goes on until the opponent has lost', () => {
  const rules = lite(volley, rally());
  const [loop] = search(rules).findings;
  expect(loop && notationOf(rules, loop)).toEqual(['volley', 'rally']);
  expect(loop && repeated(rules, positionOf(loop), loop.steps)).toEqual({ rounds: 4, isEndless: true });
});

test('three steps: what is discarded is taken back, what pays for it is charged', () => {
  const rules = lite(sting, dig, rally());
  const [loop] = search(rules).findings;
  expect(loop && summary(loop)).toEqual({ kind: 'free', actions: 'sting dig rally', damage: 1, price: {} });
  expect(loop && notationOf(rules, loop)).toEqual(['sting (S5)', 'dig', 'rally']);
});

test('a loop that needs some preparation starts where it begins', () => {
  const rules = lite(volley, dig, rally('D'));
  const one = board('A: life C2 C3 C4 hand S5 field bulwark H2 driven B: life C2 C3 C4 C5 C6 C7 C8');
  const [loop] = search(rules, one).findings;
  expect(loop && summary(loop)).toEqual({ kind: 'free', actions: 'dig rally volley', damage: 2, price: {} });
  expect(loop?.position).toContain('used: A setBulwark');
});

test('a card per round is a price', () => {
  const { findings } = search(lite(volley, rally('D')));
  expect(findings.map(summary)).toEqual([{ kind: 'priced', actions: 'volley', damage: 2, price: { charge: 1 } }]);
});

test('own life per round is a price of its own kind, paid until there is none left', () => {
  const rules = lite(volley, rally('L'));
  const [first] = search(rules).findings;
  expect(first && summary(first)).toEqual({ kind: 'life', actions: 'volley rally', damage: 2, price: { life: 1 } });
  const short = board('A: life C2 C3 field bulwark H2 B: life C2 C3 C4 C5 C6 C7 C8 C9');
  expect(first && repeated(rules, short, first.steps)).toEqual({ rounds: 1, isEndless: false });
});

test('once per turn ends a loop', () => {
  const { findings } = search(lite(volley, rally('', { oncePerTurn: true })));
  expect(findings.map(({ actions }) => actions.join(' '))).toEqual(['volley']);
});

test('a round that needs luck is none: the unseen cards are tried in other orders', () => {
  const { findings, lucky } = search(lite(gamble), BOARD, 1);
  expect({ findings, lucky }).toEqual({ findings: [], lucky: 1 });
});

test('the same round is one where every order has it', () => {
  const kings = board('A: life CK SK DK HK B: life C2 C3 C4 C5 C6 C7 C8 C9');
  expect(search(lite(gamble), kings).findings.map(summary)).toEqual([
    { kind: 'free', actions: 'gamble', damage: 3, price: {} },
  ]);
});

test('printed: Throw takes two cards and does the ♠’s damage; the dearest ♠ is the best', () => {
  const hand = board('A: life C2 hand S5 SK C3 CQ B: life C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK D2 D3 D4');
  const [best, ...others] = search(plainRuleset('8.0', 'lite'), hand).findings;
  expect(best && summary(best)).toEqual({ kind: 'priced', actions: 'throwing', damage: 13, price: { hand: 2 } });
  expect(others).toEqual([]);
  expect(best && notationOf(plainRuleset('8.0', 'lite'), best)).toEqual(['throwing SK C3 -> @B']);
});

test('an opponent’s unit that is needed each round is a price', () => {
  const field = board('A: life C2 hand S9 D3 B: life C2 D2 H2 S2 SA S3 S4 field HK');
  const [down] = search(plainRuleset('8.0', 'lite'), field, 2).findings;
  expect(down).toBeUndefined(); // ♠9 does not kill a K
  const ace = board('A: life C2 hand S9 D3 B: life C2 D2 H2 S2 SA S3 S4 field HA');
  expect(search(plainRuleset('8.0', 'lite'), ace, 2).findings.map(summary)).toEqual([
    { kind: 'priced', actions: 'down', damage: 1, price: { hand: 2, targets: 1 } },
  ]);
});

const answers = (rules: ReturnType<typeof lite>, position = BOARD): string[] => {
  const [loop] = search(rules, position).findings;
  return loop === undefined ? ['no loop'] : answersTo(rules, positionOf(loop), loop.steps, true);
};

test('a key card can be countered; a round without one, or with an immediate action, cannot', () => {
  expect(answers(lite(echo()))).toEqual(['counter']);
  expect(answers(lite(echo({ counterable: false })))).toEqual([]);
  expect(answers(lite(echo({ at: 'direct immediate main' })))).toEqual([]);
});

test('what only costs the opponent cards is no answer', () => {
  const rules = lite(volley, rally());
  expect(answers(rules)).toEqual([]);
});

test('what lets a round through, but not the next one, is an answer to a loop alone', () => {
  const rules = pro(volley, rally());
  const pairs = board('A: life C2 C3 field bulwark H2 B: life C2 C3 C4 C5 C6 C7 D6 S7 H6 H7 hand C9 D9');
  const [loop] = search(rules, pairs, 2, ['volley', 'rally']).findings;
  expect(loop?.kind).toBe('free');
  expect(loop && answersTo(rules, pairs, loop.steps, true)).toEqual(['reverse']);
  expect(loop && answersTo(rules, pairs, loop.steps, false)).toEqual([]);
});

test('a search that is cut short says how deep it came', () => {
  const rules = plainRuleset('8.0', 'lite');
  const wide = board('A: life C2 C3 C4 hand S5 S6 H5 H6 D5 D6 field bulwark H2, S7 B: life C2 C3 field D9');
  const { choices, depth } = search(rules, wide, 9);
  expect(choices).toBe(5000);
  expect(depth).toBeGreaterThan(0);
  expect(depth).toBeLessThan(9);
});
