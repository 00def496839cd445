import { expect, test } from 'vitest';
import {
  dealDecks,
  decision,
  explain,
  explainPass,
  newGame,
  REGULATIONS,
  regulationId,
  ruleset,
  type State,
  smallSeed,
} from '../../src/index.ts';
import { playRandomly } from './randomGames.ts';

/** What is offered has no reason against it, and what is not offered has one: for every action, to both seats. Returns where that is not so. */
function contradictions(s: State): string[] {
  const found: string[] = [];
  const asked = decision(s);
  for (const seat of [0, 1]) {
    const offered = asked?.kind === 'chance' && asked.seat === seat ? asked.options : [];
    for (const action of s.rules.actions) {
      if (action === undefined) continue;
      const isOffered = offered.some((option) => option.type === 'action' && option.action === action.index);
      if ((explain(s, seat, action.index).length === 0) !== isOffered) found.push(action.id);
    }
    if ((explainPass(s, seat).length === 0) !== offered.some(({ type }) => type === 'pass')) found.push('pass');
  }
  return found;
}

const played = REGULATIONS.map((regulation) => [regulationId(regulation), regulation] as const);

test.each(played)('%s: an action is offered exactly where nothing speaks against it', (_, regulation) => {
  const rules = ruleset(regulation);
  const found: string[] = [];
  for (let seed = 0; seed < 2; seed++)
    playRandomly(newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed)), seed, (s) =>
      found.push(...contradictions(s)),
    );
  expect(found).toEqual([]);
});
