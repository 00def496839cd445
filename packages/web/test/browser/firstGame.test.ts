/** Game 1, played on a phone by somebody who does what the coach names, and asks for a hint where it names nothing. */
import { FIRST_GAME_ENDS, FIRST_GAME_LINES } from '@blackpoker/learn';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { COACH_WORDS } from '../../src/coach/words.ts';
import { HINT_WORDS, TABLE_WORDS } from '../../src/table/words.ts';
import { ROOT, waitForTurn } from '../table/drive.ts';
import { violations } from './accessibility.ts';
import { inBrowser } from './app.ts';
import { narrowProblems } from './layout.ts';

const PATIENCE_MS = 20_000;
const MOST_DECISIONS = 80;
const MOST_TAPS = 6;

class Learner {
  readonly notes: string[] = [];
  taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get root(): Locator {
    return this.page.locator(ROOT);
  }

  private button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async tap(thing: Locator): Promise<void> {
    await thing.click();
    this.taps++;
  }

  /** What the coach says, if it says anything. */
  async note(): Promise<string | undefined> {
    const line = this.root.getByRole('status').locator('.coach-text');
    return (await line.count()) === 0 ? undefined : ((await line.first().textContent()) ?? undefined);
  }

  private decision(): Promise<string> {
    return this.root.evaluate(
      (root) => `${root.getAttribute('data-decision')}${root.getAttribute('data-decision-id')}`,
    );
  }

  /** Until the game is over; how many decisions that took. */
  async play(): Promise<number> {
    for (let count = 0; count < MOST_DECISIONS; count++) {
      await waitForTurn(this.page, PATIENCE_MS);
      if ((await this.root.getAttribute('data-over')) !== '') return count;
      const before = await this.decision();
      const note = await this.note();
      if (note !== undefined && this.notes.at(-1) !== note) this.notes.push(note);
      await this.answer();
      await this.finish(before);
    }
    throw new Error(`not over: ${this.notes.join(' / ')}`);
  }

  private async answer(): Promise<void> {
    const kind = await this.root.getAttribute('data-decision');
    const ringed = this.root.locator('.chip.is-next:not([aria-disabled])');
    if (kind === 'block') return this.block();
    if (kind === 'drawMore') return this.tap(this.root.locator('.bar-answer').first());
    if ((await ringed.count()) > 0) return this.tap(ringed.first());
    if ((await this.root.locator('.bar-main.is-next').count()) > 0) return;
    await this.tap(this.button(TABLE_WORDS.hint.en));
    await this.tap(this.button(HINT_WORDS.prepare.en));
  }

  /** Puts somebody in front of the first attacker. */
  private async block(): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    const blocker = sheet.locator('.pool-unit');
    if ((await blocker.count()) > 0) await this.tap(blocker.first());
    await this.tap(sheet.locator((await blocker.count()) > 0 ? '.primary' : 'button:not([aria-disabled])').last());
  }

  /** What is still missing, the main button, and a second word if the coach asks for it. */
  private async finish(before: string): Promise<void> {
    for (let i = 0; i < MOST_TAPS && (await this.decision()) === before; i++) {
      await this.tap(await this.nextButton());
      await expect.poll(() => this.isSettled(before)).toBe(true);
    }
  }

  private async nextButton(): Promise<Locator> {
    const goOn = this.button(COACH_WORDS.goOn.en);
    const main = this.root.locator('.bar-main');
    const missing = this.root.locator('.chip-candidate[aria-pressed=false]');
    const cards = this.root.getByRole('group', { name: /^Hand/ }).getByRole('button');
    if ((await goOn.count()) > 0) return goOn;
    if ((await main.getAttribute('aria-disabled')) === null) return main;
    return ((await missing.count()) > 0 ? missing : cards).first();
  }

  /** Something has come of a tap: another decision, or the same one waits for more. */
  private isSettled(before: string): Promise<boolean> {
    return this.root.evaluate(
      (root, was) =>
        root.getAttribute('data-decision') !== '' || !was.endsWith(root.getAttribute('data-decision-id') ?? ''),
      before,
    );
  }
}

inBrowser('game 1', (app) => {
  test('a newcomer who does what the coach names plays it to the end', async () => {
    const page = await app.open('/t/new?game=first&seed=1&speed=0', { lang: 'en', width: 390, height: 664 });
    const learner = new Learner(page);
    await waitForTurn(page, PATIENCE_MS);
    await expect.poll(() => learner.note()).toContain('You begin');
    expect(await violations(page)).toEqual([]);
    expect(await narrowProblems(page)).toEqual([]);
    expect(await page.locator('[data-chip]').allTextContents()).toHaveLength(4);
    await page.getByRole('button', { name: /^More \(\d\)$/ }).click();
    await expect.poll(() => page.locator('[data-chip]').count()).toBeGreaterThan(4);

    const decisions = await learner.play();
    const { notes, taps } = learner;
    expect(new Set(notes).size).toBe(notes.length);
    expect(notes.length).toBeGreaterThanOrEqual(4);
    // Each sentence is read for 2.5 seconds, each tap takes one.
    expect(2.5 * notes.length + taps).toBeLessThanOrEqual(9 * 60);
    expect(decisions).toBeLessThanOrEqual(60);
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.textContent()).toContain(FIRST_GAME_ENDS.won.en);
  });

  test('the coach can be switched off, and stays off', async () => {
    const page = await app.open('/t/new?game=first&seed=1&speed=0&lang=ja', { lang: 'ja' });
    const line = page.locator(ROOT).locator('.coach-text');
    await line.waitFor();
    const [begin] = FIRST_GAME_LINES;
    expect(await line.textContent()).toBe(begin?.say.ja.replace('{n}', '9'));
    await page.getByRole('button', { name: TABLE_WORDS.menu.ja }).click();
    await page.getByRole('button', { name: TABLE_WORDS.coachOff.ja }).click();
    await expect.poll(() => line.count()).toBe(0);
    await page.reload();
    await waitForTurn(page, PATIENCE_MS);
    await page.getByRole('button', { name: TABLE_WORDS.menu.ja }).click();
    await page.getByRole('button', { name: TABLE_WORDS.coachOn.ja }).waitFor();
    expect(await line.count()).toBe(0);
  });
});
