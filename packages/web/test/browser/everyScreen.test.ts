/**
 * Every screen on a phone: accessible in both themes, in both languages nothing too wide, too small or cut off. Then the same page in
 * a wide window: accessible, nothing too wide or cut off; Esc closes what lies over it. Some screens once more where there is a mouse.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { DESKTOP, inBrowser, PHONE } from './app.ts';
import { drawn, headingProblems, textProblems, widthProblems } from './layout.ts';
import { problemsOnPhone } from './onPhone.ts';
import { goTo, SCREENS } from './screens.ts';

/** Where a mouse is offered something else than a finger. */
const FOR_MOUSE: ReadonlySet<string> = new Set([
  'home',
  'rules book',
  'replay room',
  'editor',
  'table',
  'action sheet',
]);

inBrowser('on a phone, and in a wide window', (app) => {
  test.each(SCREENS)('$name', async (screen) => {
    const page = await app.emptyPage({ ...PHONE, lang: 'ja' });
    await goTo(page, screen);
    expect(await problemsOnPhone(page)).toEqual([]);
    await widen(page);
    expect(await problemsOnDesktop(page)).toEqual([]);
    await expectEscToClose(page);
  });

  test.each(SCREENS.filter(({ name }) => FOR_MOUSE.has(name)))('$name, with a mouse', async (screen) => {
    const page = await app.emptyPage({ ...DESKTOP, lang: 'en', theme: 'dark' });
    await goTo(page, screen);
    expect(await problemsOnDesktop(page)).toEqual([]);
    await expectEscToClose(page);
  });
});

async function widen(page: Page): Promise<void> {
  const { width, height } = DESKTOP;
  await page.setViewportSize({ width, height });
  await drawn(page);
}

const problemsOnDesktop = async (page: Page): Promise<readonly string[]> => [
  ...(await violations(page)),
  ...(await headingProblems(page)),
  ...(await textProblems(page)),
  ...(await widthProblems(page, DESKTOP.width)),
];

/** Whatever lies over the page goes. */
async function expectEscToClose(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]');
  if ((await sheet.count()) === 0) return;
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}
