/** Who beats whom, roughly: the full figures are in docs/strength.md. */
import { FORMATS, plainRuleset, REGULATIONS, regulationId, rulesetOf } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { playerNamed, playOut, winsOf } from './harness.ts';

test.each(FORMATS)('%s: the script beats random play', (format) => {
  const rules = plainRuleset('8.0', format);
  expect(winsOf(rules, playerNamed('heuristic'), playerNamed('random'), 200)).toBeGreaterThanOrEqual(194);
});

test.each(['rusher', 'fortress', 'controller'])('%s beats random play, too', (name) => {
  const rules = plainRuleset('8.0', 'lite');
  expect(winsOf(rules, playerNamed(name), playerNamed('random'), 100)).toBeGreaterThanOrEqual(95);
});

test('who searches beats who does not', () => {
  const rules = plainRuleset('8.0', 'lite');
  expect(winsOf(rules, playerNamed('level7'), playerNamed('heuristic'), 12)).toBeGreaterThanOrEqual(7);
});

const script = playerNamed('heuristic');
const searcher = playerNamed('level4');
/** A search in each of them would take too long here. */
const SEARCHED = 6;

test('every regulation is played to its end', () => {
  for (const [i, regulation] of REGULATIONS.entries()) {
    const id = regulationId(regulation);
    const rules = rulesetOf(id);
    if (rules === undefined) throw new Error(id);
    expect(playOut(rules, i, [script, i % SEARCHED === 0 ? searcher : script]), id).toBeDefined();
  }
});
