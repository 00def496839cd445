import {
  countOptions,
  dealDecks,
  makeRng,
  newGame,
  optionAt,
  rulesetOf,
  sample,
  seatToAct,
  smallSeed,
  view,
} from '@blackpoker/engine';
import { afterAll, expect, test } from 'vitest';
import { BotPool } from '../../src/room/botPool.ts';

const pool = new BotPool();
afterAll(() => pool.close());

const rules = rulesetOf('8.0/lite/entry20', { graveTop: 'last' })!;
const state = newGame(rules, dealDecks(rules, smallSeed(1)), smallSeed(1));
const seen = view(state, seatToAct(state));
const offered = (): number[] => {
  const s = sample(seen, makeRng(smallSeed(1)));
  return Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
};

test('levels think in a thread', async () => {
  const [a, b] = await Promise.all([pool.choose(seen, 1, '0f'), pool.choose(seen, 4, '1f')]);
  expect(offered()).toContain(a);
  expect(offered()).toContain(b);
  expect(pool.thinking).toBe(0);
});

test('a question that cannot be answered is an error, and the thread goes on', async () => {
  await expect(pool.choose(seen, 99, '0f')).rejects.toThrow();
  expect(offered()).toContain(await pool.choose(seen, 1, '0f'));
});

test('a thread that dies is started again', async () => {
  const gone = new BotPool(1, new URL('./noSuchThread.mjs', import.meta.url));
  await expect(gone.choose(seen, 1, '0f')).rejects.toThrow();
  await expect(gone.choose(seen, 1, '0f')).rejects.toThrow();
  await gone.close();
});
