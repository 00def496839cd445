/** Every screen on a phone: accessible in both themes, in both languages nothing too wide, too small or cut off. */
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from './app.ts';
import { problemsOnPhone } from './onPhone.ts';
import { goTo, SCREENS } from './screens.ts';

inBrowser('on a phone', (app) => {
  test.each(SCREENS)('$name', async (screen) => {
    const page = await app.emptyPage({ ...PHONE, lang: 'ja' });
    await goTo(page, screen);
    expect(await problemsOnPhone(page)).toEqual([]);
  });
});
