/** Without a pointer: Tab reaches what matters, in sight, and every stop is marked. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareCode } from '../../src/host/shareText.ts';
import { DESKTOP, inBrowser } from './app.ts';
import { NEW_TABLE, sharedGame, TABLE, untilAsked } from './games.ts';

interface Walk {
  readonly name: string;
  readonly path: string | (() => Promise<string>);
  readonly ready: string;
  /** What the Tab key comes to, in this order. */
  readonly stops: readonly string[];
}

const WALKS: readonly Walk[] = [
  {
    name: 'home',
    path: '/',
    ready: '.home-places',
    stops: ['.home-head button', '.home-now', '.home-choose', '[href="/rules"]', '[href="/settings"]'],
  },
  {
    name: 'play',
    path: '/play',
    ready: '.play-start',
    stops: ['.page-head a', 'input[type=radio]', '[aria-haspopup]', 'summary', '.play-start button'],
  },
  {
    name: 'settings',
    path: '/settings',
    ready: '.settings',
    stops: ['input[type=radio]', 'input[type=checkbox]', '.danger'],
  },
  {
    name: 'rules',
    path: '/rules/8.0/lite',
    ready: '#counter',
    stops: ['[href*="print=1"]', '.rules-pick', 'input[type=search]', '.rules-bar button'],
  },
  {
    name: 'replays',
    path: '/r',
    ready: '.replay-import',
    stops: ['.page-head a', 'textarea', '.primary', 'input[type=file]'],
  },
  {
    name: 'replay room',
    path: sharedGame,
    ready: '.replay-room',
    stops: ['.replay-head button', '[data-thing]', '.replay-tabs button', 'input[type=range]', '.replay-next'],
  },
  {
    name: 'editor',
    path: '/editor',
    ready: '.edit-page',
    stops: ['.deck-regulation', '.edit-pile', '.edit-row button', 'textarea', '.deck-dock button'],
  },
  { name: 'decks', path: '/decks', ready: '.deck-list', stops: ['.page-head a', '.deck-list > button'] },
  {
    name: 'table',
    path: NEW_TABLE,
    ready: `${TABLE}:not([data-decision=""])`,
    stops: ['.table-header button', '.hand-card', '[data-thing^="unit:"]', '[data-thing^="pile:"]', '.bar-main'],
  },
];

/** The opponent has no answer, so that the own turn goes on at once. */
const OWN_TURN = `8.0/lite/full
turn: A
A: life C2 D2 H2 S2 C3 D3 H3 S3 | hand S7 S9 H5 | field bulwark H6, bulwark C9
B: life C2 D2 H2 S2 C3 D3 H3 S3 | field bulwark D9`;

const MOST_STOPS = 80;

/** Where the focus is: which of the wanted it is, and whether one can see that. */
function focusNow(wanted: readonly string[]): { stop: number; name: string; isMarked: boolean } {
  const element = document.activeElement ?? document.body;
  const isMarked = [element, ...element.querySelectorAll('*')].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  return {
    stop: wanted.findIndex((selector) => element.matches(selector)),
    name: `${element.tagName}.${element.className}`,
    isMarked: isMarked || element === document.body,
  };
}

/** Tabs on until all stops have been seen in their order; those that have not, and what was not marked. */
async function walk(page: Page, stops: readonly string[]): Promise<{ missed: string[]; unmarked: string[] }> {
  let next = 0;
  const unmarked: string[] = [];
  for (let i = 0; i < MOST_STOPS && next < stops.length; i++) {
    await page.keyboard.press('Tab');
    const { stop, name, isMarked } = await page.evaluate(focusNow, stops.slice(next));
    if (stop === 0) next++;
    if (!isMarked) unmarked.push(name);
  }
  return { missed: stops.slice(next), unmarked };
}

inBrowser('keyboard', (app) => {
  test.each(WALKS)('Tab reaches the main controls of $name', async ({ path, ready, stops }) => {
    const page = await app.open(typeof path === 'string' ? path : await path(), DESKTOP);
    await page.locator(ready).first().waitFor();
    expect(await walk(page, stops)).toEqual({ missed: [], unmarked: [] });
  });

  test('a game is begun with Enter alone', async () => {
    const page = await app.open('/', DESKTOP);
    await page.locator('.home-now').waitFor();
    await walk(page, ['.home-now']);
    await page.keyboard.press('Enter');
    await untilAsked(page);
  });

  test('from a card one key leads to its actions; then the main button has the focus, and keeps it', async () => {
    const page = await app.open(`${NEW_TABLE}&speed=0`, DESKTOP);
    await untilAsked(page);
    for (const key of ['d', 'Enter', 'c']) await page.keyboard.press(key);
    await page.locator('.chip:focus').waitFor();
    for (const key of ['Enter', 'Escape', 'Escape', 'e']) {
      await page.keyboard.press(key);
      await page.locator('.bar-main:focus').waitFor();
    }
  });

  test('after a digit the focus is not on the button where it was, nor on one that ends the turn', async () => {
    const page = await app.open(`${NEW_TABLE}&speed=0`, DESKTOP);
    await untilAsked(page);
    await page.locator('.table-header button').last().focus();
    await page.keyboard.press('1');
    await page.locator('.hand-card:focus').waitFor();
  });

  test('a sheet of the table gives the focus to the hand, or back to the card', async () => {
    const page = await app.open(`${NEW_TABLE}&speed=0`, DESKTOP);
    await untilAsked(page);
    await page.locator('.table-header button').last().focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hand-card:focus').waitFor();
    for (const key of ['d', 'i', 'Escape']) await page.keyboard.press(key);
    await page.locator('.hand-card:focus').waitFor();
  });

  test('keys that are pressed once too often do not end the turn; E does', async () => {
    const page = await app.open(`/t/new?level=1&seat=A&seed=1#${await shareCode(OWN_TURN)}`, DESKTOP);
    await untilAsked(page);
    const table = page.locator(TABLE);
    const before = await table.getAttribute('data-decision-id');
    for (const key of ['1', 'c', 'Enter', 'Enter']) await page.keyboard.press(key);
    await page.locator(`${TABLE}:not([data-decision-id="${before}"]):not([data-decision=""])`).waitFor();
    const declared = await table.getAttribute('data-decision-id');
    for (const key of ['Enter', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key);
    expect(await table.getAttribute('data-decision')).toBe('chance');
    expect(await table.getAttribute('data-decision-id')).toBe(declared);
    expect(await page.locator('.hand-card:focus').count()).toBe(1);
    expect(await page.locator('.log-turn').count()).toBe(1);
    for (const key of ['Escape', 'Escape', 'e']) await page.keyboard.press(key);
    await page.locator('.log-turn').nth(1).waitFor();
  });

  test('a sheet keeps the focus, and gives it back', async () => {
    const page = await app.open('/play', DESKTOP);
    await page.locator('[aria-haspopup]').focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.querySelector('main :focus:not(dialog *)') === null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await page.locator('[aria-haspopup]:focus').count()).toBe(1);
  });
});
