/** After the first visit the app needs no server any more. */
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser } from './app.ts';
import { NEW_TABLE, sharedGame, TABLE, untilAsked } from './games.ts';
import { drawn } from './layout.ts';
import { learn } from './newcomer.ts';
import { untilKept } from './untilKept.ts';

const PATHS = [
  '/',
  '/play',
  '/rules/7.0/pro',
  '/rules/8.0/lite?print=1',
  '/r',
  '/editor',
  '/decks',
  '/settings',
  '/learn',
  '/learn/drill-block',
];

inBrowser('without a network', (app) => {
  test('every page opens; games, lessons and drills are played', async () => {
    const page = await app.open('/', { ...DESKTOP, serviceWorker: true });
    await untilKept(page);
    await page.context().setOffline(true);
    await app.unplug();
    for (const path of [...PATHS, await sharedGame()]) {
      await page.goto('about:blank');
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await page.locator('.shell-failure').count(), path).toBe(0);
    }
    await page.goto(NEW_TABLE);
    await untilAsked(page);
    const first = await page.locator(TABLE).getAttribute('data-decision-id');
    await page.keyboard.press('e');
    await page.locator(`${TABLE}:not([data-decision=""]):not([data-decision-id="${first}"])`).waitFor();
    await page.reload();
    await untilAsked(page);

    await page.goto('/learn/attack?speed=0');
    const { isDone } = await learn(page, async ({ x, y }) => {
      await page.mouse.click(x, y);
      await drawn(page);
    });
    expect(isDone).toBe(true);
    await page.goto('/learn/drill-lethal');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Not this turn' }).click();
    await page.locator('.lesson-end').waitFor();
    await page.goto('/t/new?game=first');
    await untilAsked(page);
    await page.getByRole('status').getByText('You begin: summon something big.').waitFor();
  });
});
