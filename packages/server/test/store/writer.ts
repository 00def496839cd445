/** A process that writes to the log of five games until it is killed: tells each row on stdout after it was acknowledged. Without a game it only opens the store. */
import process from 'node:process';
import { openStore } from '../../src/store/openStore.ts';

const [place = '{}', game] = process.argv.slice(2);
const { log } = await openStore(JSON.parse(place));

const write = async (lane: number): Promise<void> => {
  for (let seq = 1; ; seq++) {
    const row = { game: `${game}${lane}`, seq, cmd: `c${seq}`, at: seq, body: '{}' };
    if ((await log.append(row)) === 'written') process.stdout.write(`${row.game} ${seq}\n`);
  }
};

if (game === undefined) process.exit();
await Promise.all([0, 1, 2, 3, 4].map(write));
