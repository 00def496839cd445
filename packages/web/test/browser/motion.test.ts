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

/** The steps of a deal wait for the test, not for the clock. */
const HOLD = `
  globalThis.held = [];
  const wait = setTimeout;
  globalThis.setTimeout = (call, ms, ...rest) => (ms >= 600 && ms <= 900 ? held.push(call) - held.length : wait(call, ms, ...rest));
`;

declare const held: (() => void)[];

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

  test('a game begins step by step, and a tap or a key that skips does nothing else', async () => {
    const page = await open({});
    await page.addInitScript(HOLD);
    await page.goto(NEW_TABLE);
    const table = page.locator(TABLE);
    await table.getByText('Dealing the cards').first().waitFor();
    await page.evaluate(() => held.shift()?.());
    await table
      .getByText(/^You begin/)
      .first()
      .waitFor();
    expect(await table.getAttribute('data-decision')).toBe('');
    const card = page.locator('.hand-card').first();
    await card.click();
    await untilAsked(page);
    expect(await card.getAttribute('aria-pressed')).not.toBe('true');
    const id = await table.getAttribute('data-decision-id');
    await page.goto(NEW_TABLE);
    await table.getByText('Dealing the cards').first().waitFor();
    await page.keyboard.press('e');
    await untilAsked(page);
    expect(await table.getAttribute('data-decision-id')).toBe(id);
  });
});
