/** Whoever asks for less motion gets none that takes longer than a blink. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, type Visitor } from './app.ts';
import { NEW_TABLE, TABLE, untilAsked } from './games.ts';

/** Looks at every frame which movements run. Runs in the page before anything else. */
const WATCH = `
  globalThis.moves = new Set();
  const MOVING = ['transform', 'translate', 'rotate', 'scale', 'offsetDistance'];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration } = effect.getComputedTiming();
      const moving = effect.getKeyframes().some((frame) => MOVING.some((name) => name in frame));
      if (moving && duration > 100) moves.add(effect.target.className + ' ' + duration);
    }
    requestAnimationFrame(look);
  };
  look();
`;

declare const moves: Set<string>;

const seen = (page: Page): Promise<string[]> => page.evaluate(() => [...moves]);

/** The first page; then a table where a card is chosen and laid back and the turn goes round. */
async function movesSeen(page: Page): Promise<{ readonly home: string[]; readonly table: string[] }> {
  await page.addInitScript(WATCH);
  await page.goto('/');
  await page.locator('.home-card').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const home = await seen(page);
  await page.goto(NEW_TABLE);
  await untilAsked(page);
  await page.locator('.hand-card').first().click();
  await page.locator('.hand-card').first().click();
  const id = await page.locator(TABLE).getAttribute('data-decision-id');
  await page.keyboard.press('e');
  await page.locator(`${TABLE}:not([data-decision=""]):not([data-decision-id="${id}"])`).waitFor();
  return { home, table: await seen(page) };
}

inBrowser('movement', (app) => {
  const open = async (visitor: Partial<Visitor>): Promise<Page> =>
    (await app.visitor({ ...DESKTOP, ...visitor })).newPage();

  test('usually cards move', async () => {
    const { home, table } = await movesSeen(await open({}));
    expect(home).not.toEqual([]);
    expect(table).not.toEqual([]);
  });

  test('none where the system asks for less', async () => {
    expect(await movesSeen(await open({ reducedMotion: true }))).toEqual({ home: [], table: [] });
  });

  test('none at speed 0', async () => {
    const page = await open({});
    await page.goto('/?speed=0');
    expect(await movesSeen(page)).toEqual({ home: [], table: [] });
  });
});
