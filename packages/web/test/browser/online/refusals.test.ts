/** What goes wrong on the pages of online play is told as what it is, and costs nothing that was typed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { ask, becomeGuest, newGame, PASSWORD, seated, signUp } from './guests.ts';
import { ADMIN, onlineServer } from './onlineServer.ts';

inBrowser(
  'refusals',
  (app) => {
    const phone = async () => (await app.visitor(PHONE)).newPage();

    async function invitation(): Promise<string> {
      const host = await phone();
      await becomeGuest(host, 'Hana');
      return newGame(host);
    }

    async function ban(id: string): Promise<void> {
      const boss = await phone();
      const credentials = { name: ADMIN, password: PASSWORD };
      await ask(boss, 'account', credentials).catch(() => ask(boss, 'login', credentials));
      await ask(boss, 'admin/ban', { id }).catch(() => undefined);
    }

    /** How often the page asks, in half a minute that is over at once. */
    async function askedIn(page: Page, path: string): Promise<number> {
      let asked = 0;
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === path) asked += 1;
      });
      await page.clock.fastForward(30_000);
      await page.evaluate(() => fetch('/healthz').then(() => undefined));
      return asked;
    }

    test('who has blocked the inviter reads so, unblocks them and can join', async () => {
      const [host, guest] = [await phone(), await phone()];
      const { id } = await becomeGuest(host, 'Hana');
      await becomeGuest(guest, 'Gil');
      await ask(guest, 'blocks', { id }).catch(() => undefined);
      await guest.goto(await newGame(host));
      await guest.getByText('You have blocked Hana.').waitFor();
      expect(await guest.locator('.online-go').count()).toBe(0);
      await guest.locator('.online-card button', { hasText: 'Unblock' }).click();
      await guest.locator('.online-go').waitFor();
    });

    test('who is refused reads why, on every page, and is not asked to wait for the server', async () => {
      const page = await phone();
      const address = await invitation();
      const message = { ja: '回数が多すぎます', en: 'Too often. Please wait a while' };
      const refusal = { status: 429, json: { error: { code: 'tooOften', message } } };
      await page.route('**/api/me', (route) => route.fulfill(refusal));
      await page.clock.install();
      for (const path of ['/online', '/account', '/admin', address]) {
        await page.goto(path);
        await page.locator('[role=alert]', { hasText: message.en }).waitFor();
        expect(await page.locator('main').textContent()).not.toContain('cannot be reached');
      }
      expect(await askedIn(page, '/api/me')).toBe(0);
      await page.unroute('**/api/me');
      await page.locator('.online-card button').click();
      await page.locator('.online-go').waitFor();
      app.forgive(); // of the refusals
    });

    test('a ladder that there is none of is no server that is away', async () => {
      const page = await phone();
      await page.goto('/ladder?group=nonsense');
      await page.locator('[role=alert]').waitFor();
      expect(await page.locator('[role=alert]').textContent()).not.toContain('cannot be reached');
      expect(await page.locator('a[href="/play"]').count()).toBe(0);
      app.forgive();
    });

    test('who is signed out elsewhere reads so in the lobby, signs in and is back', async () => {
      const page = await phone();
      await signUp(page, 'Elsa Elsewhere');
      await page.goto('/online');
      await page.locator('#online-open + .online-note, [data-list=open]').waitFor();
      await ask(page, 'logout', {}).catch(() => undefined);
      await page.locator('[role=alert]', { hasText: 'You are signed out' }).waitFor();
      expect(await page.locator('main').textContent()).not.toContain('tried again');
      await page.locator('[role=alert] a').click();
      await signIn(page, 'Elsa Elsewhere');
      await page.waitForURL('**/online');
      await page.getByText('You are Elsa Elsewhere').waitFor();
      expect(await page.locator('[role=alert] a').count()).toBe(0);
      app.forgive();
    });

    async function signIn(page: Page, name: string): Promise<void> {
      const form = page.locator('[aria-labelledby=account-in]');
      await form.locator('[autocomplete=username]').fill(name);
      await form.locator('[type=password]').fill(PASSWORD);
      await form.locator('button').click();
    }

    test('who is banned in the lobby, or signed out at the table, reads so', async () => {
      const [page, other] = await seated(await phone(), await phone());
      await ask(page, 'logout', {}).catch(() => undefined);
      await page.locator('.online-banner', { hasText: 'You are signed out' }).waitFor();
      const then = encodeURIComponent(new URL(page.url()).pathname);
      await page.locator(`.online-banner a[href="/account?then=${then}#account-in"]`).waitFor();
      await other.goto('/online');
      await other.locator('[data-list=mine]').waitFor();
      const { id } = await ask<{ id: string }>(other, 'me');
      await ban(id);
      await other.locator('[role=alert]', { hasText: 'This account is banned' }).waitFor();
      app.forgive();
    });

    test('a poll that fails costs nothing that was typed', async () => {
      const friend = await phone();
      await friend.clock.install();
      await friend.goto(await invitation());
      const name = friend.locator('input[autocomplete=nickname]');
      await name.fill('Zoe');
      await friend.route('**/api/games/*', (route) => route.abort());
      for (const _ of [1, 2]) {
        const failed = friend.waitForEvent('requestfailed');
        await friend.clock.fastForward(5_000);
        await failed;
      }
      await friend.locator('[role=status]', { hasText: 'cannot be reached' }).waitFor();
      expect(await name.inputValue()).toBe('Zoe');
      await friend.unroute('**/api/games/*');
      await friend.clock.fastForward(5_000);
      await friend.locator('[role=status]', { hasText: 'cannot be reached' }).waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Zoe');
      app.forgive();
    });

    test('a name that cannot be one says so itself, and is not sent', async () => {
      const page = await phone();
      await becomeGuest(page, 'Nadja');
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto('/account');
      for (const part of ['account-up', 'account-in', 'account-rename']) {
        const form = page.locator(`[aria-labelledby=${part}]`);
        const field = form.locator('input').first();
        await field.fill('-x-');
        if (part !== 'account-rename') await form.locator('[type=password]').fill(PASSWORD);
        await form.locator('button').click();
        expect(await form.locator('[role=alert].online-wrong').first().textContent()).toContain(
          'Use 1 to 20 characters',
        );
        expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
      }
      expect(sent).toEqual([]);
    });

    test('a part of a page that does not come says why, and is asked for again', async () => {
      const page = await phone();
      await signUp(page, 'Paula Partly');
      await page.route('**/api/sessions', (route) => route.abort());
      await page.goto('/account');
      const part = page.locator('[aria-labelledby=account-sessions]');
      await part.locator('[role=alert]', { hasText: 'cannot be reached' }).waitFor();
      await page.unroute('**/api/sessions');
      await part.locator('button').click();
      await part.locator('li').waitFor();
      app.forgive();
    });
  },
  onlineServer,
);
