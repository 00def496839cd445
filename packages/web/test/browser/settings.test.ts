/** What a person sets takes effect at once and outlives the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser } from './app.ts';

/** Every control of the page, and whether it is on. */
const state = (page: Page): Promise<boolean[]> =>
  page.locator('.settings input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked));

const fieldset = (page: Page, n: number) => page.locator('.settings fieldset').nth(n);
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

inBrowser('settings', (app) => {
  test('all of them survive a reload', async () => {
    const page = await app.open('/settings', { ...DESKTOP, lang: 'en' });
    await page.locator('.settings').waitFor();
    for (const set of await page.locator('.settings fieldset').all())
      await set.locator('input[type=radio]').last().click();
    for (const check of await page.locator('.settings input[type=checkbox]:not([aria-disabled])').all())
      await check.click();
    const before = await state(page);
    await page.reload();
    await page.locator('.settings').waitFor();
    expect(await state(page)).toEqual(before);
  });

  test('language and theme change the page at once', async () => {
    const page = await app.open('/settings', { lang: 'ja', theme: 'light' });
    await page.locator('.settings').waitFor();
    const light = await background(page);
    await fieldset(page, 0).locator('input').last().check();
    await fieldset(page, 1).locator('input').last().check();
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    expect(await page.locator('h1').textContent()).toBe('Settings');
    expect(await background(page)).not.toBe(light);
    await page.goto('/');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
  });

  test('another key is learned, and Esc leaves it as it was', async () => {
    const page = await app.open('/settings', DESKTOP);
    await page.locator('.settings-key-list summary').click();
    const key = page.locator('.settings-keys button').nth(3);
    const before = await key.locator('kbd').textContent();
    await key.click();
    await page.keyboard.press('Escape');
    expect(await key.locator('kbd').textContent()).toBe(before);
    await key.click();
    await page.keyboard.press('x');
    expect(await key.locator('kbd').textContent()).toBe('X');
  });

  test('what an address asks for holds for the visit only', async () => {
    const context = await app.visitor({ lang: 'ja' });
    const page = await context.newPage();
    await page.goto('/?lang=en&theme=dark');
    await page.goto('/settings');
    expect(await page.locator('h1').textContent()).toBe('Settings');
    const next = await context.newPage();
    await next.goto('/settings');
    expect(await next.evaluate('document.documentElement.lang')).toBe('ja');
  });
});
