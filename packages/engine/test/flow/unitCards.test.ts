/** What follows from a unit's cards alone is what follows from the state. */
import { expect, test } from 'vitest';
import {
  canAttack,
  cardsHaveHaste,
  type Edition,
  fieldCount,
  kindOf,
  kindOfCards,
  plainRuleset,
  readPosition,
  unitAt,
  unitCards,
} from '../../src/index.ts';

const UNITS = 'field S5 new, HK new, CA new, JK1 new, D5+D8 new, H9+HA new';

test.each<Edition>(['6.1', '7.0', '8.0'])('kind and haste of cards, %s', (edition) => {
  const rules = plainRuleset(edition, 'master');
  const { state } = readPosition(`${rules.id} / turn: A / A: life C2 | ${UNITS} / B: life C2`, () => rules);
  expect(fieldCount(state, 0)).toBe(6);
  for (let i = 0; i < fieldCount(state, 0); i++) {
    const unit = unitAt(state, 0, i);
    expect(kindOfCards(unitCards(state, unit))).toBe(kindOf(state, unit));
    expect(cardsHaveHaste(rules, unitCards(state, unit))).toBe(canAttack(state, unit));
  }
});
