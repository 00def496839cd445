import {
  actionAt,
  apply,
  choiceParts,
  countOptions,
  dealDecks,
  isOver,
  kindToAct,
  newGame,
  optionAt,
  rulesetOf,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { Minds } from '../src/index.ts';

/** The requests of a whole game between two levels. */
function requestsOf(level: number, actions?: readonly string[]): Set<string> {
  const rules = rulesetOf('8.0/lite/entry20');
  if (rules === undefined) throw new Error('no Lite');
  const s = newGame(rules, dealDecks(rules, smallSeed(2)), smallSeed(2));
  const minds = new Minds();
  const made = new Set<string>();
  while (!isOver(s)) {
    const isFree = countOptions(s) > 1;
    const choice = isFree ? minds.choose(view(s, seatToAct(s)), level, '7', actions) : optionAt(s, 0);
    const parts = choiceParts(choice);
    if (isFree && kindToAct(s) === 'chance' && parts.type === 'action') made.add(actionAt(rules, parts.action).id);
    apply(s, choice);
  }
  return made;
}

test.each([1, 5])('level %i requests only the actions that a game allows it', (level) => {
  const actions = ['end', 'attack', 'setBulwark', 'summonSoldier'];
  const beyond = (made: ReadonlySet<string>): string[] => [...made].filter((action) => !actions.includes(action));
  expect(beyond(requestsOf(level))).not.toEqual([]);
  expect(beyond(requestsOf(level, actions))).toEqual([]);
});
