/** Fault 9: bad frames and requests against a real server. `npm run -s fuzz` sends 100,000. */
import { expect, test } from 'vitest';
import { Fuzz } from '../../trials/fuzz.ts';
import { FRAME_KINDS } from '../../trials/fuzzFrames.ts';
import { REQUEST_KINDS } from '../../trials/fuzzRequests.ts';

test('3,000 of them: each is refused or closed by its code, and two others play on', { timeout: 600_000 }, async () => {
  const fuzz = new Fuzz({ frames: 3000, seed: 5, database: 'sqlite', say: () => {} });
  await fuzz.run();
  expect(fuzz.wrong).toEqual([]);
  expect(fuzz.innocentGames).toBeGreaterThanOrEqual(1);
  const kinds = [
    ...Object.keys(FRAME_KINDS).map((kind) => `frame: ${kind}`),
    ...Object.keys(REQUEST_KINDS).map((kind) => `request: ${kind}`),
  ];
  expect([...fuzz.counts.keys()].sort()).toEqual(kinds.sort());
});
