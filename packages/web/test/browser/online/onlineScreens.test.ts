/** Every screen of online play on a phone: accessible in both themes and languages, nothing too wide, too small or cut off. */
import { describe, expect, test } from 'vitest';
import { violations } from '../accessibility.ts';
import { inBrowser, PHONE } from '../app.ts';
import { headingProblems, narrowProblems, targetProblems, textProblems } from '../layout.ts';
import { ONLINE_SCREENS } from './onlineScreens.ts';
import { onlineServer } from './onlineServer.ts';

let visits = 0;

inBrowser(
  'online on a phone',
  (app) => {
    describe.each(['ja', 'en'] as const)('%s', (lang) => {
      test.each(ONLINE_SCREENS)('$name', async ({ reach }) => {
        visits += 1;
        const page = await reach({ app, visitor: { ...PHONE, lang }, name: `Visitor ${visits}` });
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
  },
  onlineServer,
);
