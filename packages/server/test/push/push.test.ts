import { makeRng, smallSeed } from '@blackpoker/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalBus } from '../../src/cluster/localBus.ts';
import { Watch } from '../../src/push/watch.ts';
import type { Room } from '../../src/room/room.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import { Client, LIVE, playOn, RoomTable } from '../room/roomTable.ts';
import { DATABASES } from '../store/databases.ts';
import { DELAY, PushTable } from './pushTable.ts';

const SOON = 5000;
const rng = makeRng(smallSeed(5));

describe.each(DATABASES)('people who are away, on $name', (kind) => {
  let people: PushTable;
  beforeEach(async () => {
    people = await PushTable.open(kind);
  });
  afterEach(async () => {
    await people.close();
    expect(people.errors).toEqual([]);
  });

  const askAll = async (push: Awaited<ReturnType<PushTable['node']>>['push']): Promise<void> => {
    expect(await push.subscribe('session-ann', people.service.browser('ja').subscription)).toBe(true);
    expect(await push.subscribe('session-bob', people.service.browser('en').subscription)).toBe(true);
  };

  /** Both sit down, and the one who is asked is first. */
  const seated = async (rooms: Rooms, game: string): Promise<readonly [Client, Client]> => {
    const [ann, bob] = [await people.sit(rooms, game, 0), await people.sit(rooms, game, 1)];
    await people.pass(100);
    while (!ann.asked && !bob.asked) await people.pass(1700);
    return ann.asked ? [ann, bob] : [bob, ann];
  };

  /** The one who is asked plays until it is the other one's turn to answer. */
  const moveOn = async (from: Client, to: Client): Promise<void> => {
    while (!to.asked) {
      if (from.asked) await from.play(from.request(rng));
      else await people.pass(1700);
    }
  };

  const nameOf = ({ viewer }: Client): string => (viewer === 0 ? 'ann' : 'bob');

  test('are told once that a game has begun, and of nothing more until they have been back', async () => {
    const { rooms, push } = await people.node();
    await askAll(push);
    const game = await people.begin(rooms);
    await people.pass(SOON - 1);
    expect(people.told()).toEqual([]);
    await people.pass(1);
    const [first] = people.service.received;
    expect(Object.keys(first?.notice ?? {}).sort()).toEqual(['game', 'lang', 'name', 'what']);
    expect(first?.notice.game).toBe(game);
    expect(people.told()).toEqual(['ann begun', 'bob begun']);
    await people.pass(2 * DELAY);
    expect(people.told()).toEqual([]);

    const [asked, other] = await seated(rooms, game);
    await moveOn(asked, other);
    other.leave();
    asked.leave();
    await people.pass(2 * DELAY);
    expect(people.told()).toEqual([`${nameOf(other)} move`]);
    await people.pass(5 * DELAY);
    expect(people.told()).toEqual([]);
  });

  test('are told once that somebody has come to their waiting game', async () => {
    const { push } = await people.node();
    await askAll(push);
    const game = await people.table.game();
    await people.db.updateTable('games').set({ state: 'waiting' }).execute();
    people.online.add('bob');
    push.awaited(game, 'bob', 'Ann');
    push.awaited(game, 'ann', 'Bob');
    await people.pass(SOON);
    push.awaited(game, 'ann', 'Bob');
    await people.pass(SOON);
    expect(people.service.received.map(({ notice }) => notice)).toEqual([
      { game, what: 'awaited', name: 'Bob', lang: 'ja' },
    ]);
  });

  test('are not told that it is their move while they are there', async () => {
    const { rooms, push } = await people.node();
    await askAll(push);
    const game = await people.begin(rooms);
    const [asked, other] = await seated(rooms, game);
    await people.pass(5 * DELAY);
    expect(people.told()).toEqual([]);

    other.leave();
    people.online.add(nameOf(other));
    await moveOn(asked, await Client.join(rooms, game, other.viewer));
    await people.pass(2 * DELAY);
    expect(people.told(), 'a page elsewhere is open').toEqual([]);
  });

  test('are told of offers, and of the end', async () => {
    const { rooms, push } = await people.node();
    await askAll(push);
    const game = await people.begin(rooms);
    const [asked, other] = await seated(rooms, game);
    other.leave();
    await asked.offer('draw');
    await people.pass(DELAY);
    expect(people.service.received[0]?.notice).toMatchObject({ what: 'offer', offer: 'draw' });
    expect(people.told()).toEqual([`${nameOf(other)} offer`]);

    (await people.sit(rooms, game, other.viewer)).leave();
    await asked.act('resign');
    await people.pass(DELAY);
    expect(people.told()).toEqual([`${nameOf(other)} over`]);
  });

  test('do not hear of offers by somebody whom they have blocked', async () => {
    const { rooms, push } = await people.node();
    await askAll(push);
    const game = await people.begin(rooms);
    const [asked, other] = await seated(rooms, game);
    await people.db
      .insertInto('blocks')
      .values({ user_id: nameOf(other), other_id: nameOf(asked), at: 1 })
      .execute();
    other.leave();
    await asked.offer('draw');
    await people.pass(2 * DELAY);
    expect(people.told()).toEqual([]);
  });

  test('with minutes to play are told only that it begins; with a level, nothing', async () => {
    const { rooms, push } = await people.node();
    await askAll(push);
    const game = await people.begin(rooms, { clock: LIVE });
    await people.pass(SOON);
    expect(people.service.received[0]?.headers.ttl).toBe('600');
    expect(people.told()).toEqual(['ann begun', 'bob begun']);
    const [asked, other] = await seated(rooms, game);
    other.leave();
    await asked.act('resign');
    await people.pass(2 * DELAY);
    expect(people.told()).toEqual([]);
    await people.begin(rooms, { seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }], clock: { kind: 'none' } });
    await people.pass(2 * DELAY);
    expect(people.told()).toEqual([]);
  });

  test('are told once by two nodes, and after a restart of what it has interrupted', async () => {
    const nodes = new LocalBus();
    const [one, two] = [await people.node('one', nodes.bus()), await people.node('two', nodes.bus())];
    await askAll(one.push);
    const game = await people.begin(one.rooms);
    await two.rooms.begin(game);
    await people.pass(SOON);
    await people.pass(5000);
    expect(people.told()).toEqual(['ann begun', 'bob begun']);
    const [asked, other] = await seated(one.rooms, game);
    await moveOn(asked, other);
    other.leave();
    asked.leave();
    for (const { push, rooms } of [one, two]) {
      await push.stop();
      await rooms.stop();
    }
    await people.node('one', nodes.bus());
    await people.pass(2 * DELAY);
    expect(people.told()).toEqual([`${nameOf(other)} move`]);
  });

  test('whose browser is gone are forgotten; what fails is tried again, and harms nothing', async () => {
    const { rooms, push } = await people.node();
    await askAll(push);
    people.service.status = 410;
    await people.begin(rooms);
    await people.pass(SOON);
    expect(people.told()).toEqual(['ann begun', 'bob begun']);
    expect(await people.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
    expect(await people.db.selectFrom('push_marks').selectAll().execute()).toEqual([]);

    await push.subscribe('session-ann', people.service.browser().subscription);
    people.service.status = 503;
    await people.begin(rooms);
    await people.receive(1);
    people.service.status = 201;
    await people.pass(60_000);
    expect(people.told()).toEqual(['ann begun', 'ann begun']);
    expect(await people.metrics.registry.metrics()).toContain('blackpoker_pushes_total{result="sent"} 1');
    expect(await people.db.selectFrom('push_marks').select('seat').execute()).toEqual([{ seat: 0 }]);
  });

  test('a service that leads elsewhere is not followed', async () => {
    const { rooms, push } = await people.node();
    await push.subscribe('session-ann', people.service.browser().subscription);
    people.service.status = 307;
    await people.begin(rooms);
    await people.pass(SOON);
    expect(people.told()).toEqual(['ann begun']);
    expect(await people.metrics.registry.metrics()).toContain('blackpoker_pushes_total{result="refused"} 1');
  });

  test('a browser has one owner, a session one browser; both go together', async () => {
    const { push } = await people.node();
    const browser = people.service.browser();
    await push.subscribe('session-ann', browser.subscription);
    await push.subscribe('session-bob', browser.subscription);
    await push.subscribe('session-bob', people.service.browser('ja').subscription);
    const rows = () => people.db.selectFrom('push_subscriptions').select(['session_hash', 'lang']).execute();
    expect(await rows()).toEqual([{ session_hash: 'session-bob', lang: 'ja' }]);
    await people.db.deleteFrom('sessions').where('user_id', '=', 'bob').execute();
    expect(await rows()).toEqual([]);
  });

  test('all nodes have the same keys, made once', async () => {
    const [one, two] = [await people.node('one'), await people.node('two')];
    const keys = await Promise.all([one.push.publicKey(), two.push.publicKey()]);
    expect(keys[0]).toMatch(/^[\w-]{87}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await (await people.node('three')).push.publicKey()).toBe(keys[0]);
  });
});

test('nobody is told of a window that the server passes for them', async () => {
  const table = await RoomTable.open();
  const due: string[] = [];
  const rooms: Rooms = await table.rooms('one', undefined, {
    watcher: { look: (room: Room) => watch.look(room), wasThere: () => {} },
  });
  const watch = new Watch({
    ...{ clock: table.clock, outages: () => rooms.outages, delay: 100 },
    onDue: (_, { key }) => void due.push(key),
  });
  const game = await table.game({ clock: { kind: 'none' } });
  await rooms.begin(game);
  const seats = [await Client.join(rooms, game, 0), await Client.join(rooms, game, 1)];
  for (let i = 0; i < 60; i++) {
    await table.clock.advance(1700);
    await playOn(table, seats, rng, 1);
  }
  const passed = (await table.log(game)).flatMap(({ cmd }) =>
    cmd.startsWith('pass:') ? [`move:${cmd.slice(5)}`] : [],
  );
  const moves = due.filter((key) => key.startsWith('move:'));
  expect(passed.length).toBeGreaterThan(5);
  expect(moves.length).toBeGreaterThan(5);
  expect(moves.filter((key) => passed.includes(key))).toEqual([]);
  await table.close();
});

test('who has looked at it and left is not told of it when the server starts again later', async () => {
  const people = await PushTable.open();
  const first = await people.node();
  await first.push.subscribe('session-ann', people.service.browser().subscription);
  await first.push.subscribe('session-bob', people.service.browser().subscription);
  const game = await people.begin(first.rooms);
  const seats = [await people.sit(first.rooms, game, 0), await people.sit(first.rooms, game, 1)];
  await people.pass(11 * 60_000);
  for (const seat of seats) seat.leave();
  await first.push.stop();
  await first.rooms.stop();
  await people.node();
  await people.pass(2 * DELAY);
  expect(people.told()).toEqual([]);
  await people.close();
});
