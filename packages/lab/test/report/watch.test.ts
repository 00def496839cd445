import type { Mind } from '@blackpoker/bots';
import {
  apply,
  countOptions,
  dealDecks,
  decision,
  type GameEvent,
  indexOfAction,
  isOver,
  makeRng,
  NONE,
  newGame,
  optionAt,
  plainRuleset,
  type Ruleset,
  randomBelow,
  readPosition,
  rulesetOf,
  seatToAct,
  smallSeed,
  turnCount,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from '../../src/game.ts';
import { EndWatch } from '../../src/report/ending.ts';
import { GameWatch } from '../../src/report/gameWatch.ts';
import { RepetitionWatch } from '../../src/report/repetition.ts';
import { noMirror } from '../../src/report/tally.ts';
import { playFrom } from './harness.ts';

describe('how a game ends', () => {
  test('by damage, and by which action', () => {
    const { tally } = playFrom('8.0/lite/full turn: A A: life C2 D2 H2 hand SK CK B: life C3 D3 H3 S3', ['throwing']);
    expect(tally.endings).toEqual({ damage: { throwing: 1 } });
    expect(tally).toMatchObject({ games: 1, decided: 1, firstWins: 1, drawn: 0, stalled: 0, bothOut: 0 });
  });

  test('by a cost: the action that was paid for', () => {
    const { tally } = playFrom('8.0/lite/full turn: A A: life C2 hand S5 B: life C3', ['setBulwark']);
    expect(tally.endings).toEqual({ cost: { setBulwark: 1 } });
    expect(tally).toMatchObject({ decided: 1, firstWins: 0 });
  });

  test('by drawing, in the next turn', () => {
    const { tally } = playFrom('8.0/lite/full turn: A A: life C2 D2 B: life C3', ['end']);
    expect(tally.endings).toEqual({ drawing: { draw: 1 } });
  });

  test('by one’s own Search', () => {
    const { tally } = playFrom('8.0/lite/full turn: A A: life C2 hand JK1 B: life C3', ['search']);
    expect(tally.endings).toEqual({ ownEffect: { search: 1 } });
  });

  const rules = plainRuleset('8.0', 'master');
  const at = (id: string): number => indexOfAction(rules, id);
  const leaves = (seat: number, why: 'damage' | 'mill' | 'take', to: 'grave' | 'hand'): GameEvent => ({
    type: 'moved',
    seat,
    cards: [],
    count: 1,
    from: 'life',
    to,
    why,
    open: 0,
  });
  const endOf = (action: string, by: number, ...events: readonly GameEvent[]) => {
    const watch = new EndWatch(rules);
    watch.hear({ type: 'resolving', seat: by, action: at(action), request: 1 });
    for (const event of events) watch.hear(event);
    watch.hear({ type: 'resolved', seat: by, action: at(action), request: 1 });
    return watch.ending(1, at(action));
  };

  test('by the own Next Generation, whether it mills or takes the last card', () => {
    const ending = { ending: 'nextGeneration', action: 'nextGeneration' };
    expect(endOf('nextGeneration', 0, leaves(0, 'mill', 'grave'))).toEqual(ending);
    expect(endOf('nextGeneration', 0, leaves(0, 'mill', 'grave'), leaves(0, 'take', 'hand'))).toEqual(ending);
  });

  test('damage to oneself is an own effect, what the opponent loses does not matter', () => {
    expect(endOf('deathLance', 0, leaves(0, 'damage', 'grave'))).toEqual({ ending: 'ownEffect', action: 'deathLance' });
    expect(endOf('deathLance', 1, leaves(0, 'damage', 'grave'), leaves(1, 'take', 'hand'))).toEqual({
      ending: 'damage',
      action: 'deathLance',
    });
  });
});

describe('what could be requested and what was', () => {
  test.each(['8.0/lite/entry20', '7.0/standard/full', '6.1/master/regular', '8.0/pro/strategy'])(
    'in %s it is what the decisions offer',
    (id) => {
      const rules = rulesetOf(id)!;
      const tally = noMirror();
      const expected = { offered: 0, requested: 0, asked: 0, decisions: 0, options: 0 };
      const offered: Record<string, number> = {};
      const outcomes = { resolving: 0, fizzled: 0, negated: 0 };
      for (let game = 0; game < 3; game++) play(rules, game, tally, expected, offered, outcomes);
      const actions = Object.values(tally.actions);
      const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
      expect(sum(actions.map(({ perOpportunity }) => perOpportunity.whole))).toBe(expected.offered);
      expect(sum(actions.map(({ perOpportunity }) => perOpportunity.part))).toBe(expected.requested);
      expect(sum(actions.map(({ resolved }) => resolved.part))).toBe(outcomes.resolving);
      expect(sum(actions.map(({ fizzled }) => fizzled.part))).toBe(outcomes.fizzled);
      expect(sum(actions.map(({ negated }) => negated.part))).toBe(outcomes.negated);
      expect(tally.choosing).toMatchObject({ games: 3, part: expected.decisions, whole: expected.asked });
      expect(tally.branching).toMatchObject({ part: expected.options, whole: expected.decisions });
      for (const [name, action] of Object.entries(tally.actions))
        expect(action.perOpportunity.whole).toBe(offered[name] ?? 0);
    },
  );
});

/** A random game, counted from the decisions as people see them. */
function play(
  rules: Ruleset,
  game: number,
  tally: ReturnType<typeof noMirror>,
  expected: Record<'offered' | 'requested' | 'asked' | 'decisions' | 'options', number>,
  offered: Record<string, number>,
  outcomes: Record<'resolving' | 'fizzled' | 'negated', number>,
): void {
  const seed = smallSeed(game);
  const watch = new GameWatch(rules, tally);
  const hear = (event: GameEvent): void => {
    watch.onEvent(event);
    if (event.type !== 'resolving' && event.type !== 'fizzled' && event.type !== 'negated') return;
    if (rules.actions[event.action]?.direct) outcomes[event.type]++;
  };
  const s = newGame(rules, dealDecks(rules, seed), seed, hear);
  const rng = makeRng(smallSeed(game + 50));
  let [decisions, turn] = [0, 0];
  while (!isOver(s)) {
    const asked = decision(s)!;
    const choice = optionAt(s, randomBelow(rng, countOptions(s)));
    if (turnCount(s) !== turn) watch.onTurn(s);
    turn = turnCount(s);
    expected.asked++;
    if (asked.options.length > 1) {
      decisions++;
      expected.options += asked.options.length;
    }
    for (const option of asked.kind === 'chance' ? asked.options : [])
      if (option.type === 'action') {
        expected.offered++;
        const { id } = rules.actions[option.action]!;
        offered[id] = (offered[id] ?? 0) + 1;
        if (option.choice === choice) expected.requested++;
      }
    watch.onChoice(s, seatToAct(s), choice);
    apply(s, choice, hear);
  }
  expected.decisions += decisions;
  watch.finish({ state: s, winner: 0, cause: 0, first: 0, turns: turnCount(s), decisions }, game);
}

test('a seat that used an action, and one that could have', () => {
  const { tally } = playFrom('8.0/lite/full turn: A A: life C2 D2 H2 hand SK CK B: life C3 D3 H3 S3', ['throwing']);
  expect(tally.actions.throwing).toMatchObject({
    used: { games: 1, wins: 1 },
    unused: { games: 0, wins: 0 },
    gamesWith: 1,
    resolved: { part: 1, whole: 1 },
  });
  expect(tally.actions.end).toMatchObject({ used: { games: 0 }, unused: { games: 1, wins: 1 } });
  expect(tally.actions.counter).toMatchObject({ used: { games: 0 }, unused: { games: 0 } });
});

describe('players who know how likely they are to win', () => {
  const rules = plainRuleset('8.0', 'lite');
  /** Always the first option; seat 0 thinks it wins with this chance, and seat 1 agrees. */
  const minds = (chance: number): [Mind, Mind] => [
    { choose: ({ optionAt: at }) => at(0), winChance: () => chance },
    { choose: ({ optionAt: at }) => at(0), winChance: () => 1 - chance },
  ];
  const story = (chance: number) => {
    const tally = noMirror();
    const watch = new GameWatch(rules, tally);
    const seed = smallSeed(3);
    const game = playGame(rules, dealDecks(rules, seed), seed, watch.listen(minds(chance)), watch);
    watch.finish(game, 0);
    return { tally, winner: game.winner };
  };

  test('are asked in place of comparing lives', () => {
    const { winner } = story(0.5);
    const ahead = story(winner === 0 ? 0.85 : 0.15).tally;
    expect(ahead.leadChanges).toEqual({ 0: 1 });
    expect(ahead.decisiveTurns).toEqual({ 1: 1 });
    expect(ahead.drama).toEqual({ n: 1, sum: 0, squares: 0 });
    expect(ahead.halfTime).toEqual({ '10-20': { games: 1, wins: 0 } });
    const behind = story(winner === 0 ? 0.15 : 0.85).tally;
    expect(behind.leadChanges).toEqual({ 1: 1 });
    expect(behind.drama.sum).toBe(7000);
    expect(behind.decidedPart.sum).toBe(0);
    expect(behind.halfTime).toEqual({ '10-20': { games: 1, wins: 1 } });
  });

  test('one of them alone does not count', () => {
    const [a] = minds(0.9);
    const plain: Mind = { choose: ({ optionAt: at }) => at(0) };
    expect(new GameWatch(rules, noMirror()).listen([a, plain])).toEqual([a, plain]);
  });
});

describe('repetitions', () => {
  const rules = plainRuleset('8.0', 'lite');
  const { state } = readPosition('8.0/lite/full turn: A A: life C2 hand S5 H6 field bulwark C8 B: life C3', rulesetOf);
  const requested = (id: string): GameEvent => ({
    type: 'requested',
    seat: 0,
    request: 1,
    action: indexOfAction(rules, id),
    cards: [],
    count: 0,
    open: 3,
    target: undefined,
  });
  const found = (...between: readonly GameEvent[]): boolean => {
    const watch = new RepetitionWatch(rules);
    watch.look(state);
    for (const event of between) watch.hear(event);
    watch.look(state);
    return watch.found;
  };

  test('the same table after a request is one', () => expect(found(requested('up'))).toBe(true));
  test('the same table after a pass is none', () => expect(found({ type: 'passed', seat: 0 })).toBe(false));
  test('what may be done once a turn cannot repeat', () => expect(found(requested('setBulwark'))).toBe(false));
  test('another table is none', () => {
    const watch = new RepetitionWatch(rules);
    watch.look(state);
    watch.hear(requested('up'));
    const other = '8.0/lite/full turn: A A: life C2 hand S5 H6 field bulwark C8 driven B: life C3';
    watch.look(readPosition(other, rulesetOf).state);
    expect(watch.found).toBe(false);
  });
});

describe('stalls', () => {
  const { state } = readPosition('8.0/lite/full turn: A A: life C2 B: life C3', rulesetOf);
  const afterTurns = (turns: number) => {
    const tally = noMirror();
    const watch = new GameWatch(state.rules, tally);
    for (let turn = 0; turn < turns; turn++) watch.onTurn(state);
    watch.finish({ state, winner: NONE, cause: NONE, first: 0, turns, decisions: 9 }, 12);
    return tally;
  };

  test('a game without an end is one, and wins nothing', () => {
    const tally = afterTurns(1);
    expect(tally).toMatchObject({
      games: 1,
      decided: 0,
      drawn: 0,
      stalled: 1,
      endings: {},
      examples: { stalled: [12] },
    });
  });

  test('lives that stay for four turns make a game quiet', () => {
    expect(afterTurns(4).quiet).toBe(0);
    expect(afterTurns(5)).toMatchObject({ quiet: 1, examples: { quiet: [12] } });
  });
});
