/** Faults 12 and 13: a client that is frozen, and one that sends nothing and reads nothing. Both look connected to the kernel. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FuzzSocket } from '../../trials/fuzzSocket.ts';
import { newGuest } from '../../trials/guests.ts';
import { TrialNode } from '../../trials/trialNode.ts';
import { askedOf, FaultSeat, playedOn, seated, until } from './faultSeat.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'blackpoker-silent-'));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
let node: TrialNode;
beforeAll(async () => {
  node = await TrialNode.start({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await node.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A client of its own process, which says when it has the table. */
const CLIENT = `import WebSocket from 'ws';
const [url, cookie, game] = process.argv.slice(1);
const socket = new WebSocket(url.replace('http', 'ws') + '/ws', { headers: { cookie, origin: url } });
socket.on('open', () => socket.send(JSON.stringify({ type: 'open', game })));
socket.on('message', (data) => { if (JSON.parse(data).type === 'game') console.log('table'); });
socket.on('close', () => process.exit());
setTimeout(() => process.exit(), 300_000);`;

const cutFor = async (why: string): Promise<number> =>
  (await node.metrics()).get(`blackpoker_connections_cut_total{why="${why}"}`) ?? 0;

test('they are taken for dead, the seat counts as away, and comes back to the same decision', {
  timeout: 300_000,
}, async () => {
  const { game, guests, seats } = await seated([node.url, node.url]);
  await playedOn(seats, 2);
  const asked = await askedOf(seats);
  const other = seats.find((seat) => seat !== asked)!;
  const { id } = asked.latest!.update;
  const [place] = asked.latest!.update.viewer === 0 ? [0 as const] : [1 as const];
  const guest = guests[seats.indexOf(asked)]!;
  const child = spawn(process.execPath, ['--input-type=module', '-e', CLIENT, node.url, guest.cookie, game], {
    cwd: ROOT,
  });
  await once(child.stdout, 'data');
  asked.leave();
  child.kill('SIGSTOP');
  const watcher = await newGuest(() => node.url, 'Cho');
  const deaf = await FuzzSocket.open(node.url, { Cookie: watcher.cookie, Origin: node.url });
  if (typeof deaf === 'number') throw new Error(`refused: ${deaf}`);
  deaf.say({ type: 'open', game });
  deaf.pause();

  await until(async () => (await cutFor('silent')) >= 2);
  const told = () => other.socket.heard.some((each) => each.type === 'room' && !each.room.connected[place]);
  await until(told);
  const again = await FaultSeat.sit(node.url, guest, game);
  expect(again.latest!.update).toMatchObject({ id, asked: true });
  await playedOn([again, other], 2);
  child.kill('SIGCONT');
  child.kill('SIGKILL');
  deaf.cut();
  for (const seat of [again, other]) seat.leave();
});
