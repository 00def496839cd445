/**
 * `node --import tsx packages/server/trials/storedGames.ts FILE`: plays a game of each of some regulations on a server and backs it up. The tests replay
 * test/faults/storedGames.gz for ever: make it anew only when games of other rules are all that is left in it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { makeRng, smallSeed } from '@blackpoker/engine';
import { backup } from '../src/store/backup.ts';
import { openStore } from '../src/store/openStore.ts';
import { newGame, newGuest } from './guests.ts';
import { NO_FAULTS, SeatClient } from './seatClient.ts';
import { TrialNode } from './trialNode.ts';

const REGULATIONS = ['8.0/lite/entry20', '8.0/standard/full', '8.0/master/full', '7.0/pro/full', '6.1/lite/regular'];

async function playOne(node: TrialNode, regulation: string, index: number): Promise<void> {
  const url = (): string => node.url;
  const guests = [await newGuest(url, `stored ${index}a`), await newGuest(url, `stored ${index}b`)] as const;
  const game = await newGame(url, guests, regulation);
  const clients = guests.map(
    ({ cookie }, i) =>
      new SeatClient({
        ...{ url, cookie, game, rng: makeRng(smallSeed(2 * index + i)), faults: NO_FAULTS },
        onAck: () => {},
        onServed: () => {},
        onWrong: (what) => process.stderr.write(`${what}\n`),
      }),
  );
  await Promise.all(clients.map(({ over }) => over));
  for (const client of clients) client.close();
}

const folder = mkdtempSync(join(tmpdir(), 'blackpoker-stored-'));
const node = await TrialNode.start({ DATA_DIR: folder });
await Promise.all(REGULATIONS.map((regulation, i) => playOne(node, regulation, i)));
await node.end();
const store = await openStore({ dataDir: folder });
await store.db.deleteFrom('sessions').execute();
await store.close();
await backup({ dataDir: folder }, process.argv[2] ?? 'storedGames.gz');
rmSync(folder, { recursive: true, force: true });
