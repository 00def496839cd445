/** Whatever goes wrong with a message stays with its sender. */
import type { ClientMessage, ServerMessage } from '@blackpoker/protocol';
import { expect, test } from 'vitest';
import { Buckets, perTime } from '../../src/http/buckets.ts';
import { incidentsIn } from '../../src/ops/incident.ts';
import { openLog } from '../../src/ops/log.ts';
import { Metrics } from '../../src/ops/metrics.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import { ChatFeed } from '../../src/wire/chatFeed.ts';
import type { Connection } from '../../src/wire/connection.ts';
import { Conversation } from '../../src/wire/conversation.ts';
import { LobbyFeed } from '../../src/wire/lobbyFeed.ts';
import { Switchboard } from '../../src/wire/switchboard.ts';

const GAME = 'abcdefghijkl';
const RESIGN: ClientMessage = { type: 'act', act: 'resign', game: GAME, cmd: 'command-1' };

function conversationWith(command: () => Promise<ServerMessage>) {
  const lines: string[] = [];
  const metrics = new Metrics();
  const switchboard = new Switchboard();
  const fails = async () => {
    throw new StoreUnavailable('away');
  };
  const conversation = new Conversation({
    rooms: { viewerOf: async () => 0, join: async () => () => {}, command },
    chat: { post: fails },
    chatFeed: new ChatFeed({ post: fails, lines: fails, lastNumbers: fails }, switchboard),
    lobby: new LobbyFeed({ list: fails, heardOfChange: () => {} }, switchboard, () => {}),
    rates: { games: new Buckets(perTime(1, 3600), () => 5) },
    ...{ switchboard, metrics, now: () => 5 },
    incidents: incidentsIn(openLog('info', {}, { write: (line) => void lines.push(line) }), metrics),
  });
  const said = async (message: ClientMessage) => {
    const sent: ServerMessage[] = [];
    const connection = {
      send: (each: ServerMessage) => sent.push(each),
      holder: { user: { id: 'u' } },
      seats: new Map(),
    };
    await conversation.take(connection as unknown as Connection, message);
    return sent;
  };
  return { conversation, said, lines };
}

const ACK: ServerMessage = { type: 'ack', game: GAME, cmd: 'command-1', seq: 9 };

test('an error that nobody expected is an incident, with its id in the answer and in the log', async () => {
  const { said, lines } = conversationWith(async () => {
    throw new Error('a bug with ♠A');
  });
  const [answer] = await said(RESIGN);
  expect(answer).toMatchObject({ type: 'refused', code: 'frozen', game: GAME, cmd: 'command-1' });
  const incident = JSON.stringify(answer).match(/\(([0-9a-f]{8})\)/)?.[1];
  expect(lines.join('')).toContain(incident);
  expect(await said({ type: 'ping', n: 1 })).toEqual([{ type: 'pong', n: 1, now: 5 }]);
});

test('where the database is away the same may be sent again', async () => {
  const { said } = conversationWith(async () => ACK);
  expect(await said({ type: 'chat', game: GAME, cmd: 'command-2', preset: 'hello' })).toMatchObject([
    { code: 'retry' },
  ]);
  expect(await said({ type: 'lobby', on: true })).toMatchObject([{ code: 'retry' }]);
});

test('an address makes only so many games, by rematches too; what is refused, or said again, does not count', async () => {
  const answers: ServerMessage[] = [
    { type: 'refused', game: GAME, cmd: 'command-1', code: 'illegal', message: { ja: '', en: '' } },
    { ...ACK, dup: true },
    ACK,
  ];
  const { said } = conversationWith(async () => answers.shift() ?? ACK);
  const offer: ClientMessage = { type: 'offer', what: 'rematch', game: GAME, cmd: 'command-1' };
  expect(await said(offer)).toMatchObject([{ code: 'illegal' }]);
  expect(await said(offer)).toMatchObject([{ type: 'ack', dup: true }]);
  expect(await said(offer)).toEqual([ACK]);
  expect(await said(offer)).toMatchObject([{ type: 'refused', code: 'tooOften', game: GAME, cmd: 'command-1' }]);
  expect(await said({ ...offer, what: 'draw' })).toEqual([ACK]);
});

test('while the server stops, commands are to be sent again', async () => {
  const { conversation, said } = conversationWith(async () => ACK);
  expect(await said(RESIGN)).toEqual([ACK]);
  conversation.stop();
  expect(await said(RESIGN)).toMatchObject([{ type: 'refused', code: 'retry', cmd: 'command-1' }]);
});
