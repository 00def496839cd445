/** Every screen on a desktop: accessible in both themes and languages, nothing too wide or cut off. */
import { describe, expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { DESKTOP, inBrowser } from './app.ts';
import { headingProblems, textProblems, widthProblems } from './layout.ts';
import { goTo, SCREENS } from './screens.ts';

inBrowser('on a desktop', (app) => {
  describe.each(['ja', 'en'] as const)('%s', (lang) => {
    test.each(SCREENS)('$name', async (screen) => {
      const page = await (await app.visitor({ ...DESKTOP, lang, theme: 'dark' })).newPage();
      await goTo(page, screen);
      const found = [
        ...(await violations(page)),
        ...(await headingProblems(page)),
        ...(await textProblems(page)),
        ...(await widthProblems(page, DESKTOP.width)),
      ];
      await page.emulateMedia({ colorScheme: 'light' });
      expect([...found, ...(await violations(page, 'colours'))]).toEqual([]);
    });
  });
});
