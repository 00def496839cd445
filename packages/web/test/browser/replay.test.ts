/** The replay room shows the engine's own states, at every step and in every browser. */
import { apply, type GameRecord, hash, rulesetOf, startOf } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser } from './app.ts';
import { SHORT_GAME, sharedGame, textOf } from './games.ts';
import { drawn } from './layout.ts';

/** Of the state before the first choice, and after each. */
function hashesOf(record: GameRecord): string[] {
  const rules = rulesetOf(record.regulation, record.options);
  if (rules === undefined) throw new Error(`no regulation ${record.regulation}`);
  const s = startOf(record, rules);
  const hashes = [hash(s)];
  for (const choice of record.choices) {
    apply(s, choice);
    hashes.push(hash(s));
  }
  return hashes;
}

const HASHES = hashesOf(SHORT_GAME);
const LENGTH = SHORT_GAME.choices.length;

const hashAt = (page: Page, at: number): Promise<string | null> =>
  page.locator(`.replay-room[data-at="${at}"]`).getAttribute('data-hash');

/** Presses a key again and again; what is shown after each. */
async function walked(page: Page, key: string, places: readonly number[]): Promise<(string | null)[]> {
  const hashes: (string | null)[] = [];
  for (const at of places) {
    await page.keyboard.press(key);
    hashes.push(await hashAt(page, at));
  }
  return hashes;
}

/** How many pixels of the lower hand lie under the controls. */
const handHidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [hand, controls] = ['.replay-hand-me', '.replay-transport'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    return hand === undefined || controls === undefined
      ? Number.NaN
      : Math.max(0, Math.round(hand.bottom - controls.top));
  });

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

inBrowser('replay', (app) => {
  test('every choice forward and back by the keyboard is the state that the engine has there', async () => {
    const page = await app.open(await sharedGame(), DESKTOP);
    expect(await hashAt(page, 0)).toBe(HASHES[0]);
    // The page listens to keys once it has been painted.
    await page.evaluate(() => new Promise((listening) => requestIdleCallback(listening)));
    const places = upTo(LENGTH);
    expect(await walked(page, '.', places)).toEqual(HASHES.slice(1));
    const back = places.map((at) => LENGTH - at);
    expect(await walked(page, ',', back)).toEqual(back.map((at) => HASHES[at]));
  });

  test('moves and turns lead to the same states', async () => {
    const page = await app.open(await sharedGame(), DESKTOP);
    const room = page.locator('.replay-room');
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'ArrowLeft', 'Shift+ArrowLeft', 'End', 'Home']) {
      await page.keyboard.press(key);
      const at = Number(await room.getAttribute('data-at'));
      expect(await room.getAttribute('data-hash')).toBe(HASHES[at]);
    }
  });

  test('a shared link opens the same game at the same moment in a fresh browser', async () => {
    const page = await app.open(await sharedGame(20), DESKTOP);
    expect(await hashAt(page, 20)).toBe(HASHES[20]);
    await page.locator('.replay-head button').nth(1).click();
    const link = page.locator('dialog[open] textarea').first();
    await expect.poll(() => link.inputValue()).toContain('at=20');
    const other = await app.open(await link.inputValue(), { lang: 'ja' });
    expect(await hashAt(other, 20)).toBe(HASHES[20]);
    expect(await other.locator('.replay-room').getAttribute('data-length')).toBe(`${LENGTH}`);
    await other.keyboard.press('End');
    expect(await hashAt(other, LENGTH)).toBe(SHORT_GAME.hash);
  });

  test('on a small phone the whole table lies above the controls, whatever is on it', async () => {
    const page = await app.open(await sharedGame(), { width: 360, height: 740 });
    const hidden: number[] = [];
    for (const at of [0, ...upTo(LENGTH)]) {
      if (at > 0) await page.keyboard.press('.');
      await hashAt(page, at);
      hidden.push(await handHidden(page));
    }
    expect(hidden).toEqual(hidden.map(() => 0));
  });

  test('a pasted record is opened and kept', async () => {
    const page = await app.open('/r');
    await page.locator('.replay-import textarea').fill(textOf(SHORT_GAME));
    await page.locator('.replay-import .primary').click();
    expect(await hashAt(page, 0)).toBe(HASHES[0]);
    await page.locator('.replay-head a').click();
    await page.locator('.replay-record').click();
    expect(await hashAt(page, 0)).toBe(HASHES[0]);
    await drawn(page);
    await page.keyboard.press('End');
    expect(await hashAt(page, LENGTH)).toBe(SHORT_GAME.hash);
    await page.reload();
    expect(await page.locator('.replay-room').getAttribute('data-length')).toBe(`${LENGTH}`);
  });
});
