/** Which games a node drives, whatever of them it was told. */
import { makeRng, smallSeed } from '@blackpoker/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Driven } from '../../src/room/driven.ts';
import { lastSeqs } from '../../src/room/roomFacts.ts';
import type { Log } from '../../src/store/store.ts';
import { DATABASES } from '../store/databases.ts';
import { Client, playOn, RoomTable } from './roomTable.ts';

describe.each(DATABASES)('on $name', (kind) => {
  let table: RoomTable;

  beforeEach(async () => {
    table = await RoomTable.open(kind);
  });
  afterEach(() => table.close());

  const ofNode = async (node: string | null, options = {}): Promise<string> => {
    const game = await table.game(options);
    await table.store.db.updateTable('games').set({ node }).where('id', '=', game).execute();
    return game;
  };
  const driven = (node = 'one'): Driven => new Driven(table.store, table.clock, node);

  test('what is begun while a node looks for its games stays its own; what ended meanwhile does not come back', async () => {
    const [ended, kept, found] = [await ofNode('one'), await ofNode('one'), await ofNode('one')];
    const mine = driven();
    for (const game of [ended, kept, 'taken']) mine.add(game);
    const looking = mine.reclaim();
    mine.add('begun');
    mine.remove(ended);
    expect(await looking).toEqual([found]);
    expect([ended, kept, found, 'taken', 'begun'].map((game) => mine.has(game))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  test('what has been given up is not looked for again', async () => {
    const game = await ofNode('one');
    const mine = driven();
    expect(await mine.reclaim()).toEqual([game]);
    expect(await mine.reclaim()).toEqual([]);
    mine.giveUp(game);
    expect(await mine.reclaim()).toEqual([]);
    expect(mine.has(game)).toBe(false);
  });

  test('a game of whose beginning the node was not told is driven all the same', async () => {
    const rooms = await table.rooms('one');
    const game = await ofNode('one', {
      seats: [
        { kind: 'bot', level: 1 },
        { kind: 'bot', level: 1 },
      ],
      seed: 4,
    });
    await table.clock.advance(20_000);
    expect(await table.log(game)).toEqual([]);
    await table.clock.advance(20_000);
    expect((await table.log(game)).length).toBeGreaterThan(0);
    expect(rooms.glance(game)).toBeDefined();
  });

  test('a game that stands still is not read again and again', async () => {
    let reads = 0;
    const read: Log['read'] = (game, after) => {
      reads++;
      return table.store.log.read(game, after);
    };
    const store = { ...table.store, log: { ...table.store.log, read } };
    const rooms = await table.rooms('one', undefined, { store });
    const clock = { kind: 'live', bank: 10, increment: 0, free: 3 } as const;
    const game = await ofNode('one', { clock });
    await table.store.db.updateTable('games').set({ incident: 'abc' }).where('id', '=', game).execute();
    await rooms.begin(game);
    await table.clock.advance(60_000);
    expect(rooms.size).toBe(0);
    expect(reads).toBeLessThanOrEqual(2);
    const client = await Client.join(rooms, game, 0);
    expect(client.room?.incident).toBe('abc');
  });

  test('how far each log goes', async () => {
    const rooms = await table.rooms('one');
    const [empty, played] = [await table.game({ seed: 2 }), await table.game({ seed: 12 })];
    await rooms.begin(played);
    await playOn(
      table,
      [await Client.join(rooms, played, 0), await Client.join(rooms, played, 1)],
      makeRng(smallSeed(5)),
      5,
    );
    const { length } = await table.log(played);
    expect(length).toBeGreaterThan(4);
    expect(new Map(await lastSeqs(table.store, [empty, played, 'none']))).toEqual(
      new Map([
        [empty, 0],
        [played, length],
      ]),
    );
    expect(await lastSeqs(table.store, [])).toEqual([]);
  });
});
