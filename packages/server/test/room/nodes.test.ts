import { hash, makeRng, smallSeed } from '@blackpoker/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalBus } from '../../src/cluster/localBus.ts';
import { foldedRoom } from '../../src/room/loader.ts';
import { DATABASES } from '../store/databases.ts';
import { Client, playOn, RoomTable } from './roomTable.ts';

describe.each(DATABASES)('on $name', (kind) => {
  let table: RoomTable;
  let local: LocalBus;

  beforeEach(async () => {
    table = await RoomTable.open(kind);
    local = new LocalBus();
  });
  afterEach(() => table.close());

  const two = async () => [await table.rooms('one', local.bus()), await table.rooms('two', local.bus())] as const;

  test('one game from two nodes: each seat at its own', async () => {
    const [one, other] = await two();
    const game = await table.game({ seed: 12 });
    await one.begin(game);
    const seats = [await Client.join(one, game, 0), await Client.join(other, game, 1)];
    await table.clock.advance(100);
    expect(seats[0]!.room?.connected).toEqual([true, true]);
    expect(seats[1]!.room?.connected).toEqual([true, true]);
    await playOn(table, seats, makeRng(smallSeed(5)));
    await table.settled();
    const row = await table.row(game);
    expect(row.state).toBe('over');
    expect(hash(foldedRoom(row, await table.log(game)).state)).toBe(row.hash);
    expect(seats[0]!.update?.end).toEqual(seats[1]!.update?.end);
  });

  test('the same decision on both nodes at once: one is taken', async () => {
    const [one, other] = await two();
    const game = await table.game({ seed: 12, regulation: '8.0/standard/full' });
    await one.begin(game);
    const seats = [await Client.join(one, game, 0), await Client.join(one, game, 1)];
    const rng = makeRng(smallSeed(5));
    for (let i = 0; i < 12; i++) {
      await playOn(table, seats, rng, 1);
      for (let w = 0; w < 20 && !seats.some((seat) => seat.asked); w++) await table.clock.advance(800);
      const here = seats.find((seat) => seat.asked)!;
      const there = await Client.join(other, game, here.viewer);
      const command = here.playing(here.request(rng));
      const answers = await Promise.all([
        here.command(command),
        there.play(there.request(rng)),
        there.command(command),
      ]);
      const taken = answers.map((answer) => (answer.type === 'ack' ? answer.seq : 0)).filter((seq) => seq > 0);
      expect(new Set(taken).size).toBe(1);
      await table.settled();
      expect(there.seq).toBe(here.seq);
      there.leave();
    }
    const log = await table.log(game);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  });

  test('while the bus is down the logs are looked at', async () => {
    const [one, other] = await two();
    local.up = false;
    const game = await table.game({ seed: 12 });
    await one.begin(game);
    const seats = [await Client.join(one, game, 0), await Client.join(other, game, 1)];
    await playOn(table, seats, makeRng(smallSeed(5)), 20);
    await seats[0]!.act('resign');
    expect(seats[1]!.update?.end).toBeUndefined();
    await table.clock.advance(1500);
    expect(seats[1]!.update?.end).toEqual({ winner: 1, why: 'resigned' });
  });

  test('games of a node that is gone are taken over, with their clocks and bots', async () => {
    const [one, other] = await two();
    const game = await table.game({ seed: 4, seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
    await one.begin(game);
    await table.store.db.updateTable('games').set({ node: 'one' }).where('id', '=', game).execute();
    const first = await Client.join(one, game, 0);
    await playOn(table, [first], makeRng(smallSeed(5)), 2);
    await kill(one);
    const person = await Client.join(other, game, 0);
    await table.clock.advance(8000);
    expect((await table.row(game)).node).toBe('two');
    await playOn(table, [person], makeRng(smallSeed(5)), 10);
    await person.act('resign');
    await table.settled();
    expect((await table.row(game)).state).toBe('over');
  });

  test('a node that stops gives its games away at once', async () => {
    const [one, other] = await two();
    const game = await table.game({ seed: 4 });
    await one.begin(game);
    await table.store.db.updateTable('games').set({ node: 'one' }).where('id', '=', game).execute();
    await one.stop();
    expect((await table.row(game)).node).toBeNull();
    await table.clock.advance(1500);
    expect((await table.row(game)).node).toBe('two');
    expect(other.glance(game)).toBeDefined();
  });

  test('an end that was left half done is finished by whoever opens the game', async () => {
    const [one] = await two();
    const game = await table.game({ seed: 4 });
    const seat = await Client.join(one, game, 0);
    await seat.act('resign');
    await table.settled();
    await one.stop();
    const unfinished = { state: 'playing', record: null, hash: null, winner: null, settled_at: null };
    await table.store.db.updateTable('games').set(unfinished).where('id', '=', game).execute();
    const again = await table.rooms('three');
    await Client.join(again, game, 1);
    await table.settled();
    expect(await table.row(game)).toMatchObject({ state: 'over', winner: 1, why: 'resigned' });
  });

  test('rooms that nobody looks at leave the memory', async () => {
    const [one] = await two();
    const game = await table.game({ seed: 4 });
    const seat = await Client.join(one, game, 0);
    expect(one.size).toBe(1);
    await seat.act('resign');
    seat.leave();
    await table.clock.advance(3000);
    expect(one.size).toBe(0);
    expect(await seat.act('resign')).toMatchObject({ code: 'over' });
  });

  test('a live game is kept while its clock runs; paused and left it goes, and comes back as it was', async () => {
    const one = await table.rooms('one', local.bus());
    const game = await table.game({ seed: 4, clock: { kind: 'live', bank: 3600, increment: 0, free: 0 } });
    await table.store.db.updateTable('games').set({ node: 'one' }).where('id', '=', game).execute();
    await one.begin(game);
    const seats = [await Client.join(one, game, 0), await Client.join(one, game, 1)] as const;
    for (const seat of seats) seat.leave();
    table.clock.skip(601_000);
    await table.clock.advance(2000);
    expect(one.size).toBe(1);
    for (const seat of seats) await seat.join();
    await seats[0].offer('pause');
    await seats[1].answer('pause', true);
    for (const seat of seats) seat.leave();
    table.clock.skip(601_000);
    await table.clock.advance(2000);
    expect(one.size).toBe(0);
    for (const seat of seats) await seat.join();
    expect(seats[0].room?.paused).toBe(true);
    expect(await seats[0].act('resume')).toMatchObject({ type: 'ack' });
  });
});

/** It neither writes nor hears any more, and says nothing about it. */
async function kill(rooms: object): Promise<void> {
  const inside = rooms as unknown as {
    heartbeat: { stop: () => Promise<void> };
    driven: { release: () => Promise<void> };
    stop: () => Promise<void>;
  };
  inside.driven.release = async () => {};
  await inside.stop();
}
