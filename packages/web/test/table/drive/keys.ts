/** Plays with the keyboard alone. */
import type { Page } from 'playwright-core';
import { TABLE_WORDS } from '../../../src/table/words.ts';
import type { Dice, Hands, Seen } from './desk.ts';

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === null
      ? ''
      : `${element.className} ${element.getAttribute('aria-disabled') ?? ''} ${element.tagName}`;
  });

/** Tabs on until the thing with the focus looks as wanted. */
async function tabTo(page: Page, wanted: (text: string) => boolean, most = 40): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (wanted(await focused(page))) return true;
    await press(page, 'Tab');
  }
  return false;
}

/** In a sheet: moves about, chooses things, then presses the main button; if that is blocked, the stop before it ("Take it"). */
async function answerInSheet(page: Page, dice: Dice): Promise<void> {
  for (let i = dice(3); i >= 0; i--) {
    const wanted = dice(3) === 0 ? /lane-attacker|order-tool/ : /thing|pool-unit|order-tool/;
    if (!(await tabTo(page, (text) => wanted.test(text)))) continue;
    for (let n = dice(6); n > 0; n--) await press(page, dice(2) === 0 ? 'ArrowRight' : 'ArrowDown');
    await press(page, /order-tool/.test(await focused(page)) ? 'Tab' : 'Enter');
  }
  if (!(await tabTo(page, (text) => /primary|danger/.test(text)))) return;
  if ((await focused(page)).includes('true')) await press(page, 'Shift+Tab');
  await press(page, 'Enter');
}

/** Opens the list, goes down to an action, puts it together with digits, and declares it. */
async function declare(page: Page, dice: Dice): Promise<void> {
  await press(page, 'a');
  for (let i = 2 + 2 * dice(8); i > 0; i--) await press(page, 'Tab');
  const text = await focused(page);
  if (!text.includes('actions-button') || text.includes('true')) return press(page, 'Escape');
  await press(page, 'Enter');
  for (let i = 0; i < 6 && (await isOpen(page)); i++) await press(page, String((dice(9) + 1) % 10));
  await press(page, dice(5) === 0 ? 'k' : 'Space');
}

/** Is the open sheet part of an answer? Others are only for reading. */
const isAnswering = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog[open] .sheet-foot') !== null);

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.prompt-slot.is-open') !== null);

/** Cards by their digits, then the first chips that appear. */
async function byCards(page: Page, dice: Dice): Promise<void> {
  for (let i = dice(2); i >= 0; i--) await press(page, String(dice(7) + 1));
  await press(page, 'd');
  await page.keyboard.press('Shift+Tab');
  if (/chip/.test(await focused(page))) await press(page, 'Enter');
  for (let i = 0; i < 4 && (await isOpen(page)); i++) await press(page, String(dice(6) + 1));
  await press(page, 'Space');
}

/** Takes back what is being put together and no more: the next step back would be the last move. */
async function clearDraft(page: Page): Promise<void> {
  const back = page.locator(
    Object.values(TABLE_WORDS.undo)
      .map((name) => `.table-bar [aria-label="${name}"]`)
      .join(),
  );
  for (let i = 0; i < 4 && (await back.count()) > 0; i++) await press(page, 'Escape');
}

async function atChance(page: Page, dice: Dice, attempt: number): Promise<void> {
  const way = attempt > 4 ? 3 : dice(5);
  if (way <= 1) await declare(page, dice);
  else if (way === 2) await byCards(page, dice);
  else if (way === 4) {
    await press(page, 't');
    for (let i = dice(4); i > 0; i--) await press(page, String(dice(4) + 1));
    await press(page, 'Space');
  } else {
    await clearDraft(page);
    // A main button that ends the turn or passes is guarded for a moment: its own keys are not.
    for (const key of attempt > 2 && attempt < 7 ? ['Space'] : ['e', 'p']) await press(page, key);
  }
}

async function tryToAnswer(page: Page, { decision, dialog }: Seen, dice: Dice, attempt: number): Promise<void> {
  if (dialog) return (await isAnswering(page)) ? answerInSheet(page, dice) : press(page, 'Escape');
  if (decision === 'chance') return atChance(page, dice, attempt);
  for (let i = dice(3); i >= 0; i--) await press(page, String(dice(4) + 1));
  await press(page, 'Space');
}

export const KEYS: Hands = {
  tryToAnswer,
  takeDevice: async (page) => {
    await tabTo(page, (text) => text.includes('primary'));
    await press(page, 'Enter');
  },
};
