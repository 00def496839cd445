/** Two nodes on one PostgreSQL: people of one game on different nodes. */
import { expect, test } from 'vitest';
import { ask, freshDatabase, TEST_DATABASE_URL } from '../store/databases.ts';
import { BOT_GAME, testServer } from './testServer.ts';

const OPEN_GAME = { ...BOT_GAME, kind: 'open', level: undefined };
const CUT_BUSES = `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`;

test.skipIf(TEST_DATABASE_URL === undefined)(
  'a game is found, begun, played, talked in and ended across nodes',
  async () => {
    const database = await freshDatabase();
    const env = { DATABASE_URL: database.place.databaseUrl, ADMIN: 'Boss' };
    const [one, two] = [await testServer({ ...env, NODE_ID: 'one' }), await testServer({ ...env, NODE_ID: 'two' })];
    const [aki, ben, boss] = [await one.guest(), await two.guest('Ben'), await two.account('Boss')];
    const [here, there] = [await one.socket(aki.headers).ready(), await two.socket(ben.headers).ready()];

    there.say({ type: 'lobby', on: true });
    await there.hear('lobby');
    const { game } = (await aki.ask('/api/games', { body: OPEN_GAME })).body;
    for (let found = false; !found; ) found = (await there.hear('lobby')).open.some((each) => each.game === game);
    const search = (await aki.ask('/api/games', { body: { ...OPEN_GAME, kind: 'quick' } })).body.game;
    for (let found = false; !found; ) found = (await there.hear('lobby')).quick.some((each) => each.game === search);
    await ben.ask(`/api/games/${game}/join`, { method: 'POST' });
    expect((await here.hear('begun')).game).toBe(game);

    for (const socket of [here, there]) socket.say({ type: 'open', game });
    for (const socket of [here, there]) await socket.hear('game');
    there.say({ type: 'chat', game, cmd: 'hello-001', preset: 'hello' });
    expect((await here.hear('chat')).lines).toMatchObject([{ preset: 'hello' }]);
    here.say({ type: 'act', game, cmd: 'resign-01', act: 'resign' });
    const { seq } = await here.hear('ack');
    let told = await there.hear('game');
    while (told.seq < seq) told = await there.hear('game');
    expect(told.update.end).toMatchObject({ why: 'resigned' });

    await boss.ask('/api/admin/ban', { body: { id: aki.id } });
    expect(await here.closed).toBe(4003);
    await one.end();
    await two.end();
    await database.drop();
  },
);

test.skipIf(TEST_DATABASE_URL === undefined)(
  'what no message told is looked up once the bus is back: lines of a chat, and who may not be here any more',
  async () => {
    const database = await freshDatabase();
    const { databaseUrl } = database.place;
    const server = await testServer({ DATABASE_URL: databaseUrl });
    const aki = await server.guest();
    const socket = await server.socket(aki.headers).ready();
    const { game } = (await aki.ask('/api/games', { body: BOT_GAME })).body;
    socket.say({ type: 'open', game });
    await socket.hear('game');
    socket.say({ type: 'ping', n: 1 });
    await socket.hear('pong');
    const line = `'${game}', 1, 'a:hello-001', 0, '${aki.id}', 1, 'hello'`;
    await ask(databaseUrl, `insert into chat (game_id, n, cmd, seat, user_id, at, preset) values (${line})`);
    await ask(databaseUrl, CUT_BUSES);
    expect((await socket.hear('chat')).lines).toMatchObject([{ n: 1, preset: 'hello' }]);
    await ask(databaseUrl, `delete from sessions where user_id = '${aki.id}'`);
    await ask(databaseUrl, CUT_BUSES);
    expect(await socket.closed).toBe(4001);
    await server.end();
    await database.drop();
  },
);
