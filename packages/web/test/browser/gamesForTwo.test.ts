/** Two people at one phone: who is not asked sees nothing of what the other may see. */
import { type Card, cardCode, faceOf, handCards, SPECTATOR, type State } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playGame, type Seen } from '../table/drive.ts';
import { inBrowser } from './app.ts';
import { keptGame, truthOf } from './keptGame.ts';
import { namedCards } from './namedCards.ts';
import { tableOf, type WholeGame } from './wholeGames.ts';

const GAME: WholeGame = { regulation: '8.0/lite/entry20', seed: 21, lang: 'ja', query: '&hotseat=1' };

const codes = (cards: Iterable<Card>): string[] => Array.from(cards, cardCode);

/** Between two people the page holds what somebody who only watches may know. */
async function checkHandOver(page: Page, seen: ReadonlySet<Card>): Promise<void> {
  const { ids, faces } = await namedCards(page);
  const known = new Set(Array.from(seen, faceOf));
  expect(Array.from(ids)).toEqual([]);
  expect(codes(Array.from(faces).filter((face) => !known.has(face)))).toEqual([]);
  expect(await page.locator('[data-thing], .hand, dialog[open]').count()).toBe(0);
}

const handShown = (page: Page): Promise<string[]> =>
  page
    .locator('.table-hand [data-thing^="card:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-thing') ?? ''));

const handOf = (state: State, seat: number): string[] => handCards(state, seat).map((card) => `card:${card}`);

inBrowser('two at one device', (app) => {
  test('a game is played to its end, and each hand is shown to its owner alone', async () => {
    const page = await tableOf(app, GAME, 'touch');
    const takers: string[] = [];
    let taker = '';
    const look = async ({ id, handOver }: Seen): Promise<void> => {
      const { state, seen } = truthOf(await keptGame(page, id), SPECTATOR);
      if (handOver !== '') {
        takers.push(handOver);
        taker = handOver;
        return checkHandOver(page, seen);
      }
      expect((await handShown(page)).sort()).toEqual(handOf(state, taker === 'A' ? 0 : 1).sort());
    };
    const { over } = await playGame(page, 'touch', GAME.seed, { look });
    expect(over).toMatch(/^(A|B|draw)$/);
    expect(new Set(takers)).toEqual(new Set(['A', 'B']));
    expect(takers.length).toBeGreaterThan(3);
  });
});
