/** What people stumbled over when they first sat at a table: nothing is closed without a reason, nothing leads astray. */
import { parseCard } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { thingKey } from '../../src/board/things.ts';
import { shareCode } from '../../src/host/shareText.ts';
import { RESULT_WORDS } from '../../src/table/result/words.ts';
import { BLOCKED_WORDS, HANDOVER_WORDS, TABLE_WORDS, WHY_WORDS, ZONE_WORDS } from '../../src/table/words.ts';
import { ROOT, waitForTurn } from '../table/drive.ts';
import { violations } from './accessibility.ts';
import { type App, DESKTOP, inBrowser } from './app.ts';
import { pressThing, promptOn } from './promptPage.ts';

const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 D4 H4 S4';
const MAIN = `8.0/lite/full
turn: A
A: ${LIFE} | hand S7 S9 H5 D8 C6 DQ | field bulwark H6, bulwark C9
B: ${LIFE} | hand C5 C7 D5 | field bulwark D9, C10, D6`;
const ATTACKED = `8.0/lite/full
turn: B  chance: A
A: ${LIFE} | hand C9 | field bulwark S6, C6, D8
B: ${LIFE} | hand C9 | field SK driven
stage: B block  combat: B1
passed: B`;
const WON = `8.0/lite/full
turn: A
A: life C2 D2 H2 S2 C3 | hand S6 | field SK
B: life C2 D2 H2 S3 S4 | hand C9 | field S8 driven, H8 driven, D8 driven`;

async function tableAt(app: App, position: string): Promise<Page> {
  const page = await app.open(`/t/new?level=1&seat=A&seed=1&speed=0#${await shareCode(position)}`, {
    ...DESKTOP,
    lang: 'en',
  });
  await waitForTurn(page, 20_000);
  return page;
}

const notice = (page: Page) => page.locator('.table-notice').textContent();

/** What is asked, and the buttons, that a word in passing lies over. */
const underNotice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const over = document.querySelector('.table-notice')?.getBoundingClientRect();
    if (over === undefined) throw new Error('there is no notice');
    const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    const asked = [...document.querySelectorAll('.prompt-text, .chip, .table-bar button, .side-tools button')];
    return asked.filter((each) => isUnder(each.getBoundingClientRect())).map(({ className }) => className);
  });

inBrowser('a first game', (app) => {
  test('a block without blockers is not confirmed: there is one button to take it', async () => {
    const page = await tableAt(app, ATTACKED);
    if ((await promptOn(page)).main?.blocked === undefined) await page.locator(`${ROOT} .bar-main`).click();
    await page.locator('dialog[open] .lanes-buttons').waitFor();
    expect((await promptOn(page)).main?.blocked).toBe(BLOCKED_WORDS.blocker.en);
    await page.locator('dialog[open] .pool-unit').first().click();
    await expect.poll(async () => (await promptOn(page)).main?.blocked).toBeUndefined();
  });

  test('an action from the list takes the card that is tapped then', async () => {
    const page = await tableAt(app, MAIN);
    await page.keyboard.press('a');
    await page.locator('dialog[open] [data-action="setBulwark"]').click();
    await pressThing(page, thingKey({ type: 'card', card: parseCard(0, 'S9') ?? 0 }));
    await expect.poll(() => page.locator('.prompt-plan').textContent()).toMatch(/Set Bulwark.*♠9/);
  });

  test('what is closed says why: the way back, and a chip by keyboard', async () => {
    const page = await tableAt(app, MAIN);
    const undo = page.locator('.table-bar .icon').first();
    expect(await undo.getAttribute('aria-describedby')).toMatch(/./);
    await undo.click({ force: true });
    expect(await notice(page)).toBe(WHY_WORDS.noUndoYet.en);
    expect(await underNotice(page)).toEqual([]);
    await page.keyboard.press('1');
    const chip = page.locator('.chip-closed').first();
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => notice(page)).toContain(await chip.locator('.chip-note').textContent());
  });

  test('“10+” is explained', async () => {
    const page = await tableAt(app, MAIN);
    await page.locator('[data-thing="pile:1:life"]').click();
    await expect.poll(() => page.locator('dialog[open]').textContent()).toContain(ZONE_WORDS.manyLife.en);
  });

  test('the rules lead back to the game', async () => {
    const page = await tableAt(app, MAIN);
    const table = new URL(page.url()).pathname;
    await page.getByRole('button', { name: TABLE_WORDS.menu.en }).click();
    await page.locator('dialog[open] a[href*="/rules/"]').click();
    await page.locator('.page-head a').first().click();
    await page.locator(ROOT).waitFor();
    expect(new URL(page.url()).pathname).toBe(table);
  });

  test('two people can leave between their turns', async () => {
    const page = await app.open('/t/new?hotseat=1&reg=8.0/lite/full&seed=3&speed=0', { lang: 'en' });
    await page.locator('.handover').waitFor();
    expect(await page.locator('.handover').textContent()).toContain(HANDOVER_WORDS.kept.en);
    await page.locator('.handover a[href="/"]').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  test('after the end one reads what ended it and finds a moment to try again', async () => {
    const page = await tableAt(app, WON);
    await pressThing(page, 'unit:0:0');
    await page.locator(`${ROOT} .bar-main`).click();
    await page.getByText('♠K came through: 13 damage, Pip had 5.').waitFor();
    await page.getByRole('button', { name: RESULT_WORDS.moment.en }).click();
    await page.getByText(RESULT_WORDS.momentNone.en).waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
  });
});
