/** Who comes without a name or an account is shown what is missing, and goes on from where they were. */
import type { Me } from '@blackpoker/protocol';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE } from '../games.ts';
import { ask, becomeGuest, newGame, PASSWORD, seated, signUp } from './guests.ts';
import { ADMIN, onlineServer } from './onlineServer.ts';

inBrowser(
  'arriving',
  (app) => {
    const phone = async () => (await app.visitor(PHONE)).newPage();

    test('a rated invitation leads to an account, and from there back into the game', async () => {
      const [host, newcomer] = [await phone(), await phone()];
      await signUp(host, 'Rated Ann');
      const address = await newGame(host, { rated: true });
      await host.goto(address);
      await newcomer.goto(`${address}?speed=0`);
      await newcomer.locator('a[href$="#account-up"]').click();
      const form = newcomer.locator('[aria-labelledby=account-up]');
      const name = form.locator('[autocomplete=username]');
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
      await name.fill('Rated Ben');
      await form.locator('[type=password]').fill('short');
      await form.locator('button').click();
      expect(await form.locator('.online-field .online-wrong').textContent()).toBe('Use at least 8 characters.');
      await form.locator('[type=password]').fill(PASSWORD);
      await form.locator('[type=checkbox]').check();
      expect(await form.locator('[autocomplete=new-password]').getAttribute('type')).toBe('text');
      await form.locator('button').click();
      await newcomer.locator('.online-go').click();
      await newcomer.locator(TABLE).waitFor();
      expect(new URL(newcomer.url()).pathname).toBe(address);
    });

    test('who has an account signs in and is back at the invitation', async () => {
      const [host, friend] = [await phone(), await phone()];
      await signUp(host, 'Signed Ann');
      await signUp(friend, 'Signed Ben');
      await friend.context().clearCookies();
      await friend.goto(await newGame(host, { rated: true }));
      await friend.locator('a[href$="#account-in"]').click();
      const form = friend.locator('[aria-labelledby=account-in]');
      await form.locator('[autocomplete=username]').fill('Signed Ben');
      await form.locator('[type=password]').fill(PASSWORD);
      await form.locator('button').click();
      await friend.locator('.online-go').waitFor();
    });

    test('the lobby leads to an account and back', async () => {
      const page = await phone();
      await page.goto('/online');
      await page.locator('.check a').click();
      const form = page.locator('[aria-labelledby=account-up]');
      await form.locator('[autocomplete=username]').fill('Lobby Ann');
      await form.locator('[type=password]').fill(PASSWORD);
      await form.locator('button').click();
      await page.locator('.online-start [type=checkbox]').check();
    });

    test('a name that is missing has the focus and is in sight', async () => {
      const page = await phone();
      await page.goto('/online');
      await page.locator('.online-go').click();
      const field = page.locator('input[autocomplete=nickname]');
      expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const box = await field.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(PHONE.height);
    });

    test('a name that has an account says so itself, with the way to sign in and back', async () => {
      await signUp(await phone(), 'Taken Ann');
      const page = await phone();
      await page.goto('/online');
      const field = page.locator('input[autocomplete=nickname]');
      await field.fill('Taken Ann');
      await page.locator('.online-go').click();
      await page.locator('.online-field a[href="/account?then=%2Fonline#account-in"]').waitFor();
      expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
      const note = await field.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${note}"]`).textContent()).toContain('belongs to an account');
      app.forgive();
    });

    test('where the server is in several networks, the link is for the one that is chosen', async () => {
      const page = await phone();
      await becomeGuest(page, 'Netta');
      const addresses = ['http://192.0.2.7:8080', 'http://198.51.100.7:8080'];
      await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses } }));
      const address = await newGame(page);
      await page.goto(address);
      const link = page.locator('.online-invite textarea');
      expect(await link.inputValue()).toBe(`${addresses[0]}${address}`);
      await page.locator('.online-invite select').selectOption({ label: '198.51.100.7' });
      expect(await link.inputValue()).toBe(`${addresses[1]}${address}`);
    });

    test('an invitation tells what is played; who comes too late is asked before they watch', async () => {
      const [host, friend, late] = [await phone(), await phone(), await phone()];
      await becomeGuest(host, '大');
      await becomeGuest(friend, 'Ben');
      const address = await newGame(host);
      await host.goto(address);
      await late.goto(`${address}?speed=0`);
      await late.locator('.online-go').waitFor();
      for (const words of ['BlackPoker is a duel', 'unofficial', 'A fixed deck of 20', 'Each player has 10 minutes'])
        expect(await late.locator('main').textContent()).toContain(words);
      await ask(friend, `games/${address.slice(3)}/join`, {});
      await late.locator('h1', { hasText: 'The seat has been taken' }).waitFor();
      await late.locator('.online-card .primary').click();
      await late.locator('[data-watching]').waitFor();
      await late.goto('/online');
      await late.locator('.online-go').waitFor();
      expect(await late.locator('main').textContent()).not.toContain('Guest');
    });

    test('the lobby and the first page tell whose move it is; nothing is asked for somebody new', async () => {
      const page = await phone();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/');
      await page.waitForResponse('**/healthz');
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
      const [mover] = await seated(page, await phone());
      const own = new URL(mover.url()).pathname;
      await mover.goto('/online');
      await mover.locator('[data-list=mine] .online-move').waitFor();
      await mover.locator('#online-running + .online-note, [data-list=running]').waitFor();
      expect(await mover.locator(`[data-list=running] a[href="${own}"]`).count()).toBe(0);
      await mover.goto('/');
      await mover.locator('.home-move').waitFor();
      expect(await mover.locator('.home-online').textContent()).toBe('Your online games: 1 your move in 1');
    });

    test('both learn that it is one’s move when they are looked at again, and say so in the title', async () => {
      const [page, opponent] = await seated(await phone(), await phone(), { clock: { kind: 'days', days: 3 } });
      let isMoving = false;
      await page.route('**/api/me', async (route) => {
        const me: Me = await (await route.fetch()).json();
        const toAct = me.games[0]?.players.findIndex((player) => (player?.id === me.id) === isMoving);
        await route.fulfill({ json: { ...me, games: me.games.map((line) => ({ ...line, toAct })) } });
      });
      await opponent.close();
      for (const [path, mark] of [
        ['/', '.home-move'],
        ['/online', '.online-move'],
      ] as const) {
        isMoving = false;
        await page.goto(path);
        await page.locator('.home-counts, [data-list=mine] li').waitFor();
        expect(await page.title()).not.toContain('Your move');
        isMoving = true;
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await page.locator(mark).waitFor();
        expect(await page.title()).toBe('● Your move · BlackPoker');
      }
    });

    test('a player is found by part of the name; a ban asks first, and nobody is offered their own', async () => {
      const [boss, guest, another] = [await phone(), await phone(), await phone()];
      await becomeGuest(guest, 'Rude Rob');
      await becomeGuest(another, 'Polite Pia');
      await ask(boss, 'account', { name: ADMIN, password: PASSWORD });
      await boss.goto('/admin');
      const row = (name: string) => boss.locator('section:last-child li', { hasText: name });
      await row(ADMIN).waitFor();
      expect(await row(ADMIN).locator('button').count()).toBe(0);
      await row('Rude Rob').locator('.danger').click();
      await boss.locator('dialog[open] .sheet-foot button').first().click();
      await row('Rude Rob').locator('.danger').click();
      await boss.locator('dialog[open] .sheet-foot .danger').click();
      await row('Rude Rob').locator('button', { hasText: 'Unban' }).waitFor();
      await row('Polite Pia').waitFor();
      await boss.locator('[type=search]').fill('rude');
      await boss.keyboard.press('Enter');
      await row('Polite Pia').waitFor({ state: 'detached' });
      await row('Rude Rob').waitFor();
    });
  },
  onlineServer,
);
