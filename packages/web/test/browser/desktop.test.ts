/** Every screen on a desktop: accessible in both themes, in both languages nothing too wide or cut off; Esc closes what lies over it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

/** What does not depend on the language; `phone.test.ts` looks at it in Japanese. */
async function expectAccessible(page: Page): Promise<void> {
  const found = [...(await violations(page)), ...(await headingProblems(page))];
  await page.emulateMedia({ colorScheme: 'light' });
  expect([...found, ...(await violations(page, 'colours'))]).toEqual([]);
  await expectEscToClose(page);
}

inBrowser('on a desktop', (app) => {
  describe.each(['ja', 'en'] as const)('%s', (lang) => {
    test.each(SCREENS)('$name', async (screen) => {
      const page = await app.emptyPage({ ...DESKTOP, lang, theme: 'dark' });
      await goTo(page, screen);
      expect([...(await textProblems(page)), ...(await widthProblems(page, DESKTOP.width))]).toEqual([]);
      if (lang === 'en') await expectAccessible(page);
    });
  });
});
