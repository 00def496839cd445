/** Every screen of online play on a phone: accessible in both themes, in both languages nothing too wide, too small or cut off. */
import { describe, expect, test } from 'vitest';
import { problemsForAll } from '../accessibility.ts';
import { inBrowser, PHONE } from '../app.ts';
import { narrowProblems, targetProblems, textProblems } from '../layout.ts';
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
        const found = [...(await targetProblems(page)), ...(await textProblems(page)), ...(await narrowProblems(page))];
        expect([...found, ...(lang === 'ja' ? await problemsForAll(page) : [])]).toEqual([]);
      });
    });
  },
  onlineServer,
);
