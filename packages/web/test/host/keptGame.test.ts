/** Where the browser denies storage, the game goes on. */

import { PASS } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { expect, test } from 'vitest';
import { KeptGame } from '../../src/host/keptGame.ts';
import { HOST_WORDS } from '../../src/host/words.ts';
import { setupOf } from './seatedGame.ts';

const options = (updates: GameUpdate[]) => ({
  id: 'x',
  passing: undefined,
  askBot: async () => PASS,
  onUpdate: (update: GameUpdate) => updates.push(update),
});

test('the person is told once that nothing is kept', async () => {
  const updates: GameUpdate[] = [];
  const kept = KeptGame.start(await setupOf({ reg: '8.0/lite/full', seed: '2', starts: 'me' }), options(updates));
  await kept.written;
  const { id } = updates.at(-1) ?? { id: -1 };
  expect(kept.game.submit(id, [PASS])).toEqual({ ok: true });
  await kept.written;
  kept.close();
  expect(updates.filter(({ trouble }) => trouble !== undefined).map(({ trouble }) => trouble?.code)).toEqual([
    'notKept',
  ]);
});

test('a game that is not there cannot be resumed', async () => {
  await expect(KeptGame.resume(options([]))).rejects.toMatchObject({ text: HOST_WORDS.noGame });
});
