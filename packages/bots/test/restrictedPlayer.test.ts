/** Restricted players: they never request what they may not, and choose the best of what they may. */
import {
  actionAt,
  actionChoice,
  type Choice,
  choiceParts,
  countOptions,
  indexOfAction,
  isOver,
  makeRng,
  optionAt,
  type Ruleset,
  rulesetOf,
  type State,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { Dice } from '../src/dice.ts';
import { type Mind, PLAYERS, type Player, restrictedPlayer, withIterations } from '../src/index.ts';
import { LEVELS } from '../src/players/levels.ts';
import { policyOption } from '../src/policy/choose.ts';
import { rateOptions } from '../src/policy/rate.ts';
import { PLAIN } from '../src/policy/style.ts';
import { playerNamed, questionOf, startGame, step } from './harness.ts';

function rulesNamed(id: string): Ruleset {
  const rules = rulesetOf(id);
  if (rules === undefined) throw new Error(id);
  return rules;
}

const REGULATIONS = ['8.0/lite/entry20', '8.0/standard/pack', '7.0/pro/full', '8.0/pro/rarePack', '8.0/master/full'];

/** Players that search, with so little time that a test can ask them often. */
const HURRIED = 24;
const hurried = ({ name }: Player): Player | undefined =>
  withIterations(name, HURRIED) ??
  LEVELS.slice(4)
    .find(({ level }) => name === `level${level}`)
    ?.player({ isStopped: () => true });

const searching = PLAYERS.filter((player) => hurried(player) !== undefined);
const quick = PLAYERS.filter((player) => hurried(player) === undefined);

/** The request that a choice makes at a chance; undefined: it makes none. */
function requestOf(rules: Ruleset, choice: Choice): string | undefined {
  const parts = choiceParts(choice);
  return parts.type === 'action' ? actionAt(rules, parts.action).id : undefined;
}

const requestsOffered = (s: State): (string | undefined)[] =>
  Array.from({ length: countOptions(s) }, (_, i) => requestOf(s.rules, optionAt(s, i)));

/** Requests made in a whole game although something else was offered. `step` throws if a choice is not offered. */
function requestsOf(rules: Ruleset, seed: number, minds: readonly [Mind, Mind]): Set<string | undefined> {
  const made = new Set<string | undefined>();
  const s = startGame(rules, seed);
  for (let n = 0; n < 2000 && !isOver(s); n++) {
    const isFree = countOptions(s) > 1;
    const choice = step(s, minds);
    if (isFree) made.add(requestOf(rules, choice));
  }
  return made;
}

describe.each(REGULATIONS)('%s', (id) => {
  const rules = rulesNamed(id);

  test('no player without an action requests it, in whole games', () => {
    for (const [i, { id: action }] of rules.direct.entries())
      for (const [j, player] of quick.entries()) {
        const other = quick[(i + j + 1) % quick.length] ?? player;
        const without = [player, other].map((each) => restrictedPlayer(each, { without: [action] }));
        const minds = without.map((each, seat) => each.sitDown(rules, seat, smallSeed(i + seat)));
        const made = requestsOf(rules, i * quick.length + j, [minds[0] as Mind, minds[1] as Mind]);
        expect(made, without.map(({ name }) => name).join(', ')).not.toContain(action);
      }
  });

  test('no player that searches requests the action that it may not', () => {
    const asked = new Map(searching.map(({ name }) => [name, 0]));
    for (const [i, { id: action }] of rules.direct.entries())
      for (const s of positionsWith(rules, action, i, 2))
        for (const player of searching) {
          const mind = restrictedPlayer(hurried(player) ?? player, { without: [action] });
          const choice = mind.sitDown(rules, seatToAct(s), smallSeed(i)).choose(questionOf(s, seatToAct(s)));
          const offered = Array.from({ length: countOptions(s) }, (_, at) => optionAt(s, at));
          expect(offered, mind.name).toContain(choice);
          expect(requestOf(rules, choice), mind.name).not.toBe(action);
          asked.set(player.name, (asked.get(player.name) ?? 0) + 1);
        }
    expect(Math.min(...asked.values())).toBeGreaterThan(5);
  });
});

/** Positions of a game in which a seat could request this action and at least two other things. */
function positionsWith(rules: Ruleset, action: string, seed: number, most: number): State[] {
  const found: State[] = [];
  const script = playerNamed('level1');
  for (let game = 0; game < 3 && found.length < most; game++) {
    const s = startGame(rules, 100 * seed + game);
    const minds = [script.sitDown(rules, 0, smallSeed(1)), script.sitDown(rules, 1, smallSeed(2))] as const;
    for (let n = 0; n < 400 && !isOver(s) && found.length < most; n++) {
      if (countOptions(s) > 2 && requestsOffered(s).includes(action))
        found.push(sample(view(s, seatToAct(s)), makeRng(smallSeed(n))));
      step(s, minds);
    }
  }
  return found;
}

describe('a scripted player', () => {
  const rules = rulesNamed('8.0/master/full');

  test('rates the options that are left as if nothing were missing', () => {
    const ratings = new Float64Array(256);
    let others = 0;
    for (const { id: action } of rules.direct)
      for (const s of positionsWith(rules, action, 7, 3)) {
        rateOptions(s, ratings, PLAIN);
        const left = requestsOffered(s).flatMap((request, i) => (request === action ? [] : [i]));
        const best = Math.max(...left.map((i) => ratings[i] as number));
        const forbidden = new Set([actionChoice(indexOfAction(rules, action))]);
        expect(ratings[policyOption(s, new Dice(1), 0, PLAIN, forbidden)], action).toBe(best);
        if (left.some((i) => (ratings[i] as number) < best)) others++;
      }
    expect(others).toBeGreaterThan(50);
  });

  test('takes what it would take anyway, unless that is forbidden', () => {
    const script = playerNamed('heuristic');
    const kept = { same: 0, other: 0 };
    for (const { id: action } of rules.direct)
      for (const s of positionsWith(rules, action, 7, 3)) {
        const choiceOf = (player: Player): Choice =>
          player.sitDown(rules, seatToAct(s), smallSeed(1)).choose(questionOf(s, seatToAct(s)));
        const free = choiceOf(script);
        const restricted = choiceOf(restrictedPlayer(script, { without: [action] }));
        if (requestOf(rules, free) === action) kept.other++;
        else expect(restricted, action).toBe(free);
        if (restricted === free) kept.same++;
      }
    expect(kept.same).toBeGreaterThan(30);
    expect(kept.other).toBeGreaterThan(10);
  });
});
