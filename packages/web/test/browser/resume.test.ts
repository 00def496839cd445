/** What a reload, a crash, another tab and going back do to a running game. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareCode } from '../../src/host/shareText.ts';
import { HOST_WORDS } from '../../src/host/words.ts';
import { command, look, playGame, ROOT, type Seen, waitForTurn } from '../table/drive.ts';
import { type App, DESKTOP, inBrowser } from './app.ts';
import { NEW_TABLE } from './games.ts';
import { keptGame } from './keptGame.ts';
import { linkTo, momentOf } from './moments.ts';
import { pressThing, promptOn } from './promptPage.ts';

const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 CJ DJ HJ SJ';
/** Nothing that A can do here but to draw shows A a card. */
const QUIET = `8.0/lite/full
turn: A
A: ${LIFE} | hand S7 S9 H5 D8 | field bulwark H6, bulwark C9, S5
B: ${LIFE} | field bulwark D9, bulwark D6`;
const quietTable = async (): Promise<string> => `/t/new?level=1&seat=A&seed=3&speed=0#${await shareCode(QUIET)}`;

async function tableAt(app: App, path: string): Promise<{ context: BrowserContext; page: Page; seen: Seen }> {
  const context = await app.visitor({ ...DESKTOP, lang: 'en' });
  const page = await context.newPage();
  await page.goto(path);
  return { context, page, seen: await waitForTurn(page, 20_000) };
}

/** Another decision than this one, of the same person. */
async function nextTurn(page: Page, { id }: Seen): Promise<Seen> {
  await page.locator(`${ROOT}:not([data-decision-id="${id}"])`).waitFor({ state: 'attached' });
  return waitForTurn(page, 20_000);
}

inBrowser('a running game', (app) => {
  test('a reload in the middle of a plan comes back to the same decision, and nothing is chosen', async () => {
    const { page, seen } = await tableAt(app, NEW_TABLE);
    const before = await promptOn(page);
    await pressThing(page, await firstOfHand(page));
    expect(await promptOn(page)).not.toEqual(before);
    await keptGame(page, seen.id);
    await page.reload();
    expect(await waitForTurn(page, 20_000)).toEqual(seen);
    expect(await promptOn(page)).toEqual(before);
  });

  test('a reload in the middle of a question comes back to it', async () => {
    const moment = momentOf({ kind: 'takeGrave', regulation: '8.0/master/strategy' });
    const { page, seen } = await tableAt(app, await linkTo(moment));
    const before = await promptOn(page);
    await pressThing(page, before.candidates[0] ?? '');
    await keptGame(page, seen.id);
    await page.reload();
    expect(await waitForTurn(page, 20_000)).toEqual(seen);
    await expect.poll(() => promptOn(page)).toEqual(before);
  });

  test('a page that is gone leaves its game on the home page, to go on with', async () => {
    const { context, page, seen } = await tableAt(app, NEW_TABLE);
    await page.keyboard.press('e');
    const later = await nextTurn(page, seen);
    const before = await promptOn(page);
    await keptGame(page, later.id);
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await next.locator('a[href^="/t/"]:not([href*="new"])').first().click();
    expect(await waitForTurn(next, 20_000)).toEqual(later);
    expect(await promptOn(next)).toEqual(before);
  });

  test('a second tab takes the game over, and the first one says so', async () => {
    const { context, page, seen } = await tableAt(app, NEW_TABLE);
    await keptGame(page, seen.id);
    const other = await context.newPage();
    await other.goto(page.url());
    expect(await waitForTurn(other, 20_000)).toEqual(seen);
    await page.getByText(HOST_WORDS.elsewhere.en).first().waitFor();
    expect((await look(page)).decision).toBe('');
    await page.keyboard.press('e');
    await other.keyboard.press('e');
    const later = await nextTurn(other, seen);
    expect((await keptGame(other, later.id)).progress.choices.length).toBeGreaterThan(0);
    expect((await look(page)).id).toBe(seen.id);
  });
});

const firstOfHand = async (page: Page): Promise<string> =>
  (await page.locator('.table-hand [data-thing]').first().getAttribute('data-thing')) ?? '';

const undoButton = (page: Page) => page.locator('.table-bar .button.icon').first();
const isOff = async (page: Page): Promise<boolean> => (await undoButton(page).getAttribute('aria-disabled')) === 'true';

inBrowser('going back', (app) => {
  test('a move after which nothing was shown can be taken back', async () => {
    const { page, seen } = await tableAt(app, await quietTable());
    expect(await isOff(page)).toBe(true);
    const before = await promptOn(page);
    await command(page, 'up h5 > s5 / d s9 keep');
    await nextTurn(page, seen);
    await page.keyboard.press('Escape');
    expect(await isOff(page)).toBe(false);
    const { id } = await look(page);
    await page.keyboard.press('z');
    const back = await nextTurn(page, { ...seen, id });
    expect({ ...(await promptOn(page)), id: '' }).toEqual({ ...before, id: '' });
    expect(Number(back.id)).toBeGreaterThan(Number(id));
    expect((await keptGame(page, back.id)).progress.choices).toEqual([]);
  });

  test('once a card of the life was shown it cannot', async () => {
    const { page, seen } = await tableAt(app, await quietTable());
    await command(page, 'summonsoldier s7 keep');
    await page.keyboard.press('Escape');
    const later = await nextTurn(page, seen);
    expect((await keptGame(page, later.id)).progress.choices.length).toBeGreaterThan(0);
    expect(await isOff(page)).toBe(true);
    await page.keyboard.press('z');
    await page.keyboard.press('Escape');
    expect(await look(page)).toEqual(later);
  });
});

inBrowser('windows that do not matter', (app) => {
  test('are passed, and the log says which and why', async () => {
    const { page } = await tableAt(app, NEW_TABLE);
    await playGame(page, 'keys', 3, { decisions: 6 });
    const seen = await waitForTurn(page, 20_000);
    expect(seen.over).toBe('');
    const { progress } = await keptGame(page, seen.id);
    const reasons = progress.passed.map(([, { text }]) => text.en);
    expect(reasons.length).toBeGreaterThan(0);
    const lines = await page.locator('.log .log-auto').allTextContents();
    expect(lines).toEqual(reasons);
    for (const line of lines) expect(line.length).toBeGreaterThan(5);
  });
});
