/** The position editor: what is written there is checked, shared, and played as it stands. */
import { fromPosition, view } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { thingKey } from '../../src/board/things.ts';
import { parseTable, rulesOf, tableText } from '../../src/editor/positionModel.ts';
import { DESKTOP, inBrowser } from './app.ts';
import { untilAsked } from './games.ts';

const POSITION = `8.0/lite/full
turn: A  chance: A
A: life C2 D2 H2 S2 C3 D3 | hand H9 C9 S4 | grave D9
   field bulwark C8 driven, S5, H7
B: life C2 D2 H2 S2 C3 D3 H3 | hand S4 C4
   field bulwark D4, HK
`;

const textField = (page: Page) => page.locator('.edit-side textarea');
const verdict = (page: Page) => page.locator('#edit-verdict');
const play = (page: Page) => page.locator('.deck-dock button.primary');

/** What A can see and point at there: hand, units, both sides. */
function expectedThings(): string[] {
  const table = parseTable(POSITION);
  const { seats } = view(fromPosition(rulesOf(table), table.position).state, 0);
  const hand = seats[0].hand.cards.map((card) => thingKey({ type: 'card', card }));
  const units = seats.flatMap(({ field }, seat) =>
    field.map((_, position) => thingKey({ type: 'unit', seat: seat === 0 ? 0 : 1, position })),
  );
  return [...hand, ...units].sort();
}

const shownThings = (page: Page): Promise<string[]> =>
  page
    .locator('[data-thing^="card:"], [data-thing^="unit:"]')
    .evaluateAll((things) => things.map((thing) => thing.getAttribute('data-thing') ?? '').sort());

inBrowser('editor', (app) => {
  test('a written position is played from either side, as it stands', async () => {
    const page = await app.open('/editor', DESKTOP);
    await textField(page).fill(POSITION);
    await play(page).click();
    await page.locator('dialog[open] .sheet-foot .primary').click();
    await untilAsked(page);
    expect(await shownThings(page)).toEqual(expectedThings());
    expect(await page.locator('[data-thing="pile:0:life"]').textContent()).toContain('6');
    expect(await page.locator('[data-thing="pile:1:life"]').textContent()).toContain('7');
  });

  test('what cannot be read, and what cannot be played, says so', async () => {
    const page = await app.open('/editor', DESKTOP);
    await textField(page).fill('8.0/lite/full\nturn: Z');
    await expect.poll(() => textField(page).getAttribute('aria-invalid')).toBe('true');
    await textField(page).fill(POSITION.replace('life C2 D2 H2 S2 C3 D3 | hand H9', 'hand H9'));
    await expect.poll(() => play(page).getAttribute('aria-disabled')).toBe('true');
    expect(await verdict(page).textContent()).toContain('A has no life');
    await play(page).click({ force: true });
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('a link opens the same position in a fresh browser, and undo brings the last one back', async () => {
    const page = await app.open('/editor', DESKTOP);
    await textField(page).fill(POSITION);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.body.dataset.copied = text;
      };
    });
    await page.locator('.edit-side .deck-tools button').nth(1).click();
    await page.locator('body[data-copied]').waitFor();
    const link = (await page.locator('body').getAttribute('data-copied')) ?? '';
    const other = await app.open(link, { ...DESKTOP, lang: 'ja' });
    await expect.poll(() => textField(other).inputValue()).toBe(tableText(parseTable(POSITION)));
    await other.locator('.page-head button').first().click();
    expect(await textField(other).inputValue()).not.toBe(tableText(parseTable(POSITION)));
  });

  test('by taps: a card goes to another place, and the draft outlives the page', async () => {
    const page = await app.open('/editor', DESKTOP);
    await textField(page).fill(POSITION);
    await page.locator('.edit-seat-A .edit-pile-grave').click();
    await page.locator('.edit-selection .deck-tile[data-face="12"]').click();
    await expect.poll(() => textField(page).inputValue()).toMatch(/grave .*SK/);
    await page.reload();
    expect(await textField(page).inputValue()).toMatch(/grave .*SK/);
  });
});
