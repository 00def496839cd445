/** Every screen on a phone: accessible in both themes, in both languages nothing too wide, too small or cut off. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { inBrowser, PHONE } from './app.ts';
import { headingProblems, narrowProblems, targetProblems, textProblems } from './layout.ts';
import { goTo, SCREENS } from './screens.ts';

/** What does not depend on the language; `desktop.test.ts` looks at it in English. */
async function problemsForAll(page: Page): Promise<string[]> {
  const found = [...(await violations(page)), ...(await headingProblems(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await violations(page, 'colours'))];
}

inBrowser('on a phone', (app) => {
  describe.each(['ja', 'en'] as const)('%s', (lang) => {
    test.each(SCREENS)('$name', async (screen) => {
      const page = await app.emptyPage({ ...PHONE, lang });
      await goTo(page, screen);
      const found = [...(await targetProblems(page)), ...(await textProblems(page)), ...(await narrowProblems(page))];
      expect([...found, ...(lang === 'ja' ? await problemsForAll(page) : [])]).toEqual([]);
    });
  });
});
