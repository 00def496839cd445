/** Every screen of online play on a phone: accessible in both themes, in both languages nothing too wide, too small or cut off. */
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { problemsOnPhone } from '../onPhone.ts';
import { ONLINE_SCREENS } from './onlineScreens.ts';
import { onlineServer } from './onlineServer.ts';

let visits = 0;

inBrowser(
  'online on a phone',
  (app) => {
    test.each(ONLINE_SCREENS)('$name', async ({ reach, isTroubled }) => {
      visits += 1;
      const page = await reach({ app, visitor: { ...PHONE, lang: 'ja' }, name: `Visitor ${visits}` });
      expect(await problemsOnPhone(page)).toEqual([]);
      if (isTroubled) app.forgive();
    });
  },
  onlineServer,
);
