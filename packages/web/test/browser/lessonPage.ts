/** The page of a lesson on a phone, and how a test gets around on it. */
import type { Page } from 'playwright-core';
import { drawn } from './layout.ts';
import type { Seen } from './newcomerScreen.ts';

/** A small phone: all of a lesson has to fit. */
export const SMALL_PHONE = { width: 390, height: 664, touch: true } as const;
/** Nothing moves, and nobody waits. */
export const AT_ONCE = '?speed=0';

/** As by a link: the app stays. */
export async function goOn(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), `/learn/${id}`);
  await page.locator('.lesson-end').waitFor({ state: 'hidden' });
  await page.locator('.coach-text').first().waitFor({ state: 'attached' });
}

export const byTouch =
  (page: Page) =>
  async ({ x, y }: Seen): Promise<void> => {
    await page.touchscreen.tap(x, y);
    await drawn(page);
  };

/** The step that the browser keeps. */
export const keptStep = (page: Page, id: string): Promise<number | undefined> =>
  page.evaluate(
    (name) =>
      new Promise<number | undefined>((resolve) => {
        const request = indexedDB.open('blackpoker');
        request.onsuccess = () => {
          const got = request.result.transaction('learn').objectStore('learn').get(`lesson:${name}`);
          got.onsuccess = () => {
            request.result.close();
            resolve(got.result?.value.step);
          };
        };
      }),
    id,
  );
