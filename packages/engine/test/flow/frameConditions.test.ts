/** Why an action of a frame is not available. */
import { expect, test } from 'vitest';
import { explain, indexOfAction, readPosition, rulesetOf } from '../../src/index.ts';

const start = '8.0/pro/strategy turn: A B: life C2 D2 A: ';

test.each([
  ['openPack', 'life C2 pack S5', []],
  ['openPack', 'life C2 opened S5', ['PACK_OPENED']],
  ['rareDraw', 'life C2 rare S5', []],
  ['rareDraw', 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 rare S5', []],
  ['rareDraw', 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 D4 rare S5', ['LIFE_COND']],
  ['rareDraw', 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 D4', ['LIFE_COND', 'NEED_RARE']],
  ['rareSummon', 'life C2 rare S5 field H5', []],
  ['rareSummon', 'life C2 field H5', ['NEED_RARE']],
  ['rareSummon', 'life C2 rare S5', ['NEED_S']],
  ['trapCounter', 'life C2 rare S5', ['NO_TARGET']],
  ['trapCounter', 'life C2 rare S5 stage: B up H5 -> lost', []],
  ['trapCounter', 'life C2 stage: B up H5 -> lost', ['NEED_RARE']],
])('%s with %s: %j', (id, side, codes) => {
  const { state } = readPosition(start + side, rulesetOf);
  const reasons = explain(state, 0, indexOfAction(state.rules, id));
  expect(reasons.map(({ code }) => code)).toEqual(codes);
});

test('a frame’s actions are not in the list of another frame', () => {
  for (const id of ['8.0/pro/full', '8.0/pro/regular', '7.0/pro/random40'])
    for (const action of ['openPack', 'rareDraw', 'rareSummon', 'trapCounter'])
      expect(indexOfAction(rulesetOf(id)!, action)).toBe(-1);
  expect(indexOfAction(rulesetOf('8.0/pro/pack')!, 'rareDraw')).toBe(-1);
});
