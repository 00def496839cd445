/** Faults 2, 5 and 15: two nodes on one PostgreSQL; they are replaced under load, do not hear each other, or stand still. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { newGuest } from '../../trials/guests.ts';
import { TrialNode } from '../../trials/trialNode.ts';
import { ask, freshDatabase, TEST_DATABASE_URL } from '../store/databases.ts';
import { askedOf, FaultSeat, pause, playedOn, seated, until } from './faultSeat.ts';
import { playTables, type Tables } from './tables.ts';

describe.skipIf(TEST_DATABASE_URL === undefined)('two nodes', () => {
  let url: string;
  let drop: () => Promise<void>;
  let nodes: [TrialNode, TrialNode];
  let tables: Tables | undefined;
  beforeAll(async () => {
    const database = await freshDatabase();
    drop = database.drop;
    url = database.place.databaseUrl;
    nodes = [
      await TrialNode.start({ DATABASE_URL: url, NODE_ID: 'one' }),
      await TrialNode.start({ DATABASE_URL: url, NODE_ID: 'two' }),
    ];
  });
  afterEach(() => tables?.close());
  afterAll(async () => {
    for (const node of nodes) await node.end();
    await drop();
  });

  async function expectInOrder({ ledger }: Tables): Promise<void> {
    const store = await openStore({ databaseUrl: url });
    await ledger.check(store).finally(() => store.close());
    expect(ledger.wrong).toEqual([]);
    expect(ledger.counts.acknowledged).toBeGreaterThan(50);
  }

  test('2: each is replaced while games go on: 1012, and nothing is lost', async () => {
    tables = await playTables(3, (seat, table) => nodes[(seat + table) % 2]!.url);
    for (const node of nodes) {
      await pause(1000);
      const { starts } = node;
      node.terminate();
      await until(() => node.starts > starts);
      await node.serving;
    }
    await tables.over;
    expect(tables.codes.filter((code) => code === 1012).length).toBeGreaterThanOrEqual(2);
    await expectInOrder(tables);
  });

  test('5: what one writes the other tells, though no word gets through between them', async () => {
    tables = await playTables(2, (seat) => nodes[seat]!.url);
    let isOver = false;
    const deaf = (async () => {
      for (let i = 0; i < 1000 && !isOver; i++) {
        await ask(
          url,
          `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
        );
        await pause(200);
      }
    })();
    await tables.over;
    isOver = true;
    await deaf;
    expect(tables.codes).toEqual([]);
    await expectInOrder(tables);
  });

  test('15: one stands still and holds a game; the other goes on with it, and what the first one wakes up with is refused', async () => {
    const [one, two] = nodes;
    const { game, guests, seats } = await seated([one.url, one.url]);
    await playedOn(seats, 2);
    const asked = await askedOf(seats);
    const asleep = asked.playing();
    one.stall();
    asked.socket.say(asleep);
    const others = [await FaultSeat.sit(two.url, guests[0], game), await FaultSeat.sit(two.url, guests[1], game)];
    await playedOn(others, 6);
    const store = await openStore({ databaseUrl: url });
    const driver = async () =>
      (await store.db.selectFrom('games').select('node').where('id', '=', game).executeTakeFirst())?.node === 'two';
    await until(driver);
    one.goOn();
    expect(await asked.command(asleep)).toMatchObject({ type: 'refused', code: 'stale' });
    await until(() => seats.every(({ seq }) => seq === others[0]!.seq));
    await playedOn([...seats], 2);
    await until(() => others.every(({ seq }) => seq === seats[0].seq));
    const log = await store.log.read(game, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    expect(log.some(({ cmd }) => cmd.endsWith(asleep.cmd))).toBe(false);
    await store.close();
    for (const seat of [...seats, ...others]) seat.leave();
  });

  test('15: a game against a level goes on when its driver is dead', async () => {
    const [one, two] = nodes;
    const guest = await newGuest(() => two.url, 'Cho');
    const game = await botGame(one.url, guest.cookie);
    const seat = await FaultSeat.sit(two.url, guest, game);
    await playedOn([seat], 1);
    one.stall();
    await playedOn([seat], 3);
    one.goOn();
    await playedOn([seat], 1);
    seat.leave();
  });
});

async function botGame(base: string, cookie: string): Promise<string> {
  const wanted = { kind: 'bot', level: 1, regulation: '8.0/lite/entry20', clock: { kind: 'none' }, rated: false };
  const headers = { 'Content-Type': 'application/json', Origin: base, Cookie: cookie };
  const response = await fetch(`${base}/api/games`, { method: 'POST', headers, body: JSON.stringify(wanted) });
  return ((await response.json()) as { game: string }).game;
}
