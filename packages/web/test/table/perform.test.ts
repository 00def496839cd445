import { isOver, type Rng, randomBelow, type State } from '@blackpoker/engine';
import { describe, expect, it } from 'vitest';
import { parseThing } from '../../src/board/things.ts';
import type { Act } from '../../src/table/draft/act.ts';
import type { Desk } from '../../src/table/draft/desk.ts';
import { EMPTY_DRAFT } from '../../src/table/draft/draft.ts';
import { perform } from '../../src/table/draft/perform.ts';
import type { Submission } from '../../src/table/draft/submission.ts';
import { stepped, type World } from '../../src/table/planning/world.ts';
import { promptOf } from '../../src/table/prompt/promptOf.ts';
import { begin, pick, playThrough, REGULATION_IDS, rulesOf } from './randomTable.ts';

/** Everything that somebody could tap or press now. */
function possibleActs(desk: Desk): Act[] {
  const prompt = promptOf(desk, randomBelow(() => 1, 2) === 0 ? 'ja' : 'en');
  const things = [...prompt.marks.keys()].flatMap((key): Act[] => {
    const thing = parseThing(key);
    return thing === undefined ? [] : [{ type: 'thing', thing }];
  });
  const buttons = [...(prompt.primary === undefined ? [] : [prompt.primary]), ...prompt.answers, ...prompt.others];
  return [
    ...prompt.chips.flatMap(({ act }) => act ?? []),
    ...prompt.digits,
    ...things,
    ...buttons.filter(({ blocked }) => blocked === undefined).map(({ act }) => act),
  ];
}

const CONFIRM = ['high', 'normal', 'quick'] as const;

/** Taps at random until something is sent. */
function tapAtRandom(world: World, rng: Rng): Submission {
  let desk: Desk = { world, draft: EMPTY_DRAFT, confirm: pick(rng, CONFIRM), everyTime: randomBelow(rng, 2) === 0 };
  for (let i = 0; i < 400; i++) {
    const acts = possibleActs(desk);
    expect(acts.length, world.asked.kind).toBeGreaterThan(0);
    const act: Act = randomBelow(rng, 12) === 0 ? { type: 'back' } : pick(rng, acts);
    const { draft, submit } = perform(desk, act);
    if (submit !== undefined) return submit;
    desk = { ...desk, draft };
  }
  throw new Error(`stuck at ${world.asked.kind}`);
}

/** As the table does: what is said ahead is dropped where it does not fit. */
function accepted(truth: State, { choices, core }: Submission): readonly number[] {
  return stepped(truth, choices) === undefined ? choices.slice(0, core) : choices;
}

describe('taps', () => {
  it('lead to a legal answer wherever somebody is asked, in all kinds of regulations', () => {
    for (const [i, id] of REGULATION_IDS.entries()) {
      if (i % 20 !== 0) continue;
      const s = begin(rulesOf(id, i % 2 === 0 ? 'last' : 'ask'), i + 500);
      playThrough(s, i, (world, rng, truth) => {
        const choices = accepted(truth, tapAtRandom(world, rng));
        expect(stepped(truth, choices), `${id} ${world.asked.kind}`).toBeDefined();
        return choices;
      });
      expect(isOver(s)).toBe(true);
    }
  });
});
