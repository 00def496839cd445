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

/** What is offered has no reason against it, and what is not offered has one: for every action, to both seats. */
function check(s: State): void {
  const asked = decision(s);
  for (const seat of [0, 1]) {
    const offered = asked?.kind === 'chance' && asked.seat === seat ? asked.options : [];
    for (const action of s.rules.actions) {
      if (action === undefined) continue;
      const isOffered = offered.some((option) => option.type === 'action' && option.action === action.index);
      expect(explain(s, seat, action.index).length === 0, `${s.rules.id} ${action.id}`).toBe(isOffered);
    }
    expect(explainPass(s, seat).length === 0).toBe(offered.some(({ type }) => type === 'pass'));
  }
}

const played = REGULATIONS.map((regulation) => [regulationId(regulation), regulation] as const);

test.each(played)('%s: an action is offered exactly where nothing speaks against it', (_, regulation) => {
  const rules = ruleset(regulation);
  for (let seed = 0; seed < 2; seed++)
    playRandomly(newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed)), seed, check);
});
