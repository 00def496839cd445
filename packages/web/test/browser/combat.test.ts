/** Attackers and blockers: who can be picked is who the engine asks about, and what is confirmed is what happens. */
import {
  apply,
  clone,
  decision,
  fieldCount,
  type GameEvent,
  isAttacker,
  isSoldier,
  lifeCount,
  other,
  type State,
  size,
  type UnitRef,
  unitAt,
} from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/host/savedGames.ts';
import { BLOCKED_WORDS, PROMPT_LINES } from '../../src/table/words.ts';
import { ROOT, waitForTurn } from '../table/drive.ts';
import { type App, DESKTOP, inBrowser } from './app.ts';
import { keptGame } from './keptGame.ts';
import { linkTo, type Moment, momentOf } from './moments.ts';
import { type PromptSeen, pressMain, pressThing, promptOn } from './promptPage.ts';

const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 D4 H4 S4 C5 D5 H5 S5 CK DK';
const FIELDS = `8.0/lite/full
turn: A
A: ${LIFE} | hand S10 | field bulwark H6, C7, D8, S9
B: ${LIFE} | hand S10 | field bulwark D9, C6, D6, H7`;

/** The soldiers of whoever is asked, as the engine asks about them one by one. */
function attackersIn(s: State): string[] {
  const now = clone(s);
  const found: string[] = [];
  for (let asked = decision(now); asked?.kind === 'attack'; asked = decision(now)) {
    const { subject } = asked;
    if (subject?.type === 'unit') found.push(keyOf(subject));
    apply(now, asked.options.find(({ name }) => name === 'no')?.choice ?? 0);
  }
  return found.sort();
}

const keyOf = ({ seat, position }: UnitRef): string => `unit:${seat}:${position}`;

/** What has happened since the moment, told by the engine from what the browser keeps. */
function eventsAfter({ progress }: SavedGame, s: State): GameEvent[] {
  const now = clone(s);
  const events: GameEvent[] = [];
  for (const choice of progress.choices) apply(now, choice, (event) => events.push(event));
  return events;
}

async function openAt(app: App, moment: Moment): Promise<{ page: Page; before: PromptSeen }> {
  const page = await app.open(await linkTo(moment), { ...DESKTOP, lang: 'en' });
  await waitForTurn(page, 20_000);
  return { page, before: await promptOn(page) };
}

async function gameAfter(page: Page, { id }: PromptSeen): Promise<SavedGame> {
  await page.locator(`${ROOT}:not([data-decision-id="${id}"])`).waitFor({ state: 'attached' });
  return keptGame(page, (await waitForTurn(page, 20_000)).id);
}

const places = (events: readonly GameEvent[], type: 'attacks' | 'blocks', seat: number): string[] =>
  events.flatMap((event) => (event.type === type && event.unit.seat === seat ? [keyOf(event.unit)] : [])).sort();

inBrowser('attack', (app) => {
  const moment = momentOf({ kind: 'attack', regulation: '8.0/lite/full', picks: 2, position: FIELDS });

  test('attackers are picked as a set', async () => {
    const { page, before } = await openAt(app, moment);
    const all = attackersIn(moment.state);
    expect(all.length).toBeGreaterThan(1);
    expect(before.title).toBe(PROMPT_LINES.attackers.en);
    expect(before.candidates).toEqual(all);
    expect(before.main?.blocked).toBe(BLOCKED_WORDS.attackers.en);
    for (const key of all) await pressThing(page, key);
    expect((await promptOn(page)).chosen).toEqual(all);
    for (const _ of all) await page.keyboard.press('Escape');
    await expect.poll(() => promptOn(page)).toEqual(before);
    await pressThing(page, all[1] ?? '');
    await pressMain(page);
    const events = eventsAfter(await gameAfter(page, before), moment.state);
    expect(places(events, 'attacks', moment.seat)).toEqual([all[1]]);
  });
});

const blockersIn = (s: State): UnitRef[] =>
  decision(s)?.options.flatMap((option) => (option.type === 'unit' ? [option] : [])) ?? [];

const isSoldierAt = (s: State, { seat, position }: UnitRef): boolean => isSoldier(s, unitAt(s, seat, position));

/** What an attack that nobody blocks does. */
function attackSize(s: State, seat: number): number {
  const units = Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i));
  return units.filter((unit) => isAttacker(s, unit)).reduce((sum, unit) => sum + size(s, unit), 0);
}

/** Two soldiers can block, and whoever is asked survives all of it. */
function isFair(s: State): boolean {
  const seat = decision(s)?.seat ?? 0;
  const soldiers = blockersIn(s).filter((unit) => isSoldierAt(s, unit));
  return soldiers.length >= 2 && lifeCount(s, seat) > attackSize(s, other(seat));
}

inBrowser('block', (app) => {
  const moment = momentOf({
    kind: 'block',
    regulation: '8.0/lite/full',
    position: FIELDS,
    when: isFair,
  });
  const units = blockersIn(moment.state);
  const soldiers = units.filter((unit) => isSoldierAt(moment.state, unit));
  const pool = (page: Page) => page.locator('dialog[open] .pool-unit');
  const block = (page: Page, unit: UnitRef | undefined) =>
    pool(page)
      .nth(unit === undefined ? -1 : units.indexOf(unit))
      .click();

  test('several soldiers stand against one attacker, and go back with Esc', async () => {
    const { page, before } = await openAt(app, moment);
    expect(await pool(page).count()).toBe(units.length);
    await block(page, soldiers[0]);
    await block(page, soldiers[1]);
    expect(await page.locator('dialog[open] .lane-blocker').count()).toBe(2);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await expect.poll(() => page.locator('dialog[open] .lane-blocker').count()).toBe(0);
    expect(await promptOn(page)).toEqual(before);
    await block(page, soldiers[0]);
    await block(page, soldiers[1]);
    await pressMain(page);
    const events = eventsAfter(await gameAfter(page, before), moment.state);
    expect(places(events, 'blocks', moment.seat)).toEqual(soldiers.slice(0, 2).map(keyOf).sort());
  });

  test('the same lane on the table, with the sheet laid aside', async () => {
    const { page, before } = await openAt(app, moment);
    await page.keyboard.press('Escape');
    const aside = await promptOn(page);
    for (const unit of units) expect(aside.candidates).toContain(keyOf(unit));
    await pressThing(page, keyOf(soldiers[0] ?? { seat: 0, position: 0 }));
    await page.keyboard.press('b');
    await expect.poll(() => page.locator('dialog[open] .lane-blocker').count()).toBe(1);
    await pressMain(page);
    const events = eventsAfter(await gameAfter(page, before), moment.state);
    expect(places(events, 'blocks', moment.seat)).toEqual(soldiers.slice(0, 1).map(keyOf));
  });

  test('taking it blocks nobody', async () => {
    const { page, before } = await openAt(app, moment);
    await page.locator('dialog[open] .lanes-buttons .button').nth(1).click();
    const events = eventsAfter(await gameAfter(page, before), moment.state);
    expect(places(events, 'blocks', moment.seat)).toEqual([]);
    expect(events.some((event) => event.type === 'damaged' && event.seat === moment.seat)).toBe(true);
  });
});
