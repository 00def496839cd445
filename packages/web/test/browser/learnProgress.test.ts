/** What is kept of lessons: where a learner stopped. What a screen reader hears in them, and what axe finds. */
import { LESSONS, lessonOf } from '@blackpoker/learn';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './accessibility.ts';
import { inBrowser } from './app.ts';
import { AT_ONCE, byTouch, goOn, keptStep, SMALL_PHONE } from './lessonPage.ts';
import { learn } from './newcomer.ts';

/** A lesson, and the step at which the learner leaves it, from 0. */
const DROPPED: readonly (readonly [id: string, step: number])[] = [
  ['attack', 0],
  ['leave-one', 1],
  ['cost-l', 1],
  ['down', 1],
  ['summon', 1],
];

/** As by a link, until the first sentence is there. */
async function begin(page: Page, id: string): Promise<void> {
  await goOn(page, id);
  await page
    .locator('.coach-text', { hasText: sentenceOf(id, 0, 'en') })
    .first()
    .waitFor({ state: 'attached' });
}

/** Plays the lesson that is open until this step is shown. */
async function playUntil(page: Page, step: number): Promise<void> {
  const reached = new Error('reached');
  const sentences = new Set<string>();
  await learn(page, byTouch(page), async ({ sentence }) => {
    sentences.add(sentence);
    if (sentences.size === step + 1) throw reached;
  }).catch((error) => {
    if (error !== reached) throw error;
  });
}

/** All cards and piles, as a screen reader names them. */
const boardOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .thing')].map((thing) => thing.getAttribute('aria-label') ?? thing.textContent),
  );

const says = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

function sentenceOf(id: string, step: number, lang: 'ja' | 'en'): string {
  const sentence = lessonOf(id)?.steps[step]?.say[lang];
  if (sentence === undefined) throw new Error(`${id} has no step ${step}`);
  return sentence;
}

/** Runs in the page: keeps every sentence that is put into the region which screen readers read out. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const isSentence = (node: Node): boolean => node.parentElement?.closest('[role=status].coach') != null;
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData' && isSentence(target)) heard.push(target.parentElement?.textContent ?? '');
      for (const node of addedNodes) {
        const line = node instanceof Element ? (node.querySelector('.coach-text') ?? node) : node;
        if (isSentence(node)) heard.push(line.textContent ?? '');
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('heard' in window && Array.isArray(window.heard) ? window.heard.splice(0) : []));

inBrowser('what is kept of lessons', (app) => {
  test('five learners leave at five steps: all go on there, the record shows exactly those, and nothing is sent', async () => {
    const context = await app.visitor({ ...SMALL_PHONE, lang: 'en' });
    const sent: string[] = [];
    context.on('request', (request) => {
      const isOwn = request.url().startsWith(app.origin) || /^(?:blob|data):/.test(request.url());
      if (!isOwn || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    const page = await context.newPage();
    await page.goto(`/learn${AT_ONCE}`);
    const boards = new Map<string, readonly string[]>();
    for (const [id, step] of DROPPED) {
      await begin(page, id);
      await playUntil(page, step);
      await says(page, sentenceOf(id, step, 'en'));
      boards.set(id, await boardOf(page));
      expect(boards.get(id)?.length, id).toBeGreaterThan(0);
      await expect.poll(() => keptStep(page, id)).toBe(step);
    }
    await page.close();

    const other = await context.newPage();
    for (const [id, step] of DROPPED) {
      await other.goto(`/learn/${id}${AT_ONCE}&lang=ja`);
      await says(other, sentenceOf(id, step, 'ja'));
      await other.goto(`/learn/${id}${AT_ONCE}&lang=en`);
      await says(other, sentenceOf(id, step, 'en'));
      await expect.poll(() => boardOf(other), { message: id }).toEqual(boards.get(id));
    }

    await other.goto('/learn?stats');
    await other.getByRole('table').waitFor();
    const rows = await other
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const left = rows.filter(([, , , count]) => count === '1').map(([title, step]) => `${title} ${step}`);
    const planned = DROPPED.map(([id, step]) => `${lessonOf(id)?.title.en} ${step + 1}`);
    expect(left.sort()).toEqual(planned.sort());
    expect(await violations(other)).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('each sentence is announced once, and axe finds nothing at the end', async () => {
    const page = await app.open(`/learn${AT_ONCE}`, { ...SMALL_PHONE, lang: 'en' });
    await page.evaluate(listen);
    for (const id of ['attack', 'summon', 'leave-one', 'cost-b', 'down']) {
      await begin(page, id);
      const { isDone } = await learn(page, byTouch(page));
      expect(isDone, id).toBe(true);
      expect(await heardOn(page), id).toEqual(lessonOf(id)?.steps.map(({ say }) => say.en));
      expect(await violations(page), id).toEqual([]);
    }
  });

  test('axe finds nothing at the first step of any lesson', async () => {
    const page = await app.open(`/learn${AT_ONCE}`, { ...SMALL_PHONE, lang: 'en' });
    for (const { id } of LESSONS) {
      await begin(page, id);
      expect(await violations(page), id).toEqual([]);
    }
  });
});
