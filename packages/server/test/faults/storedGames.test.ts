/** Faults 21 and 22: games that an earlier build has stored. Those of the same rules replay to their hash; those of others are counted apart. */
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { restore } from '../../src/store/restore.ts';
import { verifyPlace } from '../../src/store/verify.ts';
import { DATABASES, type FreshDatabase } from '../store/databases.ts';

const FILE = fileURLToPath(new URL('storedGames.gz', import.meta.url));
const opened: FreshDatabase[] = [];
afterAll(async () => {
  for (const { drop } of opened) await drop();
});

test.each(DATABASES)('restored to $name: none is broken', async ({ fresh }) => {
  const database = await fresh();
  opened.push(database);
  const { games, events } = await restore(database.place, FILE);
  const verified = await verifyPlace(database.place);
  expect(verified.broken).toEqual([]);
  expect(verified.ended + verified.otherRules).toBe(games);
  expect(verified).toMatchObject({ events, frozen: 0, running: 0 });
});
