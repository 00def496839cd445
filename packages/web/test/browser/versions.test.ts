/** A new version is offered, and taken when the person says so; and what has failed is no blank page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { inBrowser, PHONE } from './app.ts';
import { headingProblems, narrowProblems, targetProblems } from './layout.ts';
import { untilKept } from './untilKept.ts';

const NOTICE = '.shell-update';
const FAILURE = '.shell-failure';

async function problemsOf(page: Page): Promise<string[]> {
  const found = [
    ...(await violations(page)),
    ...(await headingProblems(page)),
    ...(await targetProblems(page)),
    ...(await narrowProblems(page)),
  ];
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await violations(page, 'colours'))];
}

inBrowser('a new version', (app) => {
  test('is offered, can wait, and is taken', async () => {
    const page = await app.open('/', { ...PHONE, serviceWorker: true });
    await untilKept(page);
    app.rewrite('/sw.js', (text) => text.replaceAll(/[`'"][0-9a-f]{16}[`'"]/g, '`newer`'));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await page.locator(NOTICE).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.locator(`${NOTICE} button`).last().click();
    await page.locator(NOTICE).waitFor({ state: 'detached' });
    await page.reload();
    const loaded = page.waitForEvent('load');
    await page.locator(`${NOTICE} .primary`).click();
    await loaded;
    await page.locator('.home-places').waitFor();
    expect(await page.locator(NOTICE).count()).toBe(0);
  });
});

inBrowser('a part that cannot be loaded', (app) => {
  describe.each(['ja', 'en'] as const)('%s', (lang) => {
    test('is told, with the way home', async () => {
      const page = await app.open('/', { ...PHONE, lang });
      await page.route(/SettingsPage.*\.js/, (route) => route.abort());
      await page.goto('/settings');
      await page.locator(FAILURE).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.locator(`${FAILURE} a`).click();
      await page.locator('.home-places').waitFor();
      app.forgive();
    });
  });
});
