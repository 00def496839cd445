import type { Command, LobbyLists } from '@blackpoker/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GameMessage } from '../../src/online/connection.ts';
import { FakeNet } from './fakeWire.ts';

const GAME = 'abcdefghijkl';
const resign: Command = { type: 'act', game: GAME, cmd: 'cmd-00000001', act: 'resign' };
const WORDS = { ja: '', en: 'no' };

let net: FakeNet;
beforeEach(() => {
  net = new FakeNet();
});
const state = () => net.connection.link.state.getState();

describe('the link', () => {
  test('opens when it is needed, closes a while after nobody needs it', () => {
    expect(net.wires).toHaveLength(0);
    const done = net.connection.use();
    expect(state().state).toBe('connecting');
    net.welcome();
    expect(state()).toEqual({ state: 'connected' });
    done();
    net.pass(1_000);
    expect(state().state).toBe('connected');
    net.pass(5_000);
    expect(state().state).toBe('idle');
    expect(net.wire.isClosed).toBe(true);
  });

  test('comes back with waits that grow from 250 ms to a second, and to 8 s where nobody answers for long', () => {
    net.connection.use();
    const waits: number[] = [];
    for (let i = 0; i < 28; i++) {
      net.wire.break();
      const [count, from] = [net.wires.length, net.now];
      while (net.wires.length === count) net.pass(1);
      waits.push(net.now - from);
    }
    expect(waits[0]).toBeLessThanOrEqual(250);
    expect(Math.max(...waits.slice(0, 20))).toBeLessThanOrEqual(1000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(4000);
    expect(waits.at(-1)).toBeLessThanOrEqual(8000);
  });

  test('comes back quickly after a restart, and at once when the network is back', () => {
    net.connection.use();
    net.welcome();
    net.wire.break(1012);
    net.pass(500);
    expect(net.wires).toHaveLength(2);
    for (let i = 0; i < 6; i++) {
      net.wire.break();
      net.pass(9_000);
    }
    net.wire.break();
    const count = net.wires.length;
    net.connection.link.nudge();
    expect(net.wires).toHaveLength(count + 1);
  });

  test.each([
    [4001, 'signedOut'],
    [4003, 'banned'],
  ] as const)('does not come back after %i', (code, why) => {
    net.connection.use();
    net.welcome();
    net.wire.break(code);
    net.pass(60_000);
    expect(net.wires).toHaveLength(1);
    expect(state()).toEqual({ state: 'ended', why });
  });

  test.each(['signedOut', 'banned'] as const)(
    'asks whether it is over where it is refused again and again: %s',
    async (why) => {
      net.ending = why;
      net.connection.use();
      for (let i = 0; i < 3; i++) {
        net.wire.break();
        net.pass(2_000);
        await Promise.resolve();
        await Promise.resolve();
      }
      expect(state()).toEqual({ state: 'ended', why });
    },
  );

  test('a server that speaks otherwise ends it', () => {
    net.connection.use();
    net.wire.tell({ type: 'welcome', protocol: 99, user: { name: 'me', kind: 'guest' }, now: 0, build: '' });
    expect(state()).toEqual({ state: 'ended', why: 'outdated' });
  });

  test('silence is a break', () => {
    net.connection.use();
    net.welcome();
    net.pass(10_000);
    expect(net.wire.of('ping')).toHaveLength(1);
    net.pass(8_000);
    expect(net.wires[0]?.isClosed).toBe(true);
    net.pass(500);
    expect(net.wires).toHaveLength(2);
  });

  test('knows the clock of the server', () => {
    net.connection.use();
    net.welcome(net.now + 5_000);
    expect(net.connection.link.serverNow()).toBe(net.now + 5_000);
    net.pass(10_000);
    const [ping] = net.wire.of('ping');
    net.pass(100);
    net.wire.tell({ type: 'pong', n: ping?.n ?? 0, now: net.now + 7_000 - 50 });
    expect(net.connection.link.serverNow()).toBe(net.now + 7_000);
  });
});

describe('commands', () => {
  const answered = async (promise: Promise<unknown>) => Promise.race([promise, Promise.resolve('waiting')]);

  test('are kept until they are answered, and sent again with the same id after a break', async () => {
    net.connection.use();
    net.welcome();
    const answer = net.connection.command(resign);
    expect(net.wire.of('act')).toEqual([resign]);
    net.wire.break();
    expect(await answered(answer)).toBe('waiting');
    net.pass(300);
    net.welcome();
    expect(net.wire.of('act')).toEqual([resign]);
    net.wire.tell({ type: 'ack', game: GAME, cmd: resign.cmd, seq: 7, dup: true });
    expect(await answer).toMatchObject({ type: 'ack', seq: 7, dup: true });
    net.pass(8_000);
    expect(net.wire.of('act')).toHaveLength(1);
  });

  test('said without a connection go when there is one, in their order', () => {
    net.connection.use();
    void net.connection.command(resign);
    void net.connection.command({ ...resign, cmd: 'cmd-00000002' });
    expect(net.wire.sent).toHaveLength(0);
    net.welcome();
    expect(net.wire.of('act').map(({ cmd }) => cmd)).toEqual([resign.cmd, 'cmd-00000002']);
  });

  test('go again after `retry`, not after another refusal', async () => {
    net.connection.use();
    net.welcome();
    const answer = net.connection.command(resign);
    net.wire.tell({ type: 'refused', game: GAME, cmd: resign.cmd, code: 'retry', message: WORDS });
    expect(await answered(answer)).toBe('waiting');
    net.pass(400);
    expect(net.wire.of('act')).toHaveLength(2);
    net.wire.tell({ type: 'refused', game: GAME, cmd: resign.cmd, code: 'over', message: WORDS });
    expect(await answer).toMatchObject({ code: 'over' });
    net.pass(9_000);
    expect(net.wire.of('act')).toHaveLength(2);
  });

  test('an answer that is lost on its way is asked for again', () => {
    net.connection.use();
    net.welcome();
    void net.connection.command(resign);
    net.pass(6_000);
    expect(net.wire.of('act')).toEqual([resign, resign]);
  });
});

describe('games and lobby', () => {
  test('are asked for again after a break, with what is known', () => {
    const heard: GameMessage[] = [];
    let told: { course: number; count: number } | undefined;
    net.connection.watch(GAME, { hear: (message) => heard.push(message), told: () => told });
    const lists: LobbyLists[] = [];
    net.connection.lobby((each) => lists.push(each));
    net.welcome();
    expect(net.wire.of('open')).toEqual([{ type: 'open', game: GAME }]);
    expect(net.wire.of('lobby')).toEqual([{ type: 'lobby', on: true }]);
    told = { course: 1, count: 12 };
    net.wire.break();
    net.pass(500);
    net.welcome();
    expect(net.wire.of('open')).toEqual([{ type: 'open', game: GAME, told }]);
    expect(net.wire.of('lobby')).toHaveLength(1);
    net.wire.tell({ type: 'chat', game: GAME, lines: [] });
    net.wire.tell({ type: 'chat', game: 'anothergame1', lines: [] });
    expect(heard).toHaveLength(1);
    net.wire.tell({ type: 'lobby', open: [], quick: [], running: [] });
    expect(lists).toHaveLength(1);
  });

  test('are closed when nobody looks any more', () => {
    const leave = net.connection.watch(GAME, { hear: () => {}, told: () => undefined });
    net.welcome();
    leave();
    expect(net.wire.of('close')).toEqual([{ type: 'close', game: GAME }]);
  });

  test('whose game has begun is told', () => {
    const begun: string[] = [];
    const stop = net.connection.onBegun((game) => begun.push(game));
    net.welcome();
    net.wire.tell({ type: 'begun', game: GAME });
    stop();
    net.wire.tell({ type: 'begun', game: GAME });
    expect(begun).toEqual([GAME]);
  });
});
