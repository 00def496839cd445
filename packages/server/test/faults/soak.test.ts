/** Fault 23, for a moment: games that are over leave the memory, and their sockets are closed. `npm run -s soak` measures memory. */
import { expect, test } from 'vitest';
import { Soak } from '../../trials/soak.ts';

test('rooms of finished games are let go, and files come back', { timeout: 400_000 }, async () => {
  const soak = new Soak({ seconds: 1, tables: 2, say: () => {} });
  await soak.run();
  expect(soak.wrong).toEqual([]);
  expect(soak.games).toBeGreaterThanOrEqual(2);
  expect(Math.max(...soak.samples.map(({ rooms }) => rooms))).toBeGreaterThan(0);
  expect(soak.samples.at(-1)).toMatchObject({ rooms: 0, connections: 0 });
});
