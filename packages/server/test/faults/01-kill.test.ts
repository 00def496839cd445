/** The server dies at the worst moments of a command; the client sends it again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { toldSeqs } from '../../trials/ledger.ts';
import { TrialNode } from '../../trials/trialNode.ts';
import { askedOf, FaultSeat, playedOn, seated, until } from './faultSeat.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'blackpoker-kill-'));
let node: TrialNode;
beforeAll(async () => {
  node = await TrialNode.start({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await node.end();
  rmSync(dataDir, { recursive: true, force: true });
});

async function logOf(game: string) {
  const store = await openStore({ dataDir });
  return await store.log.read(game, 0).finally(() => store.close());
}

test.each([
  ['beforeCommit', false],
  ['afterCommit', true],
  ['beforeAck', true],
] as const)('killed %s: sent again it is in the log once', async (dieAt, wasWritten) => {
  const { game, guests, seats } = await seated([node.url, node.url]);
  await playedOn(seats, 3);
  const asked = await askedOf(seats);
  const command = asked.playing();
  const { starts } = node;
  await node.order({ dieAt });
  asked.socket.say(command);
  expect(await asked.socket.closed).toBe(1006);
  expect(asked.socket.heard.some((each) => each.type === 'ack' && each.cmd === command.cmd)).toBe(false);
  await until(() => node.starts > starts);
  await node.serving;

  const before = (await logOf(game)).filter(({ cmd }) => cmd.endsWith(command.cmd));
  expect(before).toHaveLength(wasWritten ? 1 : 0);
  const again = await FaultSeat.sit(
    node.url,
    guests[asked.latest!.update.viewer === seats[0].latest!.update.viewer ? 0 : 1],
    game,
  );
  const answer = await again.command(command);
  expect(answer).toMatchObject({ type: 'ack', ...(wasWritten && { dup: true }) });
  expect(await again.command({ ...command })).toMatchObject({ type: 'ack', seq: (answer as { seq: number }).seq });
  const log = await logOf(game);
  const taken = log.filter(({ cmd }) => cmd.endsWith(command.cmd));
  expect(taken.map(({ cmd }) => toldSeqs(log).get(cmd))).toEqual([(answer as { seq: number }).seq]);
  if (wasWritten) expect(taken).toEqual(before);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  for (const seat of [...seats, again]) seat.leave();
});
