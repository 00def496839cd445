/** Drills in a real browser: a right and a wrong answer, the missed table once more, and the best row is kept. The minute is not waited for. */
import type { DrillKind } from '@blackpoker/learn';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from './app.ts';

const MINUTE = 60_000;
/** A right answer leads on by itself after less than that. */
const MOMENT = 1_000;

interface Played {
  readonly kind: DrillKind;
  readonly title: string;
  /** What the page throws instead of dice: it gives the table. */
  readonly right: number;
  readonly wrong: number;
  readonly answerRight: (page: Page) => Promise<void>;
  readonly answerWrong: (page: Page) => Promise<void>;
}

/** One blocker for each attacker, in their order. */
const block =
  (...blockers: readonly string[]) =>
  async (page: Page): Promise<void> => {
    const sheet = page.getByRole('dialog');
    for (const [i, blocker] of blockers.entries()) {
      await sheet.locator('.lane-attacker').nth(i).click();
      await sheet.locator('.pool-unit', { hasText: blocker }).click();
    }
    await sheet.locator('.lanes-buttons .primary').click();
  };

const notThisTurn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Not this turn' }).click();

const DRILLS: readonly Played[] = [
  // 9 and 4 attack; a 9 and a 6 can block; the life is 5.
  {
    kind: 'drill-block',
    title: 'Survive',
    right: 0,
    wrong: 0,
    answerRight: block('9 of spades', '6 of clubs'),
    answerWrong: block('9 of spades'),
  },
  // 4 and 2 attack bulwarks 10, 4 and 2.
  {
    kind: 'drill-numbers',
    title: 'Bulwark numbers',
    right: 0.003,
    wrong: 0.003,
    answerRight: block('4 of diamonds', '2 of clubs'),
    answerWrong: block('10 of spades', '2 of clubs'),
  },
  // 4, 4 and 2 against a life of 7 with a soldier; then 9, 4 and 5 against a life of 4 with two blockers.
  {
    kind: 'drill-lethal',
    title: 'Can you win?',
    right: 0,
    wrong: 0.001,
    answerRight: notThisTurn,
    answerWrong: notThisTurn,
  },
];

const throwAlways = (page: Page, value: number): Promise<void> =>
  page.evaluate((thrown) => {
    Math.random = () => thrown;
  }, value);

inBrowser('drills', (app) => {
  test('each counts right answers in a row, asks again for what was missed, and keeps the best', async () => {
    const page = await (await app.visitor({ ...PHONE, lang: 'en' })).newPage();
    await page.clock.install();
    await page.goto('/learn?speed=0');
    const end = page.locator('.lesson-end');
    const score = page.locator('.table-header');
    for (const { title, right, wrong, answerRight, answerWrong } of DRILLS) {
      await page.getByRole('link', { name: title }).click();
      await throwAlways(page, right);
      await page.getByRole('button', { name: 'Start' }).click();
      await answerRight(page);
      await end.getByText('Right', { exact: true }).waitFor();
      await score.getByText('1 in a row', { exact: true }).waitFor();

      await throwAlways(page, wrong);
      await page.clock.runFor(MOMENT);
      await end.waitFor({ state: 'hidden' });
      await answerWrong(page);
      await end.getByText('Not quite', { exact: true }).waitFor();
      await score.getByText('0 in a row', { exact: true }).waitFor();

      await page.clock.fastForward(MINUTE);
      await page.getByRole('timer').getByText('0 s', { exact: true }).waitFor();
      await end.getByRole('button', { name: 'Next' }).click();
      await end.waitFor({ state: 'hidden' });
      await answerWrong(page);
      await end.getByRole('button', { name: 'Next' }).click();
      await page.getByText('1 right, 1 of them in a row.').waitFor();
      await page.getByText('best: 1 in a row').waitFor();
      await page.getByRole('link', { name: 'All lessons' }).click();
    }
    await page.reload();
    const kept = page.getByRole('link', { name: /best: 1 in a row/ });
    await kept.nth(DRILLS.length - 1).waitFor();
    expect(await kept.count()).toBe(DRILLS.length);
  });
});
