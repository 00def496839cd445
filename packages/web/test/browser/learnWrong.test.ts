/** Wrong taps at the beginning of lessons: closed actions say why, a failure has words, and there is always a way back. */
import { LITE_LESSONS } from '@blackpoker/learn';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './app.ts';
import { type Screen, type Seen, type SeenKind, screenOf } from './newcomerScreen.ts';

const SMALL_PHONE = { width: 390, height: 664, touch: true } as const;
const MINUTES = 60_000;

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** What the learner sees of the board and of the buttons. */
const printOf = ({ sentence, end, buttons }: Screen): string =>
  JSON.stringify([sentence, end, buttons.map(({ name, isPressed, isOff }) => [name, isPressed, isOff])]);

interface Answer {
  readonly made: string | undefined;
  /** A word in passing. */
  readonly notice: string;
  readonly hasWayBack: boolean;
}

/** Runs in the page, once it has drawn what the tap has changed. */
async function readAnswer(): Promise<Answer> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
  return {
    made: document.querySelector<HTMLElement>('main')?.dataset.decisionId,
    notice: document.querySelector('.table-notice')?.textContent ?? '',
    hasWayBack: [...document.querySelectorAll('button')].some((button) =>
      /^(Try again|Start over|Again)$/.test(nameOf(button)),
    ),
  };
}

/** They leave the lesson, or begin it again. */
const LEAVES = /^(All lessons|Skip|Start over)$/;

const DEEDS: readonly SeenKind[] = ['chip', 'candidate', 'main', 'answer'];

/** In the first lesson of a group everything, in the others what can change the game: cards and piles are the same there. */
const isWrong = ({ isNext, name, kind }: Seen, isFirst: boolean): boolean =>
  !isNext && !LEAVES.test(name) && (isFirst || DEEDS.includes(kind));

/** The main button says itself why it cannot be pressed. */
const needsReason = ({ kind, isOff }: Seen): boolean => isOff && kind === 'chip';

/** Back to how the lesson began, as a learner gets there. */
async function comeBack(page: Page, first: string): Promise<void> {
  const isBack = async (): Promise<boolean> => printOf(await screenOf(page)) === first;
  for (let i = 0; i < 3; i++) {
    const screen = await screenOf(page);
    if (printOf(screen) === first) return;
    if (screen.end !== undefined) break;
    await page.keyboard.press('Escape');
    await drawn(page);
  }
  if (await isBack()) return;
  const again = page.getByRole('button', { name: /^(Try again|Start over)$/ });
  await again.last().tap();
  await page.locator('.lesson-end').waitFor({ state: 'hidden' });
  await expect.poll(isBack).toBe(true);
}

inBrowser('wrong taps in lessons', (app) => {
  test(
    'no tap beside the way on is a dead end, and closed actions say why',
    async () => {
      const page = await app.open('/learn?speed=0', { ...SMALL_PHONE, lang: 'en' });
      const problems: string[] = [];
      let count = 0;
      const groups = new Set<string>();
      for (const { id, group } of LITE_LESSONS) {
        const isFirst = !groups.has(group);
        groups.add(group);
        await page.evaluate((path) => history.pushState(null, '', path), `/learn/${id}`);
        await page.locator('.coach-text').first().waitFor({ state: 'attached' });
        let { made } = await page.evaluate(readAnswer);
        const start = await screenOf(page);
        const first = printOf(start);
        for (const wrong of start.buttons.filter((button) => isWrong(button, isFirst))) {
          count++;
          const said = `${id}: ${wrong.name}`;
          await page.touchscreen.tap(wrong.x, wrong.y);
          const answer = await page.evaluate(readAnswer);
          const after = await screenOf(page);
          const isSame = printOf(after) === first;
          if (after.end === 'failed' && after.endText === '') problems.push(`${said}: no retry`);
          if (isSame && answer.made !== made) problems.push(`${said}: the board moves, and nothing shows it`);
          if (isSame && answer.notice === '' && needsReason(wrong)) problems.push(`${said}: no reason`);
          if (!answer.hasWayBack) problems.push(`${said}: a dead end`);
          if (!isSame) await comeBack(page, first);
          ({ made } = await page.evaluate(readAnswer));
        }
      }
      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(2 * LITE_LESSONS.length);
    },
    4 * MINUTES,
  );
});
