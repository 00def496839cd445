/** Games that nobody looks at when a node begins: they keep nobody waiting, and do not stay in memory. */
import type { SeatSetup } from '@blackpoker/host';
import type { ClockTerms, Player } from '@blackpoker/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Outages } from '../../src/cluster/outages.ts';
import { Driven } from '../../src/room/driven.ts';
import { PickUp } from '../../src/room/pickUp.ts';
import type { PlayersOf } from '../../src/room/roomFacts.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import type { Log } from '../../src/store/store.ts';
import { DATABASES, freshStore } from '../store/databases.ts';
import { turns } from './fakeClock.ts';
import { Client, type GameOptions, LIVE, RoomTable } from './roomTable.ts';

const HOUR = 3_600_000;
const ANN: Player = { name: 'Ann', kind: 'account' };
const NONE: ClockTerms = { kind: 'none' };
const DAY: ClockTerms = { kind: 'days', days: 1 };
const SHORT: ClockTerms = { kind: 'live', bank: 10, increment: 0, free: 3 };
const BOT: SeatSetup = { kind: 'bot', level: 1 };
const BOTS: GameOptions = { clock: NONE, seats: [BOT, BOT], seed: 4 };

describe.each(DATABASES)('on $name', (kind) => {
  let table: RoomTable;
  /** Games that were loaded. */
  let loads: string[];
  /** What the reading of a log waits for. */
  let gate: Promise<void>;

  beforeEach(async () => {
    table = await RoomTable.open(kind);
    loads = [];
    gate = Promise.resolve();
  });
  afterEach(() => table.close());

  /** So many games with this clock in which nothing has happened yet. */
  const many = async (count: number, clock: ClockTerms): Promise<string[]> => {
    const row = await table.row(await table.game({ clock }));
    const ids = Array.from({ length: count - 1 }, (_, i) => `${row.id}${i}`);
    await table.store.db
      .insertInto('games')
      .values(ids.map((id) => ({ ...row, id })))
      .execute();
    return [row.id, ...ids];
  };
  const node = async (): Promise<Rooms> => {
    await table.store.db.updateTable('games').set({ node: 'one' }).execute();
    const read: Log['read'] = (game, after) => gate.then(() => table.store.log.read(game, after));
    const players: PlayersOf = async ({ id, state }) => {
      if (state === 'playing') loads.push(id);
      return [ANN, ANN];
    };
    return await table.rooms('one', undefined, {
      players,
      store: { ...table.store, log: { ...table.store.log, read } },
    });
  };
  /** Time goes on as if the node had been there. */
  const pass = async (milliseconds: number): Promise<void> => {
    table.clock.skip(milliseconds);
    await table.store.db.updateTable('nodes').set({ seen_at: table.clock.now() }).execute();
    await table.clock.advance(3000);
  };
  const pickedUp = async (count: number): Promise<void> => {
    while (loads.length < count) await table.settled();
    await table.settled();
  };

  test('abandoned games are not loaded, and others after the node is there: live clocks first', async () => {
    await many(300, NONE);
    const days = await many(100, DAY);
    table.clock.skip(2 * HOUR);
    const recent = await table.game({ clock: NONE });
    const live = await table.game({ clock: SHORT });
    const rooms = await node();
    await turns(1);
    expect(loads.length).toBeLessThan(20);
    await pickedUp(102);
    // Four are loaded at once: one may overtake the other.
    expect(loads.slice(0, 12)).toEqual(expect.arrayContaining([live, recent]));
    expect(new Set(loads)).toEqual(new Set([live, recent, ...days]));
    expect(rooms.size).toBe(2);
    await table.clock.advance(40_000);
    expect((await table.row(live)).why).toBe('timeout');
    expect(loads.length).toBe(102);
    expect(rooms.size).toBe(1);
  });

  test('a deadline that is far away is kept, though its game is not in memory', async () => {
    const game = await table.game({ clock: DAY });
    table.clock.skip(2 * HOUR);
    const rooms = await node();
    await pickedUp(1);
    expect(rooms.size).toBe(0);
    await pass(21 * HOUR);
    expect([loads.length, (await table.row(game)).state]).toEqual([1, 'playing']);
    await pass(HOUR);
    expect(await table.row(game)).toMatchObject({ state: 'over', why: 'timeout' });
    expect(loads.length).toBe(2);
  });

  test('what was due when the server was killed is done, however long it was away', async () => {
    const game = await table.game(BOTS);
    const seen = table.clock.now() + 500;
    await table.store.db.insertInto('nodes').values({ id: 'one', started_at: 0, seen_at: seen }).execute();
    table.clock.skip(48 * HOUR);
    await node();
    await table.clock.advance(3000);
    expect((await table.log(game)).length).toBeGreaterThan(0);
  });

  test('where it had all the time in the world, nobody looks before somebody comes', async () => {
    const game = await table.game(BOTS);
    table.clock.skip(2 * HOUR);
    const rooms = await node();
    await table.clock.advance(3000);
    expect([loads.length, rooms.size]).toEqual([0, 0]);
    const client = await Client.join(rooms, game, 0);
    await table.clock.advance(3000);
    expect(client.seq).toBeGreaterThan(0);
  });

  test('who comes while a game is looked at gets it: it is loaded once, and stays', async () => {
    const game = await table.game({ clock: DAY });
    table.clock.skip(2 * HOUR);
    let open = (): void => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const rooms = await node();
    while (loads.length < 1) await turns(1);
    const coming = Client.join(rooms, game, 0);
    await turns(1);
    open();
    const client = await coming;
    await table.clock.advance(3000);
    expect([loads.length, rooms.size]).toEqual([1, 1]);
    expect(await client.act('resign')).toMatchObject({ type: 'ack' });
    expect(client.room?.state).toBe('over');
  });

  test('of the games of a node that is gone those with a live clock are taken first, then the newest', async () => {
    await many(250, NONE);
    const played = await table.game({ clock: DAY });
    const later = table.clock.now() + 2000;
    await table.store.log.append({ game: played, seq: 1, cmd: 'c', at: later, body: '{}' });
    table.clock.skip(1000);
    const begun = await table.game({ clock: NONE });
    const live = await table.game({ clock: LIVE });
    const taken = await new Driven(table.store, table.clock, 'two').takeOver();
    expect(taken.length).toBe(200);
    expect(taken.slice(0, 3)).toEqual([live, played, begun]);
  });

  test('where the store is away they are looked at later', async () => {
    const { store, clock } = table;
    const driven = new Driven(store, clock, 'one');
    const deps = { driven, clock, outages: new Outages(clock), drive: async () => {}, isStopped: () => false };
    driven.add('game');
    const away = await freshStore(kind);
    await away.close();
    await new PickUp({ ...deps, store: away }).all(['game']);
    expect([driven.takeDue(), driven.takeDue()]).toEqual([['game'], []]);
  });
});
