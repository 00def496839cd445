/** Faults 17 and 21: a game whose log the engine cannot play, and one of other rules. Both stand still, in words, alone, and keep their log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTHER_RULES } from '../../src/lobby/rulesVersion.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import { verify } from '../../src/store/verify.ts';
import { type TestServer, testServer } from '../wire/testServer.ts';
import { FaultSeat, playedOn, seated } from './faultSeat.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** Two games that are under way, and a server that has none of them in memory. */
async function afterRestart(change: (store: Store, game: string) => Promise<void>) {
  const [bad, good] = [await seated([server.base, server.base]), await seated([server.base, server.base])];
  for (const { seats } of [bad, good]) await playedOn(seats, 4);
  for (const { seats } of [bad, good]) for (const seat of seats) seat.leave();
  const { dataDir } = server;
  await server.stop();
  const store = await openStore({ dataDir });
  await change(store, bad.game);
  const log = await store.log.read(bad.game, 0);
  await store.close();
  server = await testServer({}, dataDir);
  return { bad, good, log };
}

type Table = Awaited<ReturnType<typeof seated>>;

async function refusalOf({ game, guests }: Table) {
  const socket = await server.socket({ cookie: guests[0].cookie }).ready();
  socket.say({ type: 'open', game });
  const opened = await socket.hear('refused');
  socket.say({ type: 'act', game, cmd: 'resign-01', act: 'resign' });
  const commanded = await socket.hear('refused');
  socket.socket.close();
  expect([opened.code, commanded.code]).toEqual(['frozen', 'frozen']);
  return opened.message;
}

async function expectGoesOn({ game, guests }: Table): Promise<void> {
  const seats = [await FaultSeat.sit(server.base, guests[0], game), await FaultSeat.sit(server.base, guests[1], game)];
  await playedOn(seats, 2);
  expect(await seats[0]!.act('resign')).toMatchObject({ type: 'ack' });
  for (const seat of seats) seat.leave();
}

test('17: the engine throws: frozen under an incident id, nothing is written, other games go on', async () => {
  const { bad, good, log } = await afterRestart(async ({ db }, game) => {
    const body = JSON.stringify({ what: { type: 'play', seat: 0, choices: [999_999] } });
    await db.updateTable('events').set({ body }).where('game_id', '=', game).where('seq', '=', 4).execute();
  });
  expect((await refusalOf(bad)).en).toContain('stands still');
  await expectGoesOn(good);
  const store = await openStore({ dataDir: server.dataDir });
  expect(await store.log.read(bad.game, 0)).toEqual(log);
  const row = await store.db.selectFrom('games').selectAll().where('id', '=', bad.game).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'playing', incident: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(server.log.join('')).toContain(row.incident);
  await store.close();
});

test('21: begun under other rules: not gone on with, and it is said why', async () => {
  const { bad, good, log } = await afterRestart(async ({ db }, game) => {
    await db.updateTable('games').set({ rules_version: 'another' }).where('id', '=', game).execute();
  });
  expect(await refusalOf(bad)).toEqual(OTHER_RULES);
  await expectGoesOn(good);
  const store = await openStore({ dataDir: server.dataDir });
  expect(await store.log.read(bad.game, 0)).toEqual(log);
  expect(await verify(store)).toMatchObject({ otherRules: 1 });
  await store.close();
});
