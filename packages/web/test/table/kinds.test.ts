import {
  apply,
  DECISION_KINDS,
  type DecisionKind,
  DONE,
  isOver,
  kindToAct,
  LANGS,
  makeRng,
  PASS,
  type Ruleset,
  randomBelow,
  smallSeed,
} from '@blackpoker/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isTouched } from '../../src/table/draft/draft.ts';
import { perform } from '../../src/table/draft/perform.ts';
import { questionOf } from '../../src/table/planning/question.ts';
import { offered, stepped, type World } from '../../src/table/planning/world.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { begin, rulesOf, worldFor } from './randomTable.ts';
import { deskAt } from './tables.ts';

const RULESETS: readonly Ruleset[] = [
  rulesOf('8.0/master/strategy', 'ask'),
  rulesOf('7.0/master/constructedHalf'),
  rulesOf('6.1/master/regular', 'ask'),
  rulesOf('8.0/master/rarePack'),
];

/** No printed list lets a player order triggers of different kinds: that one is asked only where an action is added to the book. */
const MET = DECISION_KINDS.filter((kind) => kind !== 'triggerOrder');

/** One table for each kind of decision, from games with choices at random; also in the middle of a request. */
function findKinds(): Map<DecisionKind, World> {
  const found = new Map<DecisionKind, World>();
  for (let seed = 1; seed < 400 && found.size < MET.length; seed++) {
    const rules = RULESETS[seed % RULESETS.length]!;
    const s = begin(rules, seed);
    const rng = makeRng(smallSeed(seed));
    for (let n = 0; n < 600 && !isOver(s); n++) {
      const kind = kindToAct(s);
      if (kind !== undefined && !found.has(kind)) found.set(kind, worldFor(s));
      const options = offered(s);
      apply(s, options[randomBelow(rng, options.length)]!);
    }
  }
  return found;
}

describe('each kind of decision', () => {
  let worlds = new Map<DecisionKind, World>();
  beforeAll(() => {
    worlds = findKinds();
  });

  it('is met', () => {
    expect([...worlds.keys()].sort()).toEqual([...MET].sort());
  });

  it('has a question in both languages', () => {
    for (const world of worlds.values())
      for (const lang of LANGS) {
        const { title, primary, answers } = promptOf(deskAt(world), lang);
        expect(title).not.toBe('');
        expect(title).not.toMatch(/[{}]/);
        expect(primary !== undefined || answers.length > 0, world.asked.kind).toBe(true);
      }
  });

  it('offers what the engine offers', () => {
    for (const world of worlds.values()) {
      const { kind } = world.asked;
      if (kind === 'chance' || kind === 'attack') continue;
      const things = offered(world.state).filter((choice) => choice !== DONE && choice !== PASS);
      expect(questionOf(world).candidates, kind).toEqual(expect.arrayContaining(things));
      if (questionOf(world).most === 1) expect(questionOf(world).candidates, kind).toEqual(things);
    }
  });

  it('is not confirmed before it is answered', () => {
    for (const world of worlds.values()) {
      if (world.asked.kind === 'chance') continue;
      const { style, least, kind } = questionOf(world);
      if ((style !== 'picks' && style !== 'order') || kind === 'attack') continue;
      const desk = deskAt(world, { draft: { ...EMPTY_DRAFT, picks: [] } });
      const isBlocked = promptOf(desk, 'ja').primary?.blocked !== undefined;
      expect(isBlocked, kind).toBe(least > 0);
      expect(perform(desk, { type: 'commit', keep: false }).submit === undefined, kind).toBe(least > 0);
    }
  });

  it('is answered by picks, and they can be taken back', () => {
    for (const world of worlds.values()) {
      const { kind } = world.asked;
      if (kind === 'chance' || kind === 'block') continue;
      const { style, candidates, most, answer } = questionOf(world);
      const picks = candidates.slice(0, most).toReversed();
      if (style === 'values') continue;
      const choices = answer(picks);
      expect(choices && stepped(world.state, choices), kind).toBeDefined();
      const touched = { ...EMPTY_DRAFT, picks: picks.slice(0, 1) };
      const once = perform(deskAt(world, { draft: touched }), { type: 'back' }).draft;
      const twice = perform(deskAt(world, { draft: once }), { type: 'back' }).draft;
      expect(isTouched(twice), kind).toBe(false);
    }
  });
});
