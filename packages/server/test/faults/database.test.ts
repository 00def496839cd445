/** Faults 3 and 4: the database crashes, is away for a while, or has no room left. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, type Postgres, startPostgres } from '../../../../scripts/postgres.mjs';
import { openStore, type StorePlace } from '../../src/store/openStore.ts';
import { verify } from '../../src/store/verify.ts';
import { TrialNode } from '../../trials/trialNode.ts';
import { type Answer, askedOf, type FaultSeat, type Play, pause, playedOn, seated, until } from './faultSeat.ts';

const readyOf = async (node: TrialNode): Promise<number> => (await fetch(`${node.url}/readyz`)).status;

/** Sent again as long as the answer is `retry`. */
async function insisted(seat: FaultSeat, command: Play): Promise<Answer> {
  return await until(async () => {
    seat.socket.heard.length = 0;
    const answer = await seat.command(command);
    if (answer.type === 'refused' && answer.code === 'retry') return void (await pause(300));
    return answer;
  });
}

/** Nothing was written, nobody was told anything, and the very same command is taken as soon as that is possible. */
async function refusedWhile(node: TrialNode, seats: readonly FaultSeat[], away: () => Promise<void>): Promise<Play> {
  const asked = await askedOf(seats);
  const before = seats.map(({ seq }) => seq);
  const command = asked.playing();
  await away();
  for (let i = 0; i < 3; i++) {
    asked.socket.heard.length = 0;
    expect(await asked.command(command)).toMatchObject({ type: 'refused', code: 'retry' });
  }
  await until(async () => (await readyOf(node)) === 503);
  const guest = { method: 'POST', headers: { Origin: node.url }, body: '{"name":"Cho"}' };
  const answer = await fetch(`${node.url}/api/guest`, guest);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'retry', message: { ja: expect.any(String) } } });
  expect(seats.map(({ seq }) => seq)).toEqual(before);
  return command;
}

async function expectOnce(place: StorePlace, game: string, cmd: string): Promise<void> {
  const store = await openStore(place);
  const log = await store.log.read(game, 0);
  expect(log.filter((row) => row.cmd.endsWith(cmd))).toHaveLength(1);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect((await verify(store)).broken).toEqual([]);
  await store.close();
}

describe.skipIf(findPostgres() === undefined)('PostgreSQL', () => {
  let postgres: Postgres;
  let node: TrialNode;
  beforeAll(async () => {
    postgres = await startPostgres();
    node = await TrialNode.start({ DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await node?.end();
    await postgres?.stop();
  });

  test('3, 4: away, then back: `retry` and 503 meanwhile, no clock runs, nothing is half done', async () => {
    const { game, seats } = await seated([node.url, node.url]);
    await playedOn(seats, 2);
    const { starts } = node;
    const command = await refusedWhile(node, seats, () => postgres.pause('immediate'));
    await pause(7000);
    await postgres.start();
    const asked = await askedOf(seats);
    expect(await insisted(asked, command)).toMatchObject({ type: 'ack' });
    await until(async () => (await readyOf(node)) === 200);
    await playedOn(seats, 3);
    for (const seat of seats) seat.leave();
    expect(node.starts).toBe(starts);
    await expectOnce({ databaseUrl: postgres.url }, game, command.cmd);
    const store = await openStore({ databaseUrl: postgres.url });
    const outages = () => store.db.selectFrom('outages').selectAll().execute();
    await until(async () => (await outages()).length > 0);
    await store.close();
  });

  test('3: it crashes again and again in the middle of a game', async () => {
    const { game, seats } = await seated([node.url, node.url]);
    let last = '';
    for (let i = 0; i < 4; i++) {
      const asked = await askedOf(seats);
      const command = asked.playing();
      last = command.cmd;
      const crash = postgres.restart('immediate');
      expect(await insisted(asked, command)).toMatchObject({ type: 'ack' });
      await crash;
    }
    for (const seat of seats) seat.leave();
    await expectOnce({ databaseUrl: postgres.url }, game, last);
  });
});

describe('a disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blackpoker-disk-'));
  const small = join(folder, 'small');
  const mounted = process.platform === 'linux' && mountSmall(small);
  afterAll(() => {
    if (mounted) execFileSync('umount', ['-l', small]);
    rmSync(folder, { recursive: true, force: true });
  });

  test.skipIf(!mounted)('4: that is full is as good as away; with room on it again the game goes on', async () => {
    const node = await TrialNode.start({ DATA_DIR: small });
    const { game, seats } = await seated([node.url, node.url]);
    await playedOn(seats, 2);
    const ballast = join(small, 'ballast');
    const command = await refusedWhile(node, seats, async () => fill(ballast));
    rmSync(ballast);
    const asked = await askedOf(seats);
    expect(await insisted(asked, command)).toMatchObject({ type: 'ack' });
    await until(async () => (await readyOf(node)) === 200);
    for (const seat of seats) seat.leave();
    expect(node.starts).toBe(1);
    await node.end();
    await expectOnce({ dataDir: small }, game, command.cmd);
  });
});

function mountSmall(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fill(file: string): void {
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // smaller pieces may still fit
    }
}
