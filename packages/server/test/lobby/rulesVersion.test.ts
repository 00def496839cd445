import { ruleset } from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { rulesVersionOf } from '../../src/lobby/rulesVersion.ts';

const LITE = { edition: '8.0', format: 'lite', frame: 'full' } as const;

test('every ruleset has a version of its own, always the same', () => {
  const sets = [
    ruleset(LITE),
    ruleset(LITE, { graveTop: 'ask' }),
    ruleset({ ...LITE, format: 'pro' }),
    ruleset({ ...LITE, edition: '7.0' }),
  ];
  const versions = sets.map(rulesVersionOf);
  expect(new Set(versions).size).toBe(sets.length);
  expect(sets.map((rules) => rulesVersionOf({ ...rules }))).toEqual(versions);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/);
});
