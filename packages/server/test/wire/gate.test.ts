/** Sockets: who may come in, what is answered, and who is sent away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT_GAME, type TestServer, testServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ADMIN: 'Boss', LIMIT_CONNECTIONS: '12' });
});
afterAll(() => server.end());

type Person = Awaited<ReturnType<TestServer['guest']>>;
const gameOf = async (person: Person) => String((await person.ask('/api/games', { body: BOT_GAME })).body.game);
const play = (game: string, cmd: string) => ({ type: 'play', game, cmd, decision: 0, seq: 0, choices: [1] });

describe('who comes in', () => {
  test('is told who they are', async () => {
    const aki = await server.guest();
    const socket = server.socket(aki.headers);
    expect(await socket.hear('welcome')).toMatchObject({
      protocol: 1,
      user: { id: aki.id, name: 'Aki' },
      build: 'build-1',
    });
    socket.socket.close();
  });

  test.each([
    ['nobody', {}, 401],
    ['a forged cookie', { cookie: `blackpoker=${'A'.repeat(43)}` }, 401],
    ['a forged token', { authorization: `Bearer ${'A'.repeat(43)}` }, 401],
  ])('%s may not', async (_, headers, status) => {
    expect(await server.socket(headers).closed).toBe(status);
  });

  test('no page of another site may, whoever looks at it', async () => {
    const aki = await server.guest();
    expect(await server.socket({ ...aki.headers, origin: 'https://evil.example' }).closed).toBe(403);
    expect(await server.socket({ ...aki.headers, origin: 'null' }).closed).toBe(403);
  });

  test('a program may, with its token', async () => {
    const owner = await server.account('Owner');
    const { token } = (await owner.ask('/api/bots', { body: { name: 'Robot' } })).body;
    const socket = server.socket({ authorization: `Bearer ${token}` });
    expect(await socket.hear('welcome')).toMatchObject({ user: { kind: 'bot' } });
    socket.socket.close();
  });

  test('not too many from one address', async () => {
    const aki = await server.guest();
    const sockets = Array.from({ length: 14 }, () => server.socket(aki.headers));
    const refused = await Promise.all(sockets.map((each) => Promise.race([each.closed, each.ready().then(() => 0)])));
    expect(refused.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    const open = sockets.filter((_, i) => refused[i] === 0);
    for (const { socket } of open) socket.close();
    await Promise.all(open.map(({ closed }) => closed));
    (await server.socket(aki.headers).ready()).socket.close();
  });
});

describe('what is said', () => {
  test('is answered to who said it', async () => {
    const socket = await server.socket((await server.guest()).headers).ready();
    socket.say({ type: 'ping', n: 7 });
    expect(await socket.hear('pong')).toMatchObject({ n: 7, now: expect.any(Number) });
    socket.say(play('abcdefghijkl', 'command-1'));
    expect(await socket.hear('refused')).toMatchObject({ code: 'unknown', cmd: 'command-1' });
    socket.socket.close();
  });

  test('a seat is bound to its person; others only watch', async () => {
    const [aki, ben] = [await server.guest(), await server.guest('Ben')];
    const game = await gameOf(aki);
    const [own, other] = [await server.socket(aki.headers).ready(), await server.socket(ben.headers).ready()];
    for (const socket of [own, other]) socket.say({ type: 'open', game });
    expect([0, 1]).toContain((await own.hear('game')).update.viewer);
    expect((await other.hear('game')).update.viewer).toBe(2);
    other.say(play(game, 'command-1'));
    expect(await other.hear('refused')).toMatchObject({ code: 'forbidden' });
    other.say({ type: 'act', game, cmd: 'command-2', act: 'resign' });
    expect(await other.hear('refused')).toMatchObject({ code: 'forbidden' });
    for (const { socket } of [own, other]) socket.close();
  });

  test('two tabs of one seat both live, and the same command counts once', async () => {
    const aki = await server.guest();
    const game = await gameOf(aki);
    const tabs = [await server.socket(aki.headers).ready(), await server.socket(aki.headers).ready()];
    for (const tab of tabs) tab.say({ type: 'open', game });
    for (const tab of tabs) await tab.hear('game');
    for (const tab of tabs) tab.say({ type: 'act', game, cmd: 'resign-01', act: 'resign' });
    const acks = await Promise.all(tabs.map((tab) => tab.hear('ack')));
    expect(new Set(acks.map(({ seq }) => seq)).size).toBe(1);
    expect(acks.filter(({ dup }) => dup)).toHaveLength(1);
    for (const { socket } of tabs) socket.close();
  });

  test('the lobby is told when it changes', async () => {
    const [aki, ben] = [await server.guest(), await server.guest('Ben')];
    const socket = await server.socket(ben.headers).ready();
    socket.say({ type: 'lobby', on: true });
    await socket.hear('lobby');
    const { game } = (await aki.ask('/api/games', { body: { ...BOT_GAME, kind: 'open', level: undefined } })).body;
    let open: readonly { readonly game: string }[] = [];
    for (let i = 0; i < 10 && !open.some((each) => each.game === game); i++) open = (await socket.hear('lobby')).open;
    expect(open.map((each) => each.game)).toContain(game);
    await ben.ask(`/api/games/${game}/join`, { method: 'POST' });
    expect((await socket.hear('begun')).game).toBe(game);
    socket.socket.close();
  });

  test('chat goes to all who have the game open', async () => {
    const [aki, ben] = [await server.guest(), await server.guest('Ben')];
    const game = await gameOf(aki);
    const [own, watcher] = [await server.socket(aki.headers).ready(), await server.socket(ben.headers).ready()];
    for (const socket of [own, watcher]) socket.say({ type: 'open', game });
    for (const socket of [own, watcher]) await socket.hear('game');
    own.say({ type: 'chat', game, cmd: 'hello-001', preset: 'hello' });
    expect(await own.hear('ack')).toMatchObject({ cmd: 'hello-001' });
    for (const socket of [own, watcher]) expect((await socket.hear('chat')).lines).toMatchObject([{ preset: 'hello' }]);
    const late = await server.socket(ben.headers).ready();
    late.say({ type: 'open', game });
    expect((await late.hear('chat')).lines).toHaveLength(1);
    for (const { socket } of [own, watcher, late]) socket.close();
  });
});

test('games that are opened over and over are opened a little later', async () => {
  const small = await testServer({ LIMIT_CONNECTIONS: '2' });
  const aki = await small.guest();
  const game = await gameOf(aki);
  const socket = await small.socket(aki.headers).ready();
  for (let i = 0; i < 3; i++) socket.say({ type: 'open', game });
  expect(await socket.hear('refused')).toMatchObject({ code: 'retry', game });
  expect(socket.heard.filter(({ type }) => type === 'game').length).toBeLessThanOrEqual(2);
  await small.end();
});

describe('who is sent away', () => {
  const TALE = '{"type":"ping","n":"x"}';

  test('who is not understood three times: 1007', async () => {
    const socket = await server.socket((await server.guest()).headers).ready();
    for (const frame of ['{', TALE, '[]']) socket.say(frame);
    expect(await socket.closed).toBe(1007);
    expect(socket.heard.filter(({ type }) => type === 'refused')).toHaveLength(3);
  });

  test('who sends bytes: 1003, too much: 1009, no UTF-8: 1007', async () => {
    const aki = await server.guest();
    const sent = async (data: string | Buffer, binary: boolean) => {
      const socket = await server.socket(aki.headers).ready();
      socket.socket.send(data, { binary });
      return socket.closed;
    };
    expect(await sent('{}', true)).toBe(1003);
    expect(await sent('x'.repeat(20_000), false)).toBe(1009);
    expect(await sent(Buffer.from([0xc3, 0x28]), false)).toBe(1007);
  });

  test('who floods: 1008, while others are served', async () => {
    const [aki, ben] = [await server.guest(), await server.guest('Ben')];
    const [flood, calm] = [await server.socket(aki.headers).ready(), await server.socket(ben.headers).ready()];
    for (let n = 0; n < 500; n++) flood.say({ type: 'ping', n });
    calm.say({ type: 'ping', n: 1 });
    expect(await flood.closed).toBe(1008);
    expect((await calm.hear('pong')).n).toBe(1);
    expect(flood.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(60);
    calm.socket.close();
  });

  test('who floods with control frames: 1008, too', async () => {
    const flood = await server.socket((await server.guest()).headers).ready();
    for (let n = 0; n < 500; n++) flood.socket.ping();
    expect(await flood.closed).toBe(1008);
  });

  test('who signs out: 4001, with all tabs of that session', async () => {
    const aki = await server.guest();
    const tabs = [await server.socket(aki.headers).ready(), await server.socket(aki.headers).ready()];
    await aki.ask('/api/logout', { method: 'POST' });
    expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([4001, 4001]);
  });

  test('who is banned: 4003', async () => {
    const [boss, aki] = [await server.account('Boss'), await server.guest()];
    const socket = await server.socket(aki.headers).ready();
    await boss.ask('/api/admin/ban', { body: { id: aki.id } });
    expect(await socket.closed).toBe(4003);
    expect(await server.socket(aki.headers).closed).toBe(401);
  });
});
