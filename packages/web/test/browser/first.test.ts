import { expect, test } from 'vitest';
import { inBrowser, PHONE } from './app.ts';

inBrowser('home', (app) => {
  test('opens', async () => {
    const page = await app.open('/', { ...PHONE, lang: 'ja' });
    await page.waitForFunction(() => document.querySelector('h1') !== null);
    expect(await page.title()).toBe('BlackPoker');
    expect(await page.evaluate('document.documentElement.lang')).toBe('ja');
  });
});
