/** A writing process is killed without warning: no row that it acknowledged is lost. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../../src/store/openStore.ts';
import { DATABASES } from './databases.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));
const ROWS_BEFORE_KILL = 150;

/** The last acknowledged seq of each game. */
function writeAndKill(place: StorePlace, game: string): Promise<Map<string, number>> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, JSON.stringify(place), game], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
    if (said.split('\n').length > ROWS_BEFORE_KILL) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(lastOfEach(said)));
  });
}

function lastOfEach(said: string): Map<string, number> {
  const whole = said.split('\n').slice(0, -1);
  return new Map(whole.map((line) => line.split(' ')).map(([game = '', seq]) => [game, Number(seq)]));
}

describe.each(DATABASES)('kill -9 on $name', ({ fresh }) => {
  test('loses no acknowledged row and leaves no gap', async () => {
    const { place, drop } = await fresh();
    for (const game of ['first', 'second', 'third']) {
      const acknowledged = await writeAndKill(place, game);
      const store = await openStore(place);
      expect(acknowledged.size).toBe(5);
      for (const [id, last] of acknowledged) {
        const seqs = (await store.log.read(id, 0)).map(({ seq }) => seq);
        expect(seqs.length).toBeGreaterThanOrEqual(last);
        expect(seqs).toEqual(seqs.map((_, i) => i + 1));
      }
      await store.close();
    }
    await drop();
  });
});
