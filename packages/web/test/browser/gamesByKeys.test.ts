/** Whole games with the keyboard alone. */
import { expect, test } from 'vitest';
import { inBrowser } from './app.ts';
import { playOut, tableOf, type WholeGame } from './wholeGames.ts';

const GAMES: readonly WholeGame[] = [
  { regulation: '8.0/lite/entry20', seed: 1, lang: 'ja' },
  { regulation: '8.0/standard/pack', seed: 2, lang: 'en' },
  { regulation: '7.0/standard/entry+preset2', seed: 3, lang: 'ja' },
];

inBrowser('by keys', (app) => {
  test.each(GAMES)('a game of $regulation is played to its end', async (game) => {
    const page = await tableOf(app, game, 'keys');
    const played = await playOut(page, 'keys', game.seed);
    expect(played.decisions.chance).toBeGreaterThan(0);
  });
});
