/** Two phones play through an invite link; one of them loses its network in mid-decision; a third person watches. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playGame } from '../../table/drive.ts';
import { DESKTOP, inBrowser, PHONE } from '../app.ts';
import { TABLE, untilAsked } from '../games.ts';
import { inviteByHand, joinByHand, planOn, seated, stagePlan } from './guests.ts';
import { onlineServer } from './onlineServer.ts';
import { chooseInMenu, covered, over, tooTall } from './onTable.ts';

const idOf = (page: Page): Promise<string | null> => page.locator(TABLE).getAttribute('data-decision-id');

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.className);

const LONG_NAME = '寿限無寿限無五劫の擦り切れ海砂利水魚';

/** Clocks out of which something hangs. */
const clocksTooNarrow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.online-clock')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML),
  );

const SMALL_PHONES = [
  [375, 667],
  [320, 640],
] as const;

inBrowser(
  'over the network',
  (app) => {
    const phone = async (lang: 'ja' | 'en') => (await app.visitor({ ...PHONE, lang })).newPage();

    test('a whole game through an invite link, watched by a third, verified, played again', async () => {
      const [ann, ben] = [await phone('en'), await phone('ja')];
      const link = await inviteByHand(ann, 'Ann');
      await joinByHand(ben, link, LONG_NAME);
      await ann.locator(TABLE).waitFor();
      for (const page of [ann, ben]) await expect.poll(() => focused(page)).toContain('table-title');
      const watcher = await app.open(`${link}?speed=0`, DESKTOP);
      await watcher.locator('[data-watching]').waitFor();
      await expect.poll(() => clocksTooNarrow(ann)).toEqual([]);
      expect(await watcher.locator('.table-hand [data-thing^="card:"]').count()).toBe(0);
      expect(await watcher.locator('.table-bar .bar-main').count()).toBe(0);

      const played = await Promise.all([playGame(ann, 'touch', 1), playGame(ben, 'touch', 2)]);
      expect(played[0].over).toMatch(/^(A|B|draw)$/);
      expect(played[1].over).toBe(played[0].over);
      await expect.poll(() => over(watcher), { timeout: 10_000 }).toBe(played[0].over);

      await ben.locator('.online-verify').click();
      await ben.locator('[data-verdict=fair]').waitFor();
      await ben.locator('.online-rematch').click();
      await ann.locator('.is-wanted .online-rematch + .button').click();
      await ben.getByText('Annはもう一戦を断りました').first().waitFor();
      await ann.locator('.online-rematch').click();
      await ben.locator('.is-wanted .online-rematch').click();
      for (const page of [ann, ben]) await page.waitForURL((url) => !link.endsWith(url.pathname));
      expect(ann.url()).toBe(ben.url());
      await ann.goto(link.replace('/g/', '/r/'));
      await ann.locator('.replay-room').waitFor();
    });

    test('who loses the network comes back to the same decision, with the plan as it was', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      await untilAsked(asked);
      const [id, plan] = [await idOf(asked), await stagePlan(asked)];
      await asked.context().setOffline(true);
      await asked.locator('.online-banner.is-bad').waitFor();
      await asked.locator('.online-me[aria-label$="away"]').waitFor();
      expect(await planOn(asked)).toBe(plan);
      await asked.context().setOffline(false);
      await asked.locator('.online-banner.is-bad').waitFor({ state: 'detached' });
      expect([await idOf(asked), await planOn(asked)]).toEqual([id, plan]);
      app.forgive();
      await asked.locator('.online-me[aria-label$="connected"]').waitFor();
      await other.getByText('is back').waitFor({ state: 'attached' });

      await asked.reload();
      await asked.locator('.prompt-plan').waitFor();
      expect([await idOf(asked), await planOn(asked)]).toEqual([id, plan]);
      await asked.locator('.table-bar .bar-main').click();
      await expect.poll(() => idOf(asked), { timeout: 10_000 }).not.toBe(id);
    });

    test('what is declared without a network goes out when it is back', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      await untilAsked(asked);
      const id = await idOf(asked);
      await stagePlan(asked);
      await asked.context().setOffline(true);
      await asked.locator('.online-banner.is-bad').waitFor();
      await asked.locator('.table-bar .bar-main').click();
      await asked.locator('.bar-main[aria-disabled]', { hasText: 'Sent as soon as you are connected' }).waitFor();
      expect(await idOf(other)).toBe(id);
      await asked.context().setOffline(false);
      await expect.poll(() => idOf(other), { timeout: 15_000 }).not.toBe(id);
      app.forgive();
    });

    test('two windows of one seat are both at the same table', async () => {
      const [asked] = await seated(await phone('en'), await phone('en'));
      const second = await asked.context().newPage();
      await second.goto(asked.url());
      await untilAsked(second);
      const id = await idOf(second);
      await stagePlan(second);
      await second.locator('.table-bar .bar-main').click();
      await expect.poll(() => idOf(asked), { timeout: 10_000 }).not.toBe(id);
    });

    test('a draw is offered and agreed to; resigning asks first', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      await asked.locator('.table-header button').last().click();
      await asked.locator('.menu-list button', { hasText: 'Offer a draw' }).click();
      await other.locator('.online-banner .primary').click();
      for (const page of [asked, other]) await expect.poll(() => over(page), { timeout: 10_000 }).toBe('draw');
    });

    test('the table fits the window; what is told covers no card, and an offer that is declined is told', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      expect(await tooTall(asked)).toBe(0);
      await chooseInMenu(asked, 'Offer a draw');
      await other.locator('.online-banner .primary').waitFor();
      expect(await covered(other)).toEqual([]);
      expect(await tooTall(other)).toBe(0);
      await chooseInMenu(asked, 'Offer a pause');
      await other.locator('.online-banner .primary').nth(1).waitFor();
      for (const [width, height] of SMALL_PHONES) {
        await other.setViewportSize({ width, height });
        expect([await covered(other), await tooTall(other)]).toEqual([[], 0]);
      }
      await other.locator('.online-banner .button').first().click();
      await asked.locator('.table-notice', { hasText: 'declined your offer of a draw' }).waitFor();
      expect(await covered(asked)).toEqual([]);
    });

    test('in a pause the player to move reads of it, and that it does not end while the other one is away', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      await chooseInMenu(asked, 'Offer a pause');
      await other.locator('.online-banner .primary').click();
      await asked.locator('.table-bar .bar-main', { hasText: 'The game is paused' }).waitFor();
      await asked.locator('.chance-wait', { hasText: 'The game is paused' }).waitFor();
      await other.close();
      await asked.locator('.online-opponent[aria-label$=", away"]').waitFor();
      await asked.locator('.online-banner .button').click();
      await asked.locator('.table-notice', { hasText: 'The game goes on when both of you are here' }).waitFor();
    });

    test('who holds every window reads that their pass is held', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      await other.locator('.bar-passing').click();
      await other.locator('dialog[open] input[type=radio]').last().click();
      await other.locator('dialog[open] input[type=checkbox]').click();
      await other.locator('dialog[open] .sheet-foot .button').click();
      const held = other.locator('.table-bar .bar-main', { hasText: 'Your pass is held' });
      for (let tries = 0; tries < 4 && (await held.count()) === 0; tries++) {
        await untilAsked(asked);
        await asked.locator('.table-bar .bar-main').click();
        await held.waitFor({ timeout: 5000 }).catch(() => {});
      }
      expect(await held.count()).toBe(1);
    });

    test('calling a game off asks first', async () => {
      const [asked] = await seated(await phone('en'), await phone('en'));
      await chooseInMenu(asked, 'Call the game off');
      expect(await over(asked)).toBe('');
      await asked.locator('dialog[open] .sheet-foot .danger').click();
      await asked.locator('.online-result').waitFor();
    });

    test('who is blocked proposes nothing, until that is undone', async () => {
      const [asked, other] = await seated(await phone('en'), await phone('en'));
      await other.locator('.online-chat').click();
      await other.locator('.online-more summary').click();
      await other.locator('.online-more button', { hasText: 'Block' }).click();
      await other.locator('.online-more button', { hasText: 'Unblock' }).waitFor();
      await chooseInMenu(asked, 'Offer a draw');
      await asked.locator('.online-banner').waitFor();
      expect(await other.locator('.online-banner').count()).toBe(0);
      await other.locator('.online-more button', { hasText: 'Unblock' }).click();
      await other.locator('.online-banner .primary').waitFor();
    });

    test('a report asks for words, and thanks for them', async () => {
      const [page] = await seated(await phone('en'), await phone('en'));
      await page.locator('.online-chat').click();
      await page.locator('.online-more summary').click();
      await page.locator('.online-more .danger').click();
      await page.locator('.online-said', { hasText: 'Please write what happened' }).waitFor();
      await page.locator('#online-report').fill('They only ever wait');
      await page.locator('.online-more .danger').click();
      await page.locator('.online-said', { hasText: 'Reported' }).waitFor();
      expect(await page.locator('#online-report').inputValue()).toBe('');
    });

    test('what one says the other reads in their language; the title tells whose move it is', async () => {
      const [ann, ben] = [await phone('en'), await phone('ja')];
      const [asked] = await seated(ann, ben);
      await ann.locator('.online-chat').click();
      expect(await ann.locator('.online-presets').evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
      await ann.locator('.online-presets button').first().click();
      await ann.locator('.online-lines .is-own').waitFor();
      await ben.locator('.online-layer .online-banner', { hasText: 'よろしくお願いします' }).waitFor();
      expect(await covered(ben)).toEqual([]);
      await ben.locator('.online-unread').waitFor();
      await ben.locator('.online-chat').click();
      await ben.locator('.online-banner').waitFor({ state: 'detached' });
      expect(await ben.locator('.online-lines').textContent()).toContain('よろしくお願いします');
      expect(await asked.title()).toMatch(/^● /);

      await ann.locator('dialog[open] .sheet-head button').click();
      await ben.locator('dialog[open] input[type=checkbox]').first().click();
      await ann.locator('.online-unread').waitFor();
      await ann.locator('.online-chat').click();
      await ann.locator('dialog[open] input[type=checkbox]').first().click();
      await ann.locator('#online-text').fill('x'.repeat(300));
      expect(await ann.locator('.online-left').textContent()).toBe('0 left');
    });
  },
  onlineServer,
);
