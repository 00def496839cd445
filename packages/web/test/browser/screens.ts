/** Every screen and sheet of the app, and how a person gets there. The ways are the same in both languages. */
import type { Page } from 'playwright-core';
import { NEW_TABLE, SHORT_GAME, sharedGame, textOf, untilAsked } from './games.ts';

export interface Screen {
  readonly name: string;
  readonly path: string | (() => Promise<string>);
  /** Stands when the page is there. */
  readonly ready: string;
  /** What is done then. */
  readonly does?: (page: Page) => Promise<unknown>;
}

const SHEET = 'dialog[open]';

const click =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** Clicks, and waits for the sheet that this opens. */
const opens =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await click(selector)(page);
    await page.locator(SHEET).waitFor();
  };

const inOrder =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

const OPENING = (nth: number): string => `[aria-haspopup="dialog"] >> nth=${nth}`;

const PAGES: readonly Screen[] = [
  { name: 'home', path: '/', ready: '.home-places' },
  { name: 'lessons', path: '/learn', ready: '.learn-part' },
  { name: 'lesson', path: '/learn/attack', ready: '.coach-text' },
  {
    name: 'end of a lesson',
    path: '/learn/stage?speed=0',
    ready: '.coach-text',
    does: inOrder(click('.bar-main'), (page) => page.locator('.lesson-end').waitFor()),
  },
  {
    name: 'block sheet',
    path: '/learn/together?speed=0',
    ready: '.lanes',
    does: inOrder(click('.pool-unit >> nth=0'), (page) => page.locator('.lane-blocker').waitFor()),
  },
  { name: 'drill', path: '/learn/drill-block', ready: '.learn-next' },
  { name: 'record of the lessons', path: '/learn?stats', ready: 'h1' },
  { name: 'play', path: '/play', ready: '.play-start' },
  { name: 'play against a person', path: '/play', ready: '.play-start', does: click('input[type=radio] >> nth=1') },
  { name: 'regulation chooser', path: '/play', ready: '.play-start', does: opens('[aria-haspopup="dialog"]') },
  { name: 'statistics, none yet', path: '/stats', ready: '.stats-empty' },
  { name: 'settings', path: '/settings', ready: '.settings' },
  { name: 'keys in the settings', path: '/settings', ready: '.settings', does: click('.settings-key-list summary') },
  { name: 'erase everything', path: '/settings', ready: '.settings', does: opens('.button.danger') },
];

const RULES: readonly Screen[] = [
  { name: 'rules book', path: '/rules/8.0/standard', ready: '#counter' },
  { name: 'rules book with a hand', path: '/rules/7.0/lite?hand=SA.H10', ready: '.rules-body' },
  {
    name: 'search that finds nothing',
    path: '/rules/8.0/lite',
    ready: '#counter',
    does: (page) => page.locator('input[type=search]').fill('zzzz'),
  },
  {
    name: 'contents and signs',
    path: '/rules/8.0/lite',
    ready: '#counter',
    does: opens('.rules-bar button'),
  },
  { name: 'rules to print', path: '/rules/8.0/lite?print=1', ready: '.rules-papers[data-pages]' },
];

/** A pasted game, and back to the list. */
const keepGame = inOrder(
  (page) => page.locator('.replay-import textarea').fill(textOf(SHORT_GAME)),
  click('.replay-import .primary'),
  click('.replay-head a'),
  (page) => page.locator('.replay-record').waitFor(),
);

const ROOM = '.replay-room';
const REPLAY: readonly Screen[] = [
  { name: 'replays, none yet', path: '/r', ready: '.replay-import' },
  { name: 'a damaged link', path: '/r#abcd', ready: '[role=alert]' },
  {
    name: 'a record that cannot be read',
    path: '/r',
    ready: '.replay-import',
    does: inOrder(
      (page) => page.locator('.replay-import textarea').fill('nonsense'),
      click('.replay-import .primary'),
      (page) => page.locator('[role=alert] p').first().waitFor(),
    ),
  },
  { name: 'replays', path: '/r', ready: '.replay-import', does: keepGame },
  {
    name: 'delete a replay',
    path: '/r',
    ready: '.replay-import',
    does: inOrder(keepGame, opens('.replay-records button')),
  },
  { name: 'replay room', path: () => sharedGame(30), ready: ROOM },
  { name: 'choices of a replay', path: () => sharedGame(30), ready: ROOM, does: click('.replay-tabs button >> nth=1') },
  { name: 'review of a replay', path: () => sharedGame(30), ready: ROOM, does: click('.replay-tabs button >> nth=2') },
  {
    name: 'a finished review',
    path: () => sharedGame(30),
    ready: ROOM,
    does: inOrder(click('.replay-tabs button >> nth=2'), click('.replay-review .primary'), (page) =>
      page.locator('.replay-review h3 >> nth=2').waitFor({ timeout: 60_000 }),
    ),
  },
  { name: 'play from here', path: () => sharedGame(30), ready: ROOM, does: opens('.replay-head button >> nth=0') },
  { name: 'share a replay', path: () => sharedGame(30), ready: ROOM, does: opens('.replay-head button >> nth=1') },
  {
    name: 'keys of the replay room',
    path: () => sharedGame(30),
    ready: ROOM,
    does: inOrder(
      (page) => page.keyboard.press('?'),
      (page) => page.locator(SHEET).waitFor(),
    ),
  },
];

const EDITING: readonly Screen[] = [
  { name: 'editor', path: '/editor', ready: '.edit-page' },
  { name: 'positions to begin with', path: '/editor', ready: '.edit-page', does: opens(OPENING(1)) },
  { name: 'a pile in the editor', path: '/editor', ready: '.edit-page', does: click('.edit-pile-grave') },
  { name: 'a unit in the editor', path: '/editor', ready: '.edit-page', does: click('.edit-row button') },
  { name: 'a request in the editor', path: '/editor', ready: '.edit-page', does: click('.edit-stage button') },
  { name: 'play a position', path: '/editor', ready: '.edit-page', does: opens('.deck-dock button') },
  { name: 'decks, none yet', path: '/decks', ready: '.deck-list' },
];

const newDeck = (
  regulation: string,
  does?: (page: Page) => Promise<unknown>,
): Pick<Screen, 'path' | 'ready' | 'does'> => ({
  path: `/decks?reg=${encodeURIComponent(regulation)}`,
  ready: '.deck-list',
  does: inOrder(
    click('.deck-list > button'),
    (page) => page.locator('.deck-builder').waitFor(),
    does ?? (() => Promise.resolve()),
  ),
});

const DECKS: readonly Screen[] = [
  { name: 'deck builder', ...newDeck('8.0/standard/regular') },
  { name: 'two decks', ...newDeck('7.0/lite/constructedHalf') },
  { name: 'opening cards', ...newDeck('8.0/pro/strategy', opens('.deck-prepared button')) },
  { name: 'regulation of a deck', ...newDeck('8.0/standard/regular', opens('.deck-regulation')) },
  { name: 'delete a deck', ...newDeck('8.0/standard/regular', opens('.deck-menu .danger')) },
];

const BAR = '.table-bar';
const press =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.locator(SHEET).waitFor();
  };

/** A hint has come: its line has buttons. */
const hinted = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  await page.locator('.coach-action').first().waitFor();
};

const table = (name: string, does?: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path: NEW_TABLE,
  ready: BAR,
  does: inOrder(untilAsked, does ?? (() => Promise.resolve())),
});

const TABLE: readonly Screen[] = [
  table('table'),
  table('a card is chosen', (page) => page.locator('.hand-card').first().click()),
  table('action sheet', press('a')),
  table('help of the table', press('?')),
  table('hint', hinted),
  table('numbers of a hint', inOrder(hinted, opens('.coach-action >> nth=1'))),
  table('menu of the table', opens('.table-header button >> nth=-1')),
  table('log', (page) => page.keyboard.press('l')),
  table(
    'command line',
    inOrder(
      (page) => page.keyboard.press('/'),
      (page) => page.locator('[data-command]').waitFor(),
    ),
  ),
  table('about a pile', press('Shift+g')),
  table('passing', opens('.bar-passing')),
  table(
    'settings of the table',
    inOrder(opens('.table-header button >> nth=-1'), click('.menu-list button >> nth=1'), (page) =>
      page.locator('dialog[open] .settings').waitFor(),
    ),
  ),
  table(
    'table as text',
    inOrder(
      opens('.table-header button >> nth=-1'),
      click('.menu-list button:has-text("Text mode"), .menu-list button:has-text("リスト表示")'),
      (page) => page.locator(SHEET).waitFor({ state: 'detached' }),
    ),
  ),
  table('resign', inOrder(opens('.table-header button >> nth=-1'), click('.menu-list .danger'))),
  table(
    'result',
    inOrder(
      opens('.table-header button >> nth=-1'),
      click('.menu-list .danger'),
      click(`${SHEET} .sheet-foot .danger`),
      (page) => page.locator('.result-reasons').waitFor(),
    ),
  ),
  table(
    'statistics',
    inOrder(
      opens('.table-header button >> nth=-1'),
      click('.menu-list .danger'),
      click(`${SHEET} .sheet-foot .danger`),
      click(`${SHEET} a[href="/stats"]`),
      (page) => page.locator('.stats-table').first().waitFor(),
    ),
  ),
  table(
    'home with a running game',
    inOrder(
      (page) => page.goto('/'),
      (page) => page.locator('.home-resume a').waitFor(),
    ),
  ),
  {
    name: 'hand-over',
    path: '/t/new?reg=8.0/lite/entry20&hotseat=1&seed=1',
    ready: '.handover',
  },
  { name: 'a game that is not there', path: '/t/nothing', ready: '[role=alert]' },
];

export const SCREENS: readonly Screen[] = [...PAGES, ...RULES, ...REPLAY, ...EDITING, ...DECKS, ...TABLE];

export async function goTo(page: Page, { path, ready, does }: Screen): Promise<void> {
  await page.goto(typeof path === 'string' ? path : await path());
  await page.locator(ready).first().waitFor();
  await does?.(page);
}
