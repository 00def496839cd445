/** Every screen on a desktop: accessible in both themes, nothing too wide or cut off; Esc closes what lies over it. In English; a phone shows both languages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { DESKTOP, inBrowser } from './app.ts';
import { headingProblems, textProblems, widthProblems } from './layout.ts';
import { goTo, SCREENS } from './screens.ts';

/** Whatever lies over the page goes. */
async function expectEscToClose(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]');
  if ((await sheet.count()) === 0) return;
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

inBrowser('on a desktop', (app) => {
  test.each(SCREENS)('$name', async (screen) => {
    const page = await app.emptyPage({ ...DESKTOP, lang: 'en', theme: 'dark' });
    await goTo(page, screen);
    const found = [
      ...(await violations(page)),
      ...(await headingProblems(page)),
      ...(await textProblems(page)),
      ...(await widthProblems(page, DESKTOP.width)),
    ];
    await page.emulateMedia({ colorScheme: 'light' });
    expect([...found, ...(await violations(page, 'colours'))]).toEqual([]);
    await expectEscToClose(page);
  });
});
