/** Fault 19: what a viewer may not know is drawn anew, and every byte that they are sent stays the same: both seats and spectators. */
import { makeRng, type Rng, SPECTATOR, type State, sample, smallSeed, type Viewer, view } from '@blackpoker/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Rooms } from '../../src/room/rooms.ts';
import { Client, playOn, RoomTable } from '../room/roomTable.ts';

let table: RoomTable;
beforeEach(async () => {
  table = await RoomTable.open();
});
afterEach(() => table.close());

interface Inside {
  readonly state: State;
}

const insideOf = (rooms: Rooms, game: string): Inside =>
  (rooms as unknown as { rooms: Map<string, { state: Inside }> }).rooms.get(game)!.state;

/** All that somebody is sent who comes now. */
async function sentTo(rooms: Rooms, game: string, viewer: Viewer): Promise<string> {
  const client = await Client.join(rooms, game, viewer);
  client.leave();
  return client.texts[0]!;
}

/** The same room, with everything that the viewer does not know drawn anew. Returns whether that changed anything. */
function redeal(inside: Inside, viewer: Viewer, rng: Rng): boolean {
  const before = JSON.stringify([view(inside.state, 0), view(inside.state, 1)]);
  const other = sample(view(inside.state, viewer), rng);
  Object.defineProperty(inside, 'state', { value: other, configurable: true });
  return JSON.stringify([view(other, 0), view(other, 1)]) !== before;
}

test.each(['8.0/lite/full', '8.0/master/full', '7.0/master/random40+preset2+pack', '6.1/pro/regular'])(
  '%s',
  async (regulation) => {
    const rng = makeRng(smallSeed(31));
    const game = await table.game({ regulation, clock: { kind: 'none' }, seed: 5 });
    let changed = 0;
    for (let round = 0; round < 6; round++) {
      const rooms = await table.rooms(`play${round}`);
      const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
      await playOn(table, seats, rng, 7);
      for (const seat of seats) seat.leave();
      await rooms.stop();
      for (const viewer of [0, 1, SPECTATOR]) {
        const looked = await table.rooms(`look${round}${viewer}`);
        const real = await sentTo(looked, game, viewer);
        if (redeal(insideOf(looked, game), viewer, rng)) changed++;
        expect(await sentTo(looked, game, viewer)).toBe(real);
        await looked.stop();
      }
    }
    expect(changed).toBeGreaterThan(9);
  },
);
