/** Quick games, three at a time in one browser: with the others twenty games without a complaint of the browser. */
import { expect, test } from 'vitest';
import { inBrowser } from './app.ts';
import { playOut, tableOf, type WholeGame } from './wholeGames.ts';

const ROUNDS = [31, 41, 51] as const;
const REGULATIONS = ['8.0/lite/entry20', '8.0/lite/entry20', '7.0/lite/entry'] as const;

inBrowser('quick games', (app) => {
  test.each(ROUNDS)('three at a time, from seed %i', async (first) => {
    const games = REGULATIONS.map((regulation, i): WholeGame => ({ regulation, seed: first + i, lang: 'en' }));
    const played = await Promise.all(
      games.map(async (game) => playOut(await tableOf(app, game, 'touch'), 'touch', game.seed)),
    );
    for (const { total } of played) expect(total).toBeGreaterThan(2);
  });
});
