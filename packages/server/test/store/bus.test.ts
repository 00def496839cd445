import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../../scripts/postgres.mjs';
import { type Bus, type BusMessage, SILENT_BUS } from '../../src/cluster/bus.ts';
import { LocalBus } from '../../src/cluster/localBus.ts';
import { openBus } from '../../src/cluster/openBus.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import { freshDatabase, freshFolder, TEST_DATABASE_URL } from './databases.ts';

const WAIT_MS = 40_000;

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + WAIT_MS; !isSo(); ) {
    if (Date.now() > end) throw new Error(`not within ${WAIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function heardBy(bus: Bus): BusMessage[] {
  const heard: BusMessage[] = [];
  bus.subscribe((message) => heard.push(message));
  return heard;
}

const grown = (game: string, seq: number): BusMessage => ({ type: 'game', game, seq });

test('with SQLite there is nobody to tell', async () => {
  const { place, drop } = freshFolder();
  const store = await openStore(place);
  expect(openBus(store)).toBe(SILENT_BUS);
  await store.close();
  await drop();
});

test('nodes in one process hear each other and not themselves', async () => {
  const local = new LocalBus();
  const [a, b] = [local.bus(), local.bus()];
  const [byA, byB] = [heardBy(a), heardBy(b)];
  a.publish(grown('g', 1));
  await until(() => byB.length > 0);
  local.up = false;
  a.publish(grown('g', 2));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([byA, byB, b.isUp()]).toEqual([[], [grown('g', 1)], false]);
});

describe.skipIf(TEST_DATABASE_URL === undefined)('the bus of PostgreSQL', () => {
  let postgres: Postgres;
  let stores: Store[];
  let buses: Bus[];

  beforeAll(async () => {
    postgres = await startPostgres();
    const { place } = await freshDatabase(postgres.url);
    stores = [await openStore(place), await openStore(place)];
    buses = stores.map(openBus);
    await until(() => buses.every((bus) => bus.isUp()));
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await Promise.all(stores.map((store) => store.close()));
    await postgres.stop();
  });

  test('tells the others, and not oneself; of several about one game the last', async () => {
    const [a, b] = buses as [Bus, Bus];
    const [byA, byB] = [heardBy(a), heardBy(b)];
    for (let seq = 1; seq <= 5; seq++) a.publish(grown('g', seq));
    a.publish({ type: 'lobby' });
    await until(() => byB.length >= 2);
    expect(byB).toEqual([grown('g', 5), { type: 'lobby' }]);
    expect(byA).toEqual([]);
  });

  test('a thousand messages in one turn fit, whatever is in them', async () => {
    const [a, b] = buses as [Bus, Bus];
    const heard = heardBy(a);
    const sent = Array.from({ length: 1000 }, (_, i) => grown(`"日本'\\${i}`, i));
    for (const message of sent) b.publish(message);
    await until(() => heard.length >= sent.length);
    expect(heard).toEqual(sent);
  });

  test('is down while the database is away, and up again by itself; publishing never throws', async () => {
    const [a, b] = buses as [Bus, Bus];
    const heard = heardBy(b);
    await postgres.pause('immediate');
    await until(() => !a.isUp() && !b.isUp());
    for (let i = 0; i < 100; i++) a.publish(grown('lost', i));
    await postgres.start();
    await until(() => a.isUp() && b.isUp());
    a.publish(grown('found', 1));
    await until(() => heard.some((message) => message.type === 'game' && message.game === 'found'));
  });

  test('one whose listening connection is cut comes back', async () => {
    const [a, b] = buses as [Bus, Bus];
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`;
    await stores[0]?.postgres?.pool.query(cut);
    await until(() => !a.isUp());
    await until(() => a.isUp() && b.isUp());
    const heard = heardBy(a);
    b.publish(grown('again', 1));
    await until(() => heard.length > 0);
  });

  test('one whose listening connection has fallen silent counts as down, and finds another', async () => {
    const [a, b] = buses as [Bus, Bus];
    const listening = `select pid from pg_stat_activity where query ilike 'listen%'`;
    const { rows } = (await stores[0]?.postgres?.pool.query<{ pid: number }>(listening)) ?? { rows: [] };
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      await until(() => !a.isUp() && !b.isUp());
      await until(() => a.isUp() && b.isUp());
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
    expect(rows).toHaveLength(2);
  });

  test('can be closed while the database is away', async () => {
    const bus = openBus(stores[0] as Store);
    await postgres.pause('immediate');
    const late = openBus(stores[1] as Store);
    await Promise.all([bus.close(), late.close()]);
    await postgres.start();
    await until(() => buses.every((each) => each.isUp()));
  });

  test('whoever has left hears nothing more', async () => {
    const [a, b] = buses as [Bus, Bus];
    const gone: BusMessage[] = [];
    const leave = a.subscribe((message) => gone.push(message));
    const heard = heardBy(a);
    leave();
    b.publish(grown('after', 1));
    await until(() => heard.length > 0);
    expect(gone).toEqual([]);
  });
});
