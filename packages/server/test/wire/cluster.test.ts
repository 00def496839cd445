/** Two nodes on one PostgreSQL: people of one game on different nodes. */
import { expect, test } from 'vitest';
import { freshDatabase, TEST_DATABASE_URL } from '../store/databases.ts';
import { BOT_GAME, testServer } from './testServer.ts';

const OPEN_GAME = { ...BOT_GAME, kind: 'open', level: undefined };

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
