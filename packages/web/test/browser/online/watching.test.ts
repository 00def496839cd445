/** A table that others look at: what its bar has room for on a small phone, and what is said to who watches. */
import type { NewGame } from '@blackpoker/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE } from '../games.ts';
import { ask, becomeGuest, newGame, signUp } from './guests.ts';
import { onlineServer } from './onlineServer.ts';
import { resign } from './onTable.ts';

const SMALL = { ...PHONE, width: 360, height: 640 };

/** The words of the bar of which a part cannot be read: the end of a line, or a whole line. */
const cutShort = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LINE = 10;
    return [...document.querySelectorAll('.table-where, .online-short, .online-audience')]
      .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + LINE)
      .map((each) => each.textContent ?? '');
  });

inBrowser(
  'watching',
  (app) => {
    const phone = async () => (await app.visitor(SMALL)).newPage();

    async function watched(
      names: readonly [string, string],
      arrive: typeof becomeGuest,
      wanted: Partial<NewGame>,
    ): Promise<readonly [player: Page, spectator: Page]> {
      const [player, other, spectator] = [await phone(), await phone(), await phone()];
      await arrive(player, names[0]);
      await arrive(other, names[1]);
      const address = await newGame(player, wanted);
      await ask(other, `games/${address.slice(3)}/join`, {});
      for (const page of [player, spectator]) {
        await page.goto(`${address}?speed=0`);
        await page.locator(`${TABLE} .online-clock`).first().waitFor();
      }
      return [player, spectator];
    }

    test('of a series a small phone tells both names, the score and who looks on, to its end', async () => {
      const [player, spectator] = await watched(['Margaret', 'Benjamin'], becomeGuest, { wins: 2 });
      await player.locator('.online-audience', { hasText: '1 watching' }).waitFor();
      for (const page of [player, spectator]) expect(await cutShort(page)).toEqual([]);
      await resign(player);
      await player.locator('.table-score', { hasText: '1–0' }).waitFor();
      await spectator.locator('.online-result').waitFor();
      for (const page of [player, spectator]) expect(await cutShort(page)).toEqual([]);
    });

    test('who watches has no game to lose', async () => {
      const [, spectator] = await watched(['Ann', 'Ben'], becomeGuest, {});
      await spectator.context().setOffline(true);
      await expect
        .poll(() => spectator.locator('.online-banner.is-bad span').textContent())
        .toBe('You can watch on once you are back.');
      app.forgive(); // of the network that was cut
    });

    test('who watches reads whose rating changes by how much', async () => {
      const [player, spectator] = await watched(['Ann Watched', 'Ben Watched'], signUp, { rated: true });
      await resign(player);
      const lines = spectator.locator('.online-result div:has(.online-rating)');
      await expect.poll(() => lines.count()).toBe(2);
      const said = (await lines.allTextContents()).sort();
      expect(said[0]).toMatch(/^Ann WatchedRating −\d+, now 1[0-4]\d\d \(provisional\)$/);
      expect(said[1]).toMatch(/^Ben WatchedRating \+\d+, now 1[5-9]\d\d \(provisional\)$/);
    });
  },
  onlineServer,
);
