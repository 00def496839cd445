/** Requests put together at the table: each part offers what the engine offers, and what is declared is what was picked. */
import {
  apply,
  type Choice,
  clone,
  decision,
  parseCard,
  parseChoice,
  readPosition,
  rulesetOf,
  type State,
} from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { thingKey } from '../../src/board/things.ts';
import { shareCode } from '../../src/host/shareText.ts';
import { thingOf } from '../../src/table/prompt/marks.ts';
import { ROOT, waitForTurn } from '../table/drive.ts';
import { type App, DESKTOP, inBrowser } from './app.ts';
import { keptGame } from './keptGame.ts';
import { pressMain, pressThing, promptOn } from './promptPage.ts';

const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 D4 H4 S4';
const MAIN = `8.0/master/full
turn: A
A: ${LIFE} | hand S7 S9 H5 D8 C6 DQ SA SJ
   field bulwark H6, bulwark C9, bulwark SK, S5, HK, H8
B: ${LIFE} | hand C5 C7 D5 | field bulwark D9, C10, D6`;
const FLUSH = `8.0/master/full
turn: A
A: ${LIFE} | hand SA S10 SJ SQ SK H5 | field bulwark H6, bulwark C9, bulwark C8, S5
B: ${LIFE} | hand C5 C7 D5 | field bulwark D9, C10, D6`;
const ANSWER = `8.0/master/full
turn: B  chance: A
A: ${LIFE} | hand C9 H5 D8 C6 | field bulwark H6, bulwark C8, S5
B: ${LIFE} | hand C5 C7 D5 | field bulwark D9, C10, D6
stage: B up H5 -> B2, B down S8 -> A3
passed: B`;

const SLOTS = { payB: 'B', payD: 'D', payS: 'S', target: 'target' } as const;
type Part = keyof typeof SLOTS;

interface Row {
  readonly name: string;
  readonly position: string;
  readonly action: string;
  readonly keys: readonly string[];
  /** What is picked for each part in which there is a choice, in the order in which the engine asks. */
  readonly parts: readonly (readonly [Part, readonly string[]])[];
}

const ROWS: readonly Row[] = [
  { name: 'one key card, B', position: MAIN, action: 'summonSoldier', keys: ['S9'], parts: [['payB', ['A1']]] },
  { name: 'BB', position: MAIN, action: 'summonHero', keys: ['DQ'], parts: [['payB', ['A1', 'A2']]] },
  {
    name: 'D and a unit',
    position: MAIN,
    action: 'down',
    keys: ['S7'],
    parts: [
      ['payD', ['C6']],
      ['target', ['B3']],
    ],
  },
  { name: 'two key cards', position: MAIN, action: 'kill', keys: ['S9', 'S7'], parts: [['target', ['B2']]] },
  { name: 'SS', position: MAIN, action: 'blackJack', keys: ['SJ', 'SA'], parts: [['payS', ['A4', 'A6']]] },
  {
    name: 'five key cards, BB and a player',
    position: FLUSH,
    action: 'royalStraightFlush',
    keys: ['SA', 'S10', 'SJ', 'SQ', 'SK'],
    parts: [
      ['payB', ['A1', 'A3']],
      ['target', ['@B']],
    ],
  },
  {
    name: 'D and a request',
    position: ANSWER,
    action: 'counter',
    keys: ['C9'],
    parts: [
      ['payD', ['D8']],
      ['target', ['#0']],
    ],
  },
];

const choiceAt = (s: State, text: string): Choice => {
  const card = parseCard(0, text);
  const choice = card === undefined ? parseChoice(s.rules, text) : parseChoice(s.rules, `A.${text}`);
  if (choice === undefined) throw new Error(`${text} is no choice`);
  return choice;
};
const keyOf = (choice: Choice): string => {
  const thing = thingOf(choice);
  if (thing === undefined) throw new Error('that is nothing on the table');
  return thingKey(thing);
};
const offered = (s: State): Choice[] => decision(s)?.options.map(({ choice }) => choice) ?? [];

interface Walked {
  /** All choices of the request. */
  readonly line: readonly Choice[];
  /** What the engine offers for each part. */
  readonly candidates: ReadonlyMap<string, readonly string[]>;
}

/** The request as the engine asks for it, part by part. */
function walk(start: State, { action, keys, parts }: Row): Walked {
  const s = clone(start);
  const left = new Map<string, readonly string[]>([['key', keys], ...parts]);
  const line: Choice[] = [choiceAt(s, action)];
  const candidates = new Map<string, Set<string>>();
  apply(s, line[0] ?? 0);
  while (decision(s)?.drafting === true) {
    const kind = decision(s)?.kind ?? 'chance';
    const met = candidates.get(kind) ?? new Set();
    for (const choice of offered(s)) met.add(keyOf(choice));
    candidates.set(kind, met);
    const wanted = (left.get(kind) ?? []).map((text) => choiceAt(s, text));
    const next = offered(s).find((choice) => wanted.includes(choice) && !line.includes(choice));
    if (next === undefined) throw new Error(`${kind} does not offer what is wanted`);
    line.push(next);
    apply(s, next);
  }
  return { line, candidates: new Map([...candidates].map(([kind, met]) => [kind, [...met].sort()])) };
}

/** The person confirms everything: no tap sends by itself. */
const CAREFUL = `if (location.protocol === 'http:') localStorage['blackpoker.settings'] ??= '{"state":{"confirm":"high"},"version":1}'`;

async function tableAt(app: App, position: string): Promise<Page> {
  const context = await app.visitor({ ...DESKTOP, lang: 'en' });
  await context.addInitScript(CAREFUL);
  const page = await context.newPage();
  await page.goto(`/t/new?level=1&seat=A&seed=1&speed=0#${await shareCode(position)}`);
  expect((await waitForTurn(page, 20_000)).decision).toBe('chance');
  return page;
}

const chip = (page: Page, action: string) => page.locator(`[data-chip="${action}"]`);

/** Cards of the hand; the action wants more of them until it has them all. */
async function pickKeys(page: Page, s: State, { keys, action }: Row): Promise<void> {
  for (const [i, key] of keys.entries()) {
    await pressThing(page, keyOf(choiceAt(s, key)));
    const look = i + 1 < keys.length ? 'chip-more' : 'chip-ready';
    await expect.poll(() => chip(page, action).getAttribute('class')).toContain(look);
  }
  await chip(page, action).click();
}

/** One part: opened where the table has filled it in; its candidates; blocked until it is decided. */
async function pickPart(
  page: Page,
  s: State,
  [part, wanted]: Row['parts'][number],
  candidates: readonly string[],
): Promise<void> {
  const slot = page.locator(`[data-slot="${SLOTS[part]}"]`);
  if ((await slot.getAttribute('aria-pressed')) !== 'true') await slot.click();
  expect((await promptOn(page)).candidates).toEqual(candidates);
  const open = await page.locator('.prompt-slot.is-open').count();
  expect(open > 0 || part !== 'target', 'a target is never filled in').toBe(true);
  expect((await promptOn(page)).main?.blocked !== undefined, 'blocked').toBe(open > 0);
  for (const text of wanted) {
    const key = keyOf(choiceAt(s, text));
    if (!(await isChosen(page, key))) await pressThing(page, key);
  }
}

const isChosen = async (page: Page, key: string): Promise<boolean> =>
  (await page.locator(`${ROOT} [data-thing="${key}"][aria-pressed="true"]`).count()) > 0;

async function putTogether(page: Page, s: State, row: Row, { candidates }: Walked): Promise<void> {
  await pickKeys(page, s, row);
  for (const part of row.parts) await pickPart(page, s, part, candidates.get(part[0]) ?? []);
  expect((await promptOn(page)).main?.blocked).toBeUndefined();
}

const MOST_ESCAPES = 8;

async function escapeTo(page: Page, wanted: unknown): Promise<void> {
  for (let i = 0; i < MOST_ESCAPES; i++) {
    await page.keyboard.press('Escape');
    if ((await page.locator('[data-slot], [data-thing].is-selected').count()) === 0) break;
  }
  await expect.poll(() => promptOn(page)).toEqual(wanted);
}

inBrowser('requests', (app) => {
  test.each(ROWS)('$name: $action', async (row) => {
    const { state } = readPosition(row.position, rulesetOf);
    const walked = walk(state, row);
    const page = await tableAt(app, row.position);
    const before = await promptOn(page);
    await putTogether(page, state, row, walked);
    await escapeTo(page, before);
    await putTogether(page, state, row, walked);
    await pressMain(page);
    await page.locator(`${ROOT}:not([data-decision-id="${before.id}"])`).waitFor({ state: 'attached' });
    const seen = await waitForTurn(page, 20_000);
    const { progress } = await keptGame(page, seen.id);
    expect(progress.choices.slice(0, walked.line.length)).toEqual(walked.line);
  });

  test.each([MAIN, FLUSH, ANSWER])('the list of actions offers what the engine offers', async (position) => {
    const { state } = readPosition(position, rulesetOf);
    const page = await tableAt(app, position);
    await page.keyboard.press('a');
    const open = page.locator('dialog[open] [data-action]:not([aria-disabled])');
    await open.first().waitFor();
    const ids = await open.evaluateAll((all) => all.map((each) => each.getAttribute('data-action')));
    const actions =
      decision(state)?.options.flatMap((option) => (option.type === 'action' ? [option.action] : [])) ?? [];
    expect(ids.sort()).toEqual(actions.map((action) => state.rules.actions[action]?.id).sort());
    const closed = page.locator('dialog[open] [data-action][aria-disabled]');
    for (const each of await closed.all()) {
      const id = (await each.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`[id="${id}"]`).textContent()).toMatch(/./);
    }
  });
});
