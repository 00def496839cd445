/** A card of the hand can be dragged onto the field instead of being tapped. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, PHONE } from './app.ts';
import { NEW_TABLE, untilAsked } from './games.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const CARD = '.hand-card';
const CHOSEN = '.hand-card.is-selected';

async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + Math.min(box.width, 20) / 2, y: box.y + box.height / 2 };
}

async function dragWithMouse(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function dragWithFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await send('touchEnd', []);
}

inBrowser('dragging a card of the hand', (app) => {
  test.each([
    ['a mouse', DESKTOP, dragWithMouse],
    ['a finger', PHONE, dragWithFinger],
  ] as const)('with %s onto the field chooses it, and nowhere else', async (_, look, drag) => {
    const page = await app.open(`${NEW_TABLE}&speed=0`, look);
    await untilAsked(page);
    const card = await middleOf(page, CARD);
    await drag(page, card, { x: card.x + 200, y: card.y });
    await drag(page, card, await middleOf(page, '.table-chips'));
    expect(await page.locator(CHOSEN).count()).toBe(0);
    await drag(page, card, await middleOf(page, '.table-own'));
    await page.locator(CHOSEN).waitFor();
    await page.locator(CHOSEN).click({ position: { x: 8, y: 40 } });
    await expect.poll(() => page.locator(CHOSEN).count()).toBe(0);
  });
});
