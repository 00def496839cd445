/** Made-up actions that loop, or nearly, and boards to try them on. */
import { type Position, parsePosition, type Ruleset } from '@blackpoker/engine';
import { chooseCard, offerGrave } from '../../../engine/src/script/asks.ts';
import {
  asks,
  dealDamage,
  forEachUnit,
  lifeAt,
  lifeCount,
  me,
  numberOf,
  opponent,
  returnKeysToHand,
  type State,
  setDriven,
  takeFromGrave,
  type Unit,
} from '../../../engine/src/script/verbs.ts';
import { added, say, withActions } from '../../../engine/test/harness/addedAction.ts';
import { searchRounds } from '../../src/loops/search.ts';

type Entry = ReturnType<typeof added>;

const AT_MAIN = { type: 'normalMagic', at: 'direct normal main' } as const;
const charge = (s: State, unit: Unit): void => setDriven(s, unit, false);

/** B: 2 damage. */
export const volley = added('volley', { ...AT_MAIN, cost: 'B' }, (s) => dealDamage(s, opponent(s), 2));

/** Charges all own units, for the given cost. */
export const rally = (cost = '', more: object = {}): Entry =>
  added('rally', { ...AT_MAIN, cost, ...more }, (s) => forEachUnit(s, me(s), charge));

/** D: 1 damage. */
export const sting = added('sting', { ...AT_MAIN, cost: 'D' }, (s) => dealDamage(s, opponent(s), 1));

/** B: a card of the own grave to the hand. */
export const dig = added(
  'dig',
  {
    ...AT_MAIN,
    cost: 'B',
    effect: [
      asks(
        say,
        chooseCard('takeGrave', (s) => offerGrave(s, me(s)), takeFromGrave),
      ),
    ],
  },
  () => undefined,
);

/** Its ♠ comes back: 1 damage for nothing. */
export const echo = (more: object = {}): Entry =>
  added('echo', { ...AT_MAIN, keys: '♠A–10', ...more }, (s) => {
    dealDamage(s, opponent(s), 1);
    returnKeysToHand(s);
  });

/** 3 damage if the own life shows a K. */
export const gamble = added('gamble', AT_MAIN, (s) => {
  const top = lifeAt(s, me(s), lifeCount(s, me(s)) - 1);
  if (numberOf(top) === 13) dealDamage(s, opponent(s), 3);
});

export const lite = (...actions: readonly Entry[]): Ruleset => withActions(...actions)('8.0', 'lite');
export const pro = (...actions: readonly Entry[]): Ruleset => withActions(...actions)('8.0', 'pro');

export const board = (text: string): Position => parsePosition(`8.0/lite/full turn: A ${text}`).position;

/** One bulwark to pay with, two cards in hand. */
export const BOARD = board(
  'A: life CK C2 C3 C4 C5 C6 hand S5 D7 field bulwark H2 B: life C2 C3 C4 C5 C6 C7 C8 C9 hand C10 D2',
);

export const search = (rules: Ruleset, position = BOARD, depth = 4, focus?: readonly string[]) =>
  searchRounds(rules, position, { depth, choices: 5000 }, focus);
