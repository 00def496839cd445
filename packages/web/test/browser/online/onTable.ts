/** What tests do and look at where two people sit at a table. */
import type { Page } from 'playwright-core';
import { TABLE } from '../games.ts';

export const over = (page: Page): Promise<string | null> => page.locator(TABLE).getAttribute('data-over');

export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.locator('.table-header button').last().click();
  await page.locator('.menu-list button', { hasText: name }).click();
}

export async function resign(page: Page): Promise<void> {
  await page.locator('.table-header button').last().click();
  await page.locator('.menu-list .danger').click();
  await page.locator('dialog[open] .sheet-foot .danger').click();
  await page.locator('.online-result').waitFor();
}

/** By how many pixels the page can be scrolled. */
export const tooTall = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table')].reduce(
      (sum, each) => sum + Math.max(0, each.scrollHeight - window.innerHeight),
      0,
    ),
  );

/** The things on the table that a banner or a word in passing lies over. */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.online-banner, .table-notice')].map((each) =>
      each.getBoundingClientRect(),
    );
    const isUnder = (box: DOMRect): boolean =>
      boxes.some((b) => box.left < b.right && b.left < box.right && box.top < b.bottom && b.top < box.bottom);
    const things = [...document.querySelectorAll('.table .card')].filter((each) =>
      isUnder(each.getBoundingClientRect()),
    );
    return things.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
