/** Lessons in a real browser: a newcomer who reads only the page gets through all of them, by touch, by keys and by commands. */
import { LESSONS, LITE_LESSONS } from '@blackpoker/learn';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser } from './app.ts';
import { drawn } from './layout.ts';
import { commandAt } from './lessonCommands.ts';
import { AT_ONCE, byTouch, goOn, keptStep, SMALL_PHONE } from './lessonPage.ts';
import { type Learned, learn } from './newcomer.ts';
import type { Screen, Seen } from './newcomerScreen.ts';

const MINUTES = 60_000;

/** Runs in the page: how far the focus is from this button. */
function distance(wanted: Element | null | undefined): 'here' | 'near' | 'far' {
  if (wanted === document.activeElement) return 'here';
  return wanted?.closest('.zone')?.contains(document.activeElement) === true ? 'near' : 'far';
}

/** Runs in the page: how far the game has come, and all that was told of it. */
function gameOf(): readonly [string | undefined, string | undefined] {
  const made = document.querySelector<HTMLElement>('main')?.dataset.decisionId;
  return [made, document.querySelector('.log-lines')?.textContent ?? undefined];
}

const MOST_KEYS = 60;

/** Tab to the button's group, arrows within it, Enter. */
const byKeys =
  (page: Page) =>
  async ({ x, y, name }: Seen): Promise<void> => {
    const wanted = await page.evaluateHandle(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button, a'),
      [x, y] as const,
    );
    for (let keys = 0, wasNear = false; ; keys++) {
      const now = await page.evaluate(distance, wanted);
      if (now === 'here') break;
      if (keys > MOST_KEYS) throw new Error(`no key leads to ${name}`);
      await page.keyboard.press(now === 'far' ? 'Tab' : wasNear ? 'ArrowRight' : 'Home');
      wasNear = now === 'near';
    }
    await page.keyboard.press('Enter');
    await drawn(page);
  };

/** Runs in the page: what of the step is out of sight, or has a ring that nobody hears of. */
function stepProblems(): string[] {
  const isOver = document.querySelector('.lesson-end') !== null;
  const sheet = document.querySelector('dialog[open]');
  const root = sheet ?? document.body;
  const isInside = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isOnScreen = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const box = element.closest('.sheet-body')?.getBoundingClientRect();
    return isOnScreen && (box === undefined || (top >= box.top - 6 && bottom <= box.bottom + 6));
  };
  const nameOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const sentence = root.querySelector('.coach-text');
  const rings = [...root.querySelectorAll('.is-next')];
  const isForTheCoach = sheet === null || sheet.querySelector('.lanes') !== null;
  if (isOver || !isForTheCoach) return [];
  return [
    ...(sentence === null || !isInside(sentence) ? ['the sentence is not in sight'] : []),
    ...rings.filter((ring) => !isInside(ring)).map((ring) => `out of sight: ${nameOf(ring)}`),
    ...rings.filter((ring) => !/next|次はこれ/.test(nameOf(ring))).map((ring) => `nobody hears of ${nameOf(ring)}`),
    ...[...root.querySelectorAll('.button.primary')].filter((main) => !isInside(main)).map(() => 'no main button'),
  ];
}

const SECONDS_A_SENTENCE = 2.5;
const secondsOf = ({ sentences, taps }: Learned): number => sentences.length * SECONDS_A_SENTENCE + taps;

inBrowser('lessons', (app) => {
  test(
    'a newcomer with a small phone gets through every lesson',
    async () => {
      const page = await app.open(`/learn${AT_ONCE}`, { ...SMALL_PHONE, lang: 'en' });
      const learned = new Map<string, Learned>();
      const problems: string[] = [];
      for (const { id } of LESSONS) {
        await goOn(page, id);
        const look = async (screen: Screen): Promise<void> => {
          for (const problem of await page.evaluate(stepProblems))
            problems.push(`${id}: ${problem} (${screen.sentence})`);
        };
        learned.set(id, await learn(page, byTouch(page), look));
        // the table rests at the goal
        expect(await page.locator('main').getAttribute('data-decision'), id).toBe('');
      }
      expect([...learned].filter(([, { isDone }]) => !isDone).map(([id]) => id)).toEqual([]);
      expect([...new Set(problems)]).toEqual([]);
      const first = LESSONS.filter(({ group }) => group === 'first').map(({ id }) => learned.get(id));
      const all = first.flatMap((each) => (each === undefined ? [] : [each]));
      expect(all[0]?.taps).toBeLessThanOrEqual(3);
      expect(all.reduce((sum, { taps }) => sum + taps, 0)).toBeLessThanOrEqual(32);
      expect(all.slice(0, 1).reduce((sum, each) => sum + secondsOf(each), 0)).toBeLessThanOrEqual(40);
      expect(all.reduce((sum, each) => sum + secondsOf(each), 0)).toBeLessThanOrEqual(360);
      await page.goto('/learn');
      const marks = page.locator('.learn-unaided');
      await expect.poll(() => marks.count()).toBe(LESSONS.length);
    },
    4 * MINUTES,
  );

  test(
    'in Japanese, too; and nothing moves on after the goal',
    async () => {
      const page = await app.open(`/learn${AT_ONCE}`, { ...SMALL_PHONE, lang: 'ja' });
      await page.clock.install();
      await page.reload();
      const failed: string[] = [];
      for (const { id } of LITE_LESSONS) {
        await goOn(page, id);
        const { isDone } = await learn(page, byTouch(page));
        if (!isDone) failed.push(id);
        const reached = await page.evaluate(gameOf);
        await page.clock.fastForward(5_000);
        await drawn(page);
        expect(await page.evaluate(gameOf), id).toEqual(reached);
      }
      expect(failed).toEqual([]);
    },
    4 * MINUTES,
  );

  test(
    'by keys alone, too, and on to the next lesson',
    async () => {
      const page = await app.open(`/learn/${LITE_LESSONS[0]?.id}${AT_ONCE}`, { ...DESKTOP, lang: 'en' });
      const failed: string[] = [];
      for (const [i, { id, group }] of LITE_LESSONS.entries()) {
        const { isDone } = await learn(page, byKeys(page));
        if (!isDone) failed.push(id);
        const next = LITE_LESSONS[i + 1];
        if (next?.group !== group) {
          if (next !== undefined) await goOn(page, next.id);
          continue;
        }
        // the main button of the end has the focus
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname === `/learn/${next.id}`);
        await page.locator('.lesson-end').waitFor({ state: 'hidden' });
        await page.locator('.coach-text').first().waitFor({ state: 'attached' });
      }
      expect(failed).toEqual([]);
    },
    4 * MINUTES,
  );

  test(
    'in text mode, with commands alone',
    async () => {
      const page = await app.open('/settings', { ...SMALL_PHONE, lang: 'en' });
      await page.evaluate(() => localStorage.setItem('blackpoker.settings', '{"state":{"textMode":true},"version":1}'));
      await page.goto(`/learn${AT_ONCE}`);
      const command = page.locator('[data-command]');
      for (const lesson of LITE_LESSONS) {
        const { id, steps } = lesson;
        await goOn(page, id);
        await command.fill('lesson');
        await command.press('Enter');
        await page
          .locator('.command-answers')
          .getByText(steps[0]?.say.en ?? '', { exact: false })
          .first()
          .waitFor();
        for (let made = 0; (await page.locator('.lesson-end').count()) === 0; ) {
          made = Number(await page.locator('main').getAttribute('data-decision-id'));
          await command.fill(commandAt(lesson, made));
          await command.press('Enter');
          await page
            .locator(`main:not([data-decision=""], [data-decision-id="${made}"]), .lesson-end, .command-problem`)
            .first()
            .waitFor();
          expect(await page.locator('.command-problem').allTextContents(), id).toEqual([]);
        }
        expect(await page.locator('.lesson-end a.bar-main').count(), id).toBe(1);
      }
    },
    4 * MINUTES,
  );

  test('a lesson that was left goes on at the same step, in every window and language; the record shows where', async () => {
    const context = await app.visitor({ ...SMALL_PHONE, lang: 'en' });
    const page = await context.newPage();
    await page.goto(`/learn/summon${AT_ONCE}`);
    const sentences: string[] = [];
    const stop = new Error('left');
    await learn(page, byTouch(page), async ({ sentence }) => {
      if (!sentences.includes(sentence)) sentences.push(sentence);
      if (sentences.length === 2) throw stop;
    }).catch((error) => {
      if (error !== stop) throw error;
    });
    const soldiers = page.locator('.table-own .unit');
    const before = await soldiers.count();
    await expect.poll(() => keptStep(page, 'summon')).toBe(1);
    await page.reload();
    await page.locator('.coach-text', { hasText: sentences[1] ?? '' }).waitFor();
    expect(await soldiers.count()).toBe(before);
    const other = await context.newPage();
    await other.goto('/learn/summon?lang=ja');
    await other.locator('.coach-text', { hasText: 'ターン' }).waitFor();
    await other.goto('/?lang=en');
    await other.getByRole('link', { name: 'Next lesson (1 of 9 in this part)' }).waitFor();
    await page.goto('/learn?stats');
    const row = page.getByRole('row', { name: 'Your first soldier 2' });
    await row.waitFor();
    expect(await row.getByRole('cell').nth(2).textContent()).toBe('1');
  });

  test('a wrong way is answered: why not, retry, and the solution after two tries', async () => {
    const page = await app.open(`/learn/size${AT_ONCE}`, { ...SMALL_PHONE, lang: 'en' });
    const attackWithOne = async (): Promise<void> => {
      await page.locator('.thing.unit.is-selectable').first().tap();
      await page.getByRole('button', { name: 'Attack with 1' }).tap();
      await page.locator('.lesson-end').waitFor();
    };
    await attackWithOne();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.locator('.lesson-end').waitFor({ state: 'hidden' });
    await attackWithOne();
    await page.getByRole('button', { name: 'Show me' }).tap();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.getByRole('button', { name: 'End turn' }).tap();
    await page
      .getByRole('button', { name: 'Take back' })
      .or(page.getByRole('button', { name: 'Try again' }))
      .waitFor();
  });
});
