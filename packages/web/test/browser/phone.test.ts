/** Every screen on a phone: accessible in both themes, in both languages nothing too wide, too small or cut off. */
import { describe, expect, test } from 'vitest';
import { problemsForAll } from './accessibility.ts';
import { inBrowser, PHONE } from './app.ts';
import { narrowProblems, targetProblems, textProblems } from './layout.ts';
import { goTo, SCREENS } from './screens.ts';

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
