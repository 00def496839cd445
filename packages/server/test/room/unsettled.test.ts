/** A game has ended, and the store goes away before that is written. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rooms, RoomsDeps } from '../../src/room/rooms.ts';
import { type Store, StoreUnavailable } from '../../src/store/store.ts';
import { DATABASES } from '../store/databases.ts';
import { Client, RoomTable } from './roomTable.ts';

describe.each(DATABASES)('on $name', (kind) => {
  let table: RoomTable;
  let isAway: boolean;

  beforeEach(async () => {
    table = await RoomTable.open(kind);
    isAway = false;
  });
  afterEach(() => table.close());

  /** All but the log goes away. */
  function leavingStore(): Store {
    const { store } = table;
    return {
      ...store,
      get db() {
        if (isAway) throw new StoreUnavailable('away');
        return store.db;
      },
    };
  }

  async function seated(more: Partial<RoomsDeps> = {}) {
    const rooms: Rooms = await table.rooms('one', undefined, more);
    const game = await table.game();
    const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)] as const;
    return { rooms, game, seats };
  }

  test('its row is written however long that takes', async () => {
    const { game, seats } = await seated({ store: leavingStore() });
    isAway = true;
    expect(await seats[0].act('resign')).toMatchObject({ type: 'ack' });
    await table.clock.advance(25_000);
    expect(await table.row(game)).toMatchObject({ state: 'playing' });
    isAway = false;
    await table.clock.advance(10_000);
    expect(await table.row(game)).toMatchObject({ state: 'over', winner: 1, why: 'resigned' });
    expect(table.over).toEqual([game]);
  });

  test('a rematch that was agreed upon meanwhile begins afterwards', async () => {
    const { game, seats } = await seated({ store: leavingStore() });
    isAway = true;
    await seats[0].act('resign');
    await seats[0].offer('rematch');
    expect(await seats[1].answer('rematch', true)).toMatchObject({ type: 'ack' });
    await table.clock.advance(5000);
    isAway = false;
    await table.clock.advance(5000);
    expect(table.over).toEqual([game]);
    expect(seats[0].room?.next).toBe('nextgame0000');
  });

  test('a rematch that cannot be begun is tried once, and the room is let go', async () => {
    let tries = 0;
    const onRematch = async (): Promise<string> => {
      tries++;
      throw new Error('there is no such regulation');
    };
    const { rooms, seats } = await seated({ onRematch });
    await seats[0].act('resign');
    await seats[0].offer('rematch');
    await seats[1].answer('rematch', true);
    await table.clock.advance(5000);
    for (const seat of seats) seat.leave();
    for (let i = 0; i < 20 && rooms.size > 0; i++) await table.clock.advance(2000);
    expect(tries).toBe(1);
    expect(table.errors).toHaveLength(1);
    expect(rooms.size).toBe(0);
  });
});
