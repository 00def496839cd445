/** Building a deck: what it violates is said, its code goes out and in, and it is kept and played. */
import { cardCode, deckCode, deckProblems, deckProblemText, FULL_DECK, type Lang, rulesetOf } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type App, inBrowser } from './app.ts';
import { untilAsked } from './games.ts';

const REGULATION = '8.0/standard/regular';
const TILE = (face: number): string => `.deck-builder [data-face="${face}"]`;

/** The builder with an empty deck. */
async function emptyDeck(app: App, lang: Lang = 'en'): Promise<Page> {
  const page = await app.open(`/decks?reg=${REGULATION}`, { lang });
  await page.locator('.deck-list > button').click();
  await page.locator('.deck-builder .deck-tools button').nth(1).click();
  await expect.poll(() => page.locator('.deck-tile[aria-pressed=true]').count()).toBe(0);
  return page;
}

const codeField = (page: Page) => page.locator('.deck-builder textarea');

const pressedFaces = (page: Page): Promise<number[]> =>
  page
    .locator('.deck-builder .deck-tile[aria-pressed=true]')
    .evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-face'))));

inBrowser('decks', (app) => {
  test.each(['ja', 'en'] as const)('an illegal deck says why, in %s, and cannot be played', async (lang) => {
    const page = await emptyDeck(app, lang);
    await page.locator(TILE(0)).click();
    await page.locator(TILE(12)).click();
    const rules = rulesetOf(REGULATION);
    if (rules === undefined) throw new Error(`no ${REGULATION}`);
    const [problem] = deckProblems(rules, [0, 12]);
    if (problem === undefined) throw new Error('two cards are a deck');
    const verdict = page.locator('.deck-dock [role=status]');
    expect(await verdict.textContent()).toContain(deckProblemText(problem, lang));
    await page.locator('.deck-dock button').click({ force: true });
    expect(page.url()).toContain('/decks');
    expect(await page.locator('.deck-dock [aria-disabled=true]').count()).toBe(1);
  });

  test('the code goes out and in again, and is kept', async () => {
    const page = await emptyDeck(app);
    const faces = [0, 4, 13, 25, 30, 51, 52];
    for (const face of faces) await page.locator(TILE(face)).click();
    expect(await pressedFaces(page)).toEqual(faces);
    const code = await codeField(page).inputValue();
    await codeField(page).fill('SA-3');
    expect(await pressedFaces(page)).toEqual([0, 1, 2]);
    await codeField(page).fill(code);
    expect(await pressedFaces(page)).toEqual(faces);
    await page.reload();
    await expect.poll(() => pressedFaces(page)).toEqual(faces);
  });

  test('a code that cannot be read says where', async () => {
    const page = await emptyDeck(app);
    await codeField(page).fill('SA XX');
    await expect.poll(() => codeField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.deck-wrong').textContent()).toMatch(/4|XX/);
  });

  test('a legal deck is played', async () => {
    const page = await emptyDeck(app);
    await codeField(page).fill(deckCode(FULL_DECK));
    await page.locator('.deck-dock a.primary').click();
    expect(await page.locator('#play-deck option:checked').textContent()).toBe('Deck');
    await page.locator('.play-start button').click();
    await untilAsked(page);
    expect(await page.locator('.hand-card').count()).toBeGreaterThan(0);
    expect(decodeURIComponent(page.url())).not.toContain(cardCode(0));
  });
});
