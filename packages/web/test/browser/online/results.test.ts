/** What the end of a game over the network offers, and when. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE } from '../games.ts';
import { ask, becomeGuest, newGame, PASSWORD, seated, signUp } from './guests.ts';
import { onlineServer } from './onlineServer.ts';
import { resign } from './onTable.ts';

const gameOf = (page: Page): string => new URL(page.url()).pathname.slice(3);

/** Runs in the page: as over plain http. What is copied in the old way is noted down. */
function withoutClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.addEventListener('copy', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) document.body.dataset.copied = target.value;
  });
}

inBrowser(
  'results',
  (app) => {
    const phone = async () => (await app.visitor(PHONE)).newPage();

    test('a record is offered once its series is over', async () => {
      const [asked, other] = await seated(await phone(), await phone(), { regulation: '7.0/lite/randomHalf' });
      await resign(asked);
      expect(await asked.locator('dialog[open] .result-links').count()).toBe(0);
      expect(await asked.locator('dialog[open] .sheet-body').textContent()).toContain(
        'It can be replayed and shared once the series is over',
      );
      const scores = await Promise.all(
        [asked, other].map((page) => page.locator('.table-score > *').allTextContents()),
      );
      expect(scores).toEqual([
        ['1–0', 'The opponent 1 – 0 you (2 wins take the series)'],
        ['0–1', 'The opponent 0 – 1 you (2 wins take the series)'],
      ]);
    });

    test('best of 3: chosen in the form, told to who is invited, and played to its end', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await becomeGuest(ann, 'Ann Series');
      await becomeGuest(ben, 'Ben Series');
      await ann.goto('/online?speed=0');
      await ann.getByLabel('Invite a friend').click();
      await ann.getByLabel(/^Best of.3$/).click();
      await ann.locator('.online-go').click();
      await ann.locator('.online-searching').waitFor();
      await ben.goto(`${new URL(ann.url()).pathname}?speed=0`);
      await expect.poll(() => ben.locator('.online-terms').textContent()).toMatch(/best of.3/);
      await ben.locator('.online-go').click();
      await Promise.all([ann, ben].map((page) => page.locator(TABLE).waitFor()));
      await resign(ben);
      expect(await ben.locator('dialog[open] .result-score').textContent()).toContain('(2 wins take the series)');
      const first = ann.url();
      for (const page of [ann, ben]) {
        await page.locator('.online-result [role=status]', { hasText: /taken to the next game \(\d\)/ }).waitFor();
        await page.locator('.online-result a.primary').click();
        await expect.poll(() => page.url()).not.toBe(first);
        await expect
          .poll(() => page.locator('.table-score > *').first().textContent())
          .toBe(page === ann ? '0–1' : '1–0');
      }
      await resign(ben);
      await expect
        .poll(() => ann.locator('dialog[open] .sheet-body').textContent())
        .toContain('You have won the series');
      await expect
        .poll(() => ben.locator('dialog[open] .sheet-body').textContent())
        .toContain('You have lost the series');
      await ben.locator('dialog[open] .online-rematch').waitFor();
    });

    test('a rated game tells the change and the new rating', async () => {
      const [ann, ben] = [await phone(), await phone()];
      await signUp(ann, 'Ann Rated');
      await signUp(ben, 'Ben Rated');
      const address = await newGame(ann, { rated: true });
      await ask(ben, `games/${address.slice(3)}/join`, {});
      for (const page of [ann, ben]) {
        await page.goto(`${address}?speed=0`);
        await page.locator(TABLE).waitFor();
      }
      await resign(ann);
      await expect
        .poll(() => ann.locator('.online-rating').textContent())
        .toMatch(/^Rating −\d+, now 1[0-4]\d\d \(provisional\)$/);
      await replay(ben, address.slice(3));
    });

    test('the link to a game is short, and is copied over plain http, too', async () => {
      const [asked, other] = await seated(await phone(), await phone());
      await other.evaluate(withoutClipboard);
      await resign(asked);
      await other.locator('dialog[open] button', { hasText: 'Share a link' }).click();
      const link = other.locator('dialog[open] .copy-field textarea');
      expect(await link.inputValue()).toMatch(new RegExp(`^http://[^/]+/r/${gameOf(asked)}$`));
      await other.locator('dialog[open] .copy-field .primary').click();
      await other.locator('dialog[open] .copied', { hasText: 'Copied' }).waitFor();
      expect(await other.locator('body').getAttribute('data-copied')).toBe(await link.inputValue());
      await other.evaluate(() => {
        document.execCommand = () => false;
      });
      await other.locator('dialog[open] .copy-field .primary').click();
      await other.locator('dialog[open] .notCopied', { hasText: 'It could not be copied' }).waitFor();
    });

    /** The server has the record: its link is short, and its result is said in words. */
    async function replay(page: Page, game: string): Promise<void> {
      await page.goto(`/r/${game}`);
      expect(await page.locator('.replay-title p').textContent()).toMatch(/^[AB] \(.+\) won: [AB] \(.+\) resigned/);
      await page.locator('.replay-head button').nth(1).click();
      const link = page.locator('dialog[open] textarea').first();
      await expect.poll(() => link.inputValue()).toMatch(new RegExp(`^http://[^/]+/r/${game}$`));
      expect(await page.locator('dialog[open] .sheet-body').textContent()).not.toContain('Nothing is sent');
      await page.locator('dialog[open] .online-verify').click();
      await page.locator('[data-verdict=fair]').waitFor();
      await page.route('**/api/games/**', (route) => route.abort());
      await page.locator('dialog[open] .online-verify').click();
      await page.locator('[data-verdict=unchecked]', { hasText: 'cannot be reached' }).waitFor();
      app.forgive(); // of the network that was cut
    }

    test('a game that the server does not have, or that runs, is told as such', async () => {
      const page = await phone();
      await signUp(page, 'Rita Replays');
      await page.goto('/r/aaaaaaaaaaaa');
      const notice = page.locator('.replay-notice');
      await expect.poll(() => notice.textContent()).toContain('Neither this server nor this browser');
      const address = await newGame(page);
      await page.goto(`/r/${address.slice(3)}`);
      await expect.poll(() => notice.textContent()).toContain('is not over yet');
      expect(await notice.locator('a').getAttribute('href')).toBe(address);
      app.forgive(); // it was told that there is none
    });

    test('an account goes with its password, and is told so', async () => {
      const page = await phone();
      await signUp(page, 'Lea Leaves');
      await page.goto('/account');
      await page.locator('#account-data ~ p .danger').click();
      const sheet = page.locator('dialog[open]');
      await sheet.locator('input').fill('wrong horse');
      await sheet.locator('.danger').click();
      await expect.poll(() => sheet.locator('[role=alert]').textContent()).toContain('password is wrong');
      await sheet.locator('input').fill(PASSWORD);
      await sheet.locator('.danger').click();
      await expect.poll(() => page.locator('.online-card').textContent()).toContain('has been deleted');
      app.forgive(); // of the wrong password
    });
  },
  onlineServer,
);
