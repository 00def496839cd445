/** Whole games by taps alone, on a phone. */
import { expect, test } from 'vitest';
import { inBrowser } from './app.ts';
import { playOut, tableOf, type WholeGame } from './wholeGames.ts';

const GAMES: readonly WholeGame[] = [
  { regulation: '8.0/lite/entry20', seed: 4, lang: 'ja' },
  { regulation: '8.0/pro/strategy', seed: 5, lang: 'en' },
  { regulation: '6.1/lite/regular', seed: 6, lang: 'ja' },
];

inBrowser('by touch', (app) => {
  test.each(GAMES)('a game of $regulation is played to its end', async (game) => {
    const page = await tableOf(app, game, 'touch');
    const played = await playOut(page, 'touch', game.seed);
    expect(played.decisions.chance).toBeGreaterThan(0);
  });
});
