import { expect, it } from 'vitest';
import { detailsOf } from '../../src/table/state/details.ts';
import { ZONE_WORDS } from '../../src/table/words.ts';
import { LIFE, MAIN, worldAt } from './tables.ts';

it('a life of ten or more says what 10+ means; one that is counted does not', () => {
  const factsOf = (text: string) => {
    const world = worldAt(text);
    return detailsOf(world.state.rules, world.view, world, { type: 'pile', seat: 1, pile: 'life' }, 'ja').facts;
  };
  expect(factsOf(MAIN)).toContain(ZONE_WORDS.manyLife.ja);
  expect(factsOf(MAIN.replace(`B: ${LIFE}`, 'B: life C2 D2'))).not.toContain(ZONE_WORDS.manyLife.ja);
});
