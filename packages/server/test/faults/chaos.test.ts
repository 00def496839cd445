/** Faults 1, 2, 3, 6, 7 and 15 at random: half a minute on each database, at the same time, with ten games each. `npm run -s chaos` goes on for longer. */
import { expect, test } from 'vitest';
import { findPostgres } from '../../../../scripts/postgres.mjs';
import { Chaos } from '../../trials/chaos.ts';

test.concurrent.each(['sqlite', 'postgres'] as const)(
  'nothing is lost, doubled or changed: %s',
  { timeout: 600_000 },
  async (database) => {
    if (database === 'postgres' && findPostgres() === undefined)
      return void console.warn('There is no PostgreSQL here: chaos on it is skipped.');
    const chaos = new Chaos({ seconds: 30, games: 10, database, seed: 1, say: () => {} });
    await chaos.run();
    expect(chaos.ledger.wrong).toEqual([]);
    expect(chaos.ledger.counts.acknowledged).toBeGreaterThan(0);
    expect(Object.values(chaos.faults).reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
  },
);
