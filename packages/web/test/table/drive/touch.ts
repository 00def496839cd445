/** Plays by taps alone. */
import type { Locator, Page } from 'playwright-core';
import type { Dice, Hands, Seen } from './desk.ts';

const TAP = { timeout: 1_500 };

/** Cards of a fan lie on each other: what can be tapped is their left edge. */
async function tapOneOf(things: Locator, dice: Dice): Promise<boolean> {
  const count = await things.count();
  if (count === 0) return false;
  return things
    .nth(dice(count))
    .tap({ ...TAP, position: { x: 10, y: 20 } })
    .then(
      () => true,
      () => false,
    );
}

const visible = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true });

async function answerInSheet(page: Page, dice: Dice): Promise<void> {
  const sheet = 'dialog[open]';
  for (let i = dice(3); i >= 0; i--)
    await tapOneOf(visible(page, `${sheet} .thing, ${sheet} .pool-unit, ${sheet} .order-tool`), dice);
  const done = await tapOneOf(visible(page, `${sheet} .sheet-foot .primary:not([aria-disabled])`), dice);
  if (!done) await tapOneOf(visible(page, `${sheet} .sheet-foot .button:not([aria-disabled])`), dice);
}

/** Chips, candidates on the table, then the main button. */
async function onTable(page: Page, dice: Dice): Promise<void> {
  for (let i = dice(3); i > 0; i--) {
    const way = dice(3);
    if (way === 0) await tapOneOf(visible(page, '.table-hand .thing'), dice);
    else if (way === 1) await tapOneOf(visible(page, '.chip:not([aria-disabled])'), dice);
    else await tapOneOf(visible(page, '.thing.is-selectable:not(.is-selected)'), dice);
    if ((await page.locator('dialog[open]').count()) > 0) return;
  }
}

const mainButton = (page: Page): Locator =>
  visible(page, '.table-bar .bar-main:not([aria-disabled]), .table-bar .bar-answer:not([aria-disabled])');

async function tryToAnswer(page: Page, { dialog }: Seen, dice: Dice, attempt: number): Promise<void> {
  if (dialog && (await page.locator('dialog[open] .sheet-foot').count()) === 0) {
    await page
      .locator('dialog[open] .sheet-head button')
      .tap(TAP)
      .catch(() => {});
    return;
  }
  if (dialog) return answerInSheet(page, dice);
  if (attempt > 5 && attempt % 2 === 0)
    await page
      .locator('.table-bar .icon:not([aria-disabled])')
      .first()
      .tap(TAP)
      .catch(() => {});
  else if (attempt > 5) await tapOneOf(visible(page, '.thing.is-selectable:not(.is-selected)'), dice);
  else await onTable(page, dice);
  if ((await page.locator('dialog[open]').count()) === 0) await tapOneOf(mainButton(page), dice);
}

export const TOUCH: Hands = {
  tryToAnswer,
  takeDevice: async (page) => {
    await page.locator('.handover .primary').tap(TAP);
  },
};
