/**
 * Where the seeds of a run come from. Each is drawn from a generator (sfc32, `makeRng`) that is seeded with the seed above it, a mark
 * of what it is for, and a number; so any game of a run can be played again alone.
 */
import { makeRng, type Seed } from '@blackpoker/engine';

const UNIT = 0x756e6974;
const MIND = 0x6d696e64;

function drawn([a, b, c, d]: Seed, mark: number, number: number): Seed {
  const rng = makeRng([a, b ^ mark, c ^ number, d ^ Math.floor(number / 0x100000000)]);
  return [rng(), rng(), rng(), rng()];
}

/** The seed of one unit of a run, a game, a series or a pair: its shuffles, and its decks where the seed deals them. */
export const unitSeed = (run: Seed, unit: number): Seed => drawn(run, UNIT, unit);

/** What a player's own dice start from: another one for each seat, and for each of several games with the same shuffles. */
export const mindSeed = (game: Seed, seat: 0 | 1, again = 0): Seed => drawn(game, MIND, 2 * again + seat);
