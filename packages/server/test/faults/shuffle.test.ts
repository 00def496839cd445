/** Fault 20: the hash of the seed is told before the first card, the seed after the last one, and the record proves the deal. */
import { createHash } from 'node:crypto';
import { type ShuffleProof, shuffleProof } from '@blackpoker/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../wire/testServer.ts';
import { playedOn, seated, until } from './faultSeat.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('20: whoever kept the hash can verify the shuffle, and a changed record does not pass', async () => {
  const { game, seats } = await seated([server.base, server.base]);
  const { seedHash, seed } = seats[0].latest!.room;
  expect(seed).toBeUndefined();
  expect((await server.ask(`/api/games/${game}/record`)).status).toBe(404);
  await playedOn(seats, 5);
  for (const seat of seats) expect(JSON.stringify(seat.socket.heard)).not.toContain('"seed":');
  await seats[0].act('resign');
  const told = await until(() => seats.find((seat) => seat.latest?.room.seed !== undefined)?.latest?.room.seed);
  expect(createHash('sha256').update(told).digest('hex')).toBe(seedHash);
  for (const seat of seats) seat.leave();

  const { text } = await until(async () => {
    const answer = await server.ask(`/api/games/${game}/record`);
    return answer.status === 200 ? answer : undefined;
  });
  const proof = (record: string, hash = seedHash): ShuffleProof =>
    shuffleProof({ seedHash: hash, seed: told, records: [record] });
  expect(proof(text)).toEqual({ ok: true, games: 1 });
  expect(
    proof(
      text,
      seedHash.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ),
  ).toMatchObject({ ok: false, problem: 'hash' });
  expect(proof(text.replace(told, told.split('').reverse().join('')))).toMatchObject({ ok: false });
});
