/** The rules book: links to entries, search, the hand of a game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookActions, rulesBook } from '../../src/rules/rulesBook.ts';
import { DESKTOP, inBrowser, PHONE } from './app.ts';

const shown = (page: Page): Promise<number> => page.locator('.rules-body [data-action]').count();

/** How far below the top of the screen an entry begins, once nothing moves any more. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((entry) => entry.getBoundingClientRect().top);

inBrowser('rules book', (app) => {
  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ] as const)('a deep link scrolls to its action on %s', async (_, look) => {
    const actions = bookActions(rulesBook('8.0', 'master'));
    const { id } = actions[actions.length - 3] ?? { id: '' };
    const page = await app.open(`/rules/8.0/master#${id}`, look);
    await page.locator(`#${id}:focus`).waitFor();
    await expect.poll(() => topOf(page, id)).toBeLessThan(look.height / 2);
    expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('a search finds an action by its name in either language', async () => {
    const page = await app.open('/rules/8.0/master', { ...DESKTOP, lang: 'ja' });
    const counter = bookActions(rulesBook('8.0', 'master')).find(({ id }) => id === 'counter');
    await page.locator('#counter').waitFor();
    const all = await shown(page);
    for (const text of [counter?.name.ja, counter?.name.en]) {
      await page.locator('input[type=search]').fill(text ?? '');
      await expect.poll(() => shown(page)).toBeLessThan(all / 2);
      expect(await page.locator('#counter').isVisible()).toBe(true);
    }
  });

  test('with a hand only what it can be used for', async () => {
    const page = await app.open('/rules/8.0/master?hand=SA', DESKTOP);
    await page.locator('.rules-body [data-action]').first().waitFor();
    const usable = await shown(page);
    await page.goto('/rules/8.0/master');
    await expect.poll(() => shown(page)).toBeGreaterThan(usable);
  });

  test('another edition keeps the format, and the address says both', async () => {
    const page = await app.open('/rules', DESKTOP);
    await page.locator('.rules-pick').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules/8.0/lite');
    await page.locator('.rules-pick[href="/rules/6.1/lite"]').click();
    await page.locator('.rules-pick[href="/rules/6.1/master"]').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/rules/6.1/master');
    expect(await shown(page)).toBe(bookActions(rulesBook('6.1', 'master')).length);
  });
});
