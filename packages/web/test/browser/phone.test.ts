/** Every screen on a phone: accessible in both themes and languages, nothing too wide, too small or cut off. */
import { describe, expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { inBrowser, PHONE } from './app.ts';
import { headingProblems, narrowProblems, targetProblems, textProblems } from './layout.ts';
import { goTo, SCREENS } from './screens.ts';

inBrowser('on a phone', (app) => {
  describe.each(['ja', 'en'] as const)('%s', (lang) => {
    test.each(SCREENS)('$name', async (screen) => {
      const page = await app.emptyPage({ ...PHONE, lang });
      await goTo(page, screen);
      const found = [
        ...(await violations(page)),
        ...(await headingProblems(page)),
        ...(await targetProblems(page)),
        ...(await textProblems(page)),
        ...(await narrowProblems(page)),
      ];
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([...found, ...(await violations(page, 'colours'))]).toEqual([]);
    });
  });
});
