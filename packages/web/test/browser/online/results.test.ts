/** What the end of a game over the network offers, and when. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE } from '../games.ts';
import { ask, newGame, seated, signUp } from './guests.ts';
import { onlineServer } from './onlineServer.ts';

async function resign(page: Page): Promise<void> {
  await page.locator('.table-header button').last().click();
  await page.locator('.menu-list .danger').click();
  await page.locator('dialog[open] .sheet-foot .danger').click();
  await page.locator('.online-result').waitFor();
}

inBrowser(
  'results',
  (app) => {
    const phone = async () => (await app.visitor(PHONE)).newPage();

    test('a record is offered once its series is over', async () => {
      const [asked] = await seated(await phone(), await phone(), { regulation: '7.0/lite/randomHalf' });
      await resign(asked);
      expect(await asked.locator('dialog[open] .result-links').count()).toBe(0);
      expect(await asked.locator('dialog[open] .sheet-body').textContent()).toContain(
        'It can be replayed and shared once the series is over',
      );
    });

    test('a rated game tells the change and the new rating', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await signUp(ann, 'Ann Rated');
      await signUp(ben, 'Ben Rated');
      const address = await newGame(ann, { rated: true });
      await ask(ben, `games/${address.slice(3)}/join`, {});
      for (const page of [ann, ben]) {
        await page.goto(`${address}?speed=0`);
        await page.locator(TABLE).waitFor();
      }
      await resign(ann);
      await expect.poll(() => ann.locator('.online-rating').textContent()).toMatch(/^Rating −\d+, now 1[0-4]\d\d\?$/);
    });
  },
  onlineServer,
);
