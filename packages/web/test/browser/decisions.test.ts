/** Every kind of question, each at a moment of a game: the words and candidates are the engine's, and so is the answer. */
import {
  apply,
  boardNames,
  type Choice,
  choiceParts,
  clone,
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  decision,
  fill,
  type Lang,
  lifeCount,
  optionText,
  promptText,
  type State,
} from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { thingKey } from '../../src/board/things.ts';
import { cardName } from '../../src/cards/cardName.ts';
import type { SavedGame } from '../../src/host/savedGames.ts';
import { thingOf } from '../../src/table/prompt/marks.ts';
import { PROMPT_LINES } from '../../src/table/words.ts';
import { waitForTurn } from '../table/drive.ts';
import { DESKTOP, inBrowser } from './app.ts';
import { keptGame } from './keptGame.ts';
import { linkTo, type Moment, momentOf, type Wanted } from './moments.ts';
import { type PromptSeen, pressMain, pressThing, promptOn } from './promptPage.ts';

const MASTER = '8.0/master/strategy';

const LIFE = 'life C2 D2 H2 S2 C3 D3 H3 S3 C4 D4 H4 S4';
/** Too many cards in hand, and A with J of one suit. */
const FULL_HAND = `8.0/master/full
turn: A
A: ${LIFE} | hand S7 S9 H5 D8 C6 DQ SA SJ H9 D7 | field bulwark H6, bulwark C9, S5, H8
B: ${LIFE} | hand C5 C7 D5 | field bulwark D9, C10, D6`;

interface Row extends Wanted {
  readonly name: string;
  readonly lang: Lang;
}

const row = (kind: DecisionKind, regulation: string, lang: Lang, more: Partial<Row> = {}): Row => ({
  name: kind,
  kind,
  regulation,
  lang,
  ...more,
});

/** One of a few answers. */
const VALUES: readonly Row[] = [
  row('drawMore', '8.0/lite/entry20', 'ja'),
  row('state', MASTER, 'en'),
  row('mode', MASTER, 'ja'),
  row('deck', '7.0/lite/constructedHalf', 'en'),
];

/** A card, or several, of the hand, of a pile or on the table. */
const PICKS: readonly Row[] = [
  row('setCard', '8.0/lite/entry20', 'ja'),
  row('discard', '8.0/master/full', 'en', { picks: 2, position: FULL_HAND, name: 'discard, several' }),
  row('takeLife', MASTER, 'ja'),
  row('takeLife', '8.0/master/full', 'en', { picks: 2, position: FULL_HAND, name: 'takeLife, up to two' }),
  row('takeGrave', MASTER, 'ja'),
  row('takeHand', MASTER, 'en'),
  row('newTarget', MASTER, 'ja'),
  row('graveTop', MASTER, 'en', { graveTop: 'ask' }),
  row('rareCard', '8.0/standard/rarePack', 'ja'),
  row('opening', MASTER, 'en', { picks: 3, name: 'opening, three' }),
  row('takePack', '8.0/standard/pack', 'ja'),
];

const ORDERS: readonly Row[] = [row('order', MASTER, 'en')];

const askedAt = (s: State): Decision => {
  const asked = decision(s);
  if (asked === undefined) throw new Error('nothing is asked');
  return asked;
};

const isThing = (choice: Choice): boolean => thingOf(choice) !== undefined;
const keyOf = (choice: Choice): string => {
  const thing = thingOf(choice);
  return thing === undefined ? '' : thingKey(thing);
};

interface EnginePicks {
  readonly things: readonly Choice[];
  readonly least: number;
  readonly most: number;
}

/** Of several, the first way down is enough to meet them all. */
function engineSet(s: State, several: boolean): EnginePicks {
  if (several) return walkedPicks(s);
  const things = askedAt(s)
    .options.map(({ choice }) => choice)
    .filter(isThing);
  return { things, least: things.length < askedAt(s).options.length ? 0 : 1, most: 1 };
}

function walkedPicks(s: State): EnginePicks {
  const { kind, seat, options } = askedAt(s);
  const now = clone(s);
  const things = new Set<Choice>();
  let most = 0;
  for (let asked = decision(now); asked?.kind === kind && asked.seat === seat; asked = decision(now), most++) {
    const offered = asked.options.map(({ choice }) => choice).filter(isThing);
    for (const choice of offered) things.add(choice);
    apply(now, offered[0] ?? 0);
  }
  return { things: [...things], least: options.some(({ choice }) => !isThing(choice)) ? 0 : most, most };
}

/** What was answered, from what the browser keeps: the choices of this question. */
function answered({ progress }: SavedGame, s: State): Choice[] {
  const { kind, seat } = askedAt(s);
  const now = clone(s);
  const made: Choice[] = [];
  for (const choice of progress.choices) {
    const asked = decision(now);
    if (asked?.kind !== kind || asked.seat !== seat) return made;
    made.push(choice);
    apply(now, choice);
  }
  return made;
}

/** Waits until the game has gone on; what the browser keeps then. */
async function gameAfter(page: Page, { id }: PromptSeen): Promise<SavedGame> {
  await page.locator(`main[data-decision-id]:not([data-decision-id="${id}"])`).waitFor({ state: 'attached' });
  const seen = await waitForTurn(page, 20_000);
  return keptGame(page, seen.id);
}

const questionText = (s: State, lang: Lang): string => {
  const asked = askedAt(s);
  return promptText(s.rules, asked, lang, boardNames(s, asked.seat, lang));
};

/** The table adds what it knows: the life that a second card costs, the name of the target. */
function questionParts(s: State, lang: Lang): readonly string[] {
  const { kind, seat } = askedAt(s);
  if (kind === 'state') return questionText(s, lang).split(lang === 'ja' ? '対象' : 'the target');
  const from = lifeCount(s, seat);
  return [kind === 'drawMore' ? fill(PROMPT_LINES.drawMore, lang, { from, to: from - 1 }) : questionText(s, lang)];
}

/** The engine's words; it asks for cards to discard, and of the opening hand, one by one, the table for all of them. */
function titleFor(s: State, { most }: EnginePicks, lang: Lang): string {
  const { kind } = askedAt(s);
  const isCounted = kind === 'discard' || kind === 'opening';
  return isCounted ? fill(PROMPT_LINES[kind], lang, { n: most }) : questionText(s, lang);
}

async function openAt(page: Page, moment: Moment, kind: DecisionKind): Promise<PromptSeen> {
  await page.goto(await linkTo(moment));
  expect((await waitForTurn(page, 20_000)).decision).toBe(kind);
  return promptOn(page);
}

/** With Esc all is as it was before: words, candidates, what is chosen, the button. */
async function backTo(page: Page, before: PromptSeen, steps: number, inSheet: boolean): Promise<void> {
  for (let i = 0; i < steps + (inSheet ? 1 : 0); i++) await page.keyboard.press('Escape');
  if (inSheet) await page.keyboard.press('b');
  await expect.poll(() => promptOn(page)).toEqual(before);
}

const hasSheet = async (page: Page): Promise<boolean> => (await page.locator('dialog[open]').count()) > 0;

/** Takes out what the table suggests; with too few nothing can be confirmed, and the button says why. */
async function clear(page: Page, { least }: EnginePicks): Promise<void> {
  for (const key of (await promptOn(page)).chosen) await pressThing(page, key);
  const empty = await promptOn(page);
  expect(empty.chosen).toEqual([]);
  expect(empty.main?.blocked !== undefined, 'blocked').toBe(least > 0);
  expect(empty.main?.blocked).not.toBe('');
  if (least === 0) return;
  await pressMain(page);
  expect(await promptOn(page)).toEqual(empty);
}

/** Blocked until there are enough. */
async function pickOneByOne(page: Page, answer: readonly Choice[], least: number): Promise<void> {
  for (const [i, choice] of answer.entries()) {
    await pressThing(page, keyOf(choice));
    expect((await promptOn(page)).main?.blocked !== undefined, `after ${i + 1}`).toBe(i + 1 < least);
  }
}

inBrowser('questions', (app) => {
  const table = async (lang: Lang): Promise<Page> => (await app.visitor({ ...DESKTOP, lang })).newPage();

  test.each(VALUES)('$name', async (wanted) => {
    const { lang, kind } = wanted;
    const moment = momentOf(wanted);
    const { state } = moment;
    const page = await table(lang);
    const before = await openAt(page, moment, kind);
    for (const words of questionParts(state, lang)) expect(before.title).toContain(words);
    const { options } = askedAt(state);
    const texts = options.map((option) => optionText(state.rules, askedAt(state), option, lang));
    expect(before.answers.map((answer, i) => answer.startsWith(texts[i] ?? '?'))).toEqual(texts.map(() => true));
    expect(before.main).toBeUndefined();
    await page.keyboard.press('Escape');
    expect(await promptOn(page)).toEqual(before);
    await page.locator('.bar-answer').last().click();
    expect(answered(await gameAfter(page, before), state)[0]).toBe(options.at(-1)?.choice);
  });

  test.each(PICKS)('$name', async (wanted) => {
    const { lang, kind, picks = 1 } = wanted;
    const moment = momentOf(wanted);
    const page = await table(lang);
    const before = await openAt(page, moment, kind);
    const asked = engineSet(moment.state, picks > 1);
    const answer = asked.things.slice(0, asked.most);
    expect(before.title).toBe(titleFor(moment.state, asked, lang));
    expect(before.candidates).toEqual(asked.things.map(keyOf).sort());
    const inSheet = await hasSheet(page);
    await clear(page, asked);
    await pickOneByOne(page, answer, asked.least);
    await backTo(page, before, before.chosen.length > 0 ? asked.most + 1 : asked.most, inSheet);
    await clear(page, asked);
    for (const choice of answer.toReversed()) await pressThing(page, keyOf(choice));
    expect((await promptOn(page)).chosen).toEqual(answer.map(keyOf).sort());
    await pressMain(page);
    const made = answered(await gameAfter(page, before), moment.state).filter(isThing);
    expect(made.slice(0, asked.most)).toEqual(answer);
  });

  test.each(ORDERS)('$name', async (wanted) => {
    const { lang, kind } = wanted;
    const moment = momentOf(wanted);
    const { state } = moment;
    const page = await table(lang);
    const before = await openAt(page, moment, kind);
    expect(before.title).toBe(questionText(state, lang));
    const choices = askedAt(state).options.map(({ choice }) => choice);
    const names = choices.map((choice) => {
      const parts = choiceParts(choice);
      return parts.type === 'card' ? cardName(parts.card, lang) : '';
    });
    expect(before.order).toEqual(names);
    await page.locator('.orderRemove').first().click();
    const fewer = await promptOn(page);
    expect(fewer.main?.blocked).toMatch(/./);
    await backTo(page, before, choices.length, true);
    await page.locator('.orderDown').first().click();
    await pressMain(page);
    const turned = [choices[1], choices[0], ...choices.slice(2)];
    const made = answered(await gameAfter(page, before), state);
    expect(made).toEqual(turned.slice(0, made.length));
    expect(made.length).toBeGreaterThanOrEqual(choices.length - 1);
  });
});

/** No printed list lets a player order triggers of different kinds. */
const ELSEWHERE: readonly DecisionKind[] = [
  'chance',
  'key',
  'payB',
  'payD',
  'payS',
  'target',
  'attack',
  'block',
  'triggerOrder',
];

test('every kind is tried here, at a chance or in combat', () => {
  const tried = [...VALUES, ...PICKS, ...ORDERS].map(({ kind }) => kind);
  expect(new Set([...tried, ...ELSEWHERE])).toEqual(new Set(DECISION_KINDS));
});
