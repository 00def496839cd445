/** The games of a series, one table after the other. */

import { isTwoDecks, NONE } from '@blackpoker/engine';
import { seriesOfSetup } from '@blackpoker/host';
import { expect, test } from 'vitest';
import { SeatedGame, setupOf } from './seatedGame.ts';

test.each([
  { reg: '6.1/lite/randomHalf' },
  { reg: '7.0/lite/constructedHalf' },
  { reg: '8.0/lite/entry20', wins: '2' },
  { reg: '7.0/lite/random40', wins: '3' },
])('$reg goes on until somebody has won often enough', async (asked) => {
  let setup = await setupOf({ ...asked, seed: '3' });
  for (let game = 1; ; game++) {
    const table = new SeatedGame(setup, game);
    expect(table.last.series).toMatchObject({ game, over: false, decks: [] });
    expect(table.game.next()).toBe(undefined);
    expect(await table.play(2000)).toBe(true);
    const { series, end } = table.last;
    const next = table.game.next();
    expect(series?.over).toBe(next === undefined);
    if (next === undefined) {
      expect(Math.max(...(series?.score ?? []))).toBe(series?.wins);
      expect(series?.winner).toBe(end?.winner);
      return;
    }
    expect(next.series?.games.length).toBe(game);
    expect(next.seed).not.toBe(setup.seed);
    setup = next;
  }
});

test('who resigns loses that game, and a deck that has won is not used again', async () => {
  const setup = await setupOf({ reg: '6.1/lite/randomHalf', seed: '3' });
  const table = new SeatedGame(setup, 1);
  await table.play(5);
  table.game.resign();
  expect(table.last.series).toMatchObject({ game: 1, score: [0, 1], over: false });
  const next = table.game.next();
  const theirs = next?.decks[1] ?? [];
  expect(isTwoDecks(theirs) && theirs.mayUse).not.toBe('either');
  expect(seriesOfSetup(next ?? setup)?.games[0]?.winner).not.toBe(NONE);
});

test('after a game the person may look at the deck that they used', async () => {
  const table = new SeatedGame(await setupOf({ reg: '6.1/lite/randomHalf', seed: '3' }), 1);
  await table.play(2000);
  expect(table.last.series?.decks.map(({ deck }) => deck.length)).toEqual([27]);
});

test('a one-deck game has no series', async () => {
  const table = new SeatedGame(await setupOf({ reg: '8.0/lite/full', seed: '3' }), 1);
  table.game.resign();
  expect(table.last.series).toBe(undefined);
  expect(table.game.next()).toBe(undefined);
});
