/** Whole games by the command line alone. */
import { expect, test } from 'vitest';
import { waitForTurn } from '../table/drive.ts';
import { inBrowser } from './app.ts';
import { playOut, tableOf, type WholeGame } from './wholeGames.ts';

const GAMES: readonly WholeGame[] = [
  { regulation: '8.0/lite/entry20', seed: 7, lang: 'ja' },
  { regulation: '8.0/master/rarePack', seed: 8, lang: 'en' },
  { regulation: '7.0p/lite/entry', seed: 9, lang: 'ja' },
];

const SERIES: WholeGame = { regulation: '7.0/lite/randomHalf', seed: 10, lang: 'en' };

inBrowser('by commands', (app) => {
  test.each(GAMES)('a game of $regulation is played to its end', async (game) => {
    const page = await tableOf(app, game, 'commands');
    const played = await playOut(page, 'commands', game.seed);
    expect(played.decisions.chance).toBeGreaterThan(0);
  });

  test('the first game of a series counts, and the next one begins', async () => {
    const page = await tableOf(app, SERIES, 'commands');
    const { over } = await playOut(page, 'commands', SERIES.seed);
    const score = await page.locator('.table-score > *').first().textContent();
    expect(score).toBe(over === 'A' ? '0–1' : over === 'B' ? '1–0' : '0–0');
    const first = page.url();
    await page.locator('dialog[open] .sheet-foot .primary').click();
    await page.waitForURL((url) => url.href !== first);
    expect((await waitForTurn(page, 20_000)).over).toBe('');
  });
});
