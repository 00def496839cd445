/** A game that begins while somebody does something else is told there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE } from '../games.ts';
import { ask, becomeGuest, newGame, seated, signUp } from './guests.ts';
import { onlineServer } from './onlineServer.ts';

declare global {
  interface Window {
    /** What the browser was asked to tell. */
    told: string[];
  }
}

/** The page is looked at, or not. */
const look = (page: Page, isSeen: boolean): Promise<void> =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'hidden', { get: () => !seen, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isSeen);

inBrowser(
  'begun',
  (app) => {
    const phone = async () => (await app.visitor(PHONE)).newPage();
    const joined = (page: Page, address: string) => ask(page, `games/${address.slice(3)}/join`, {});

    test('at another table, with the way there; in the title where nobody looks', async () => {
      const [, waiter] = await seated(await phone(), await phone());
      const friend = await phone();
      await becomeGuest(friend, 'Fritz');
      const address = await newGame(waiter);
      await look(waiter, false);
      await joined(friend, address);
      const banner = waiter.locator('.online-banner', { hasText: 'Your game has begun' });
      await banner.waitFor();
      expect(await banner.textContent()).toContain('Fritz');
      expect(await waiter.title()).toBe('● Your game has begun · BlackPoker');
      await look(waiter, true);
      await expect.poll(() => waiter.title()).toMatch(/^(Ann – Ben|Ben – Ann) · /);
      await banner.locator('.primary').click();
      await waiter.waitForURL(`**${address}`);
      await waiter.locator(TABLE).waitFor();
      await banner.waitFor({ state: 'detached' });
    });

    test('on the page of a player', async () => {
      const [ann, friend] = [await phone(), await phone()];
      await signUp(ann, 'Ann Reads');
      await becomeGuest(friend, 'Fritz');
      const address = await newGame(ann);
      await ann.goto('/online');
      await ann.locator('[data-list=mine] a').waitFor();
      await ann.locator('a[href="/account"]').click();
      await ann.locator('a[href="/players/Ann%20Reads"]').click();
      await ann.locator('.online-facts, .online-sections').first().waitFor();
      await joined(friend, address);
      await ann.locator(`.online-begun a[href="${address}"]`).click();
      await ann.locator(TABLE).waitFor();
    });

    test('by the browser, for who has asked for that where they wait', async () => {
      const [host, friend] = [await phone(), await phone()];
      await becomeGuest(host, 'Hana');
      await becomeGuest(friend, 'Fritz');
      await host.addInitScript(() => {
        window.told = [];
        class Noted {
          static permission = 'default';
          static requestPermission(): Promise<string> {
            Noted.permission = 'granted';
            return Promise.resolve('granted');
          }
          constructor(_: string, { body }: { body: string }) {
            window.told.push(body);
          }
        }
        Object.assign(window, { Notification: Noted });
      });
      const address = await newGame(host);
      await host.goto(address);
      await host.locator('.check input').check();
      await look(host, false);
      await joined(friend, address);
      await host.locator(TABLE).waitFor();
      expect((await host.evaluate(() => window.told))[0]).toBe('Your game has begun');
    });
  },
  onlineServer,
);
