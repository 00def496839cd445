/** Every lesson is played to its end by its solution, and its mistake is played to its failure. */
import {
  actionAt,
  actionOf,
  apply,
  explain,
  fieldCount,
  handCards,
  hash,
  numberOf,
  parseCard,
  rulesetOf,
  type Seat,
  type State,
  seatToAct,
  size,
  stageAt,
  stageCount,
  unitAt,
  unitCards,
  view,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { LESSONS, type Lesson, LessonRun, LITE_LESSONS, offeredActions } from '../src/index.ts';
import { after, firstMoment, type Moment, readLesson } from '../src/moment.ts';
import { readPlay } from '../src/readPlay.ts';
import { canReachGoal } from '../src/solver.ts';
import { HASHES } from './hashes.ts';

const rows = LESSONS.map((lesson) => [lesson.id, lesson] as const);
const written = rows.filter(([, { play }]) => play !== undefined);

/** Each moment of a line of choices, with the run that follows them. */
function* moments(lesson: Lesson, line: string): Generator<{ run: LessonRun; moment: Moment; isLast: boolean }> {
  const read = readLesson(lesson);
  const play = readPlay(read, line);
  const run = new LessonRun(lesson);
  let moment = firstMoment(read);
  for (const [i, choice] of play.entries()) {
    if (seatToAct(moment.state) !== read.seat) expect(run.opponentChoice(), `the opponent's choice ${i}`).toBe(choice);
    moment = after(read, moment, choice);
    run.follow(play.slice(0, i + 1));
    yield { run, moment, isLast: i === play.length - 1 };
  }
}

/** The moment of the solution in which a step begins; one that the page begins is taken for the step before it. */
function beginningOf(lesson: Lesson, step: number): Moment {
  if (step === 0) return firstMoment(readLesson(lesson));
  for (const { run, moment } of moments(lesson, lesson.play ?? '')) if (run.status.step === step) return moment;
  return beginningOf(lesson, step - 1);
}

describe('the lessons', () => {
  test('are 30 of Lite and one for each action beyond it, each with an id of its own', () => {
    expect([LITE_LESSONS.length, LESSONS.length]).toEqual([30, 52]);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  test('teach every action of Lite', () => {
    const met = new Set<string>();
    for (const lesson of LITE_LESSONS) {
      const read = readLesson(lesson);
      const { state } = firstMoment(read);
      for (const choice of readPlay(read, lesson.play ?? ''))
        apply(state, choice, (event) => {
          if (event.type === 'resolved') met.add(actionAt(state.rules, event.action).id);
        });
    }
    const lite = [...(rulesetOf('8.0/lite/full')?.byId.keys() ?? [])];
    expect(lite).toHaveLength(19);
    expect(lite.filter((id) => !met.has(id))).toEqual([]);
  });

  test('cover every action of Standard, Pro, Master and the frames', () => {
    const beyond = LESSONS.slice(LITE_LESSONS.length).map(({ action }) => action);
    const lite = rulesetOf('8.0/lite/full')?.byId;
    const all = ['8.0/master/full', '8.0/standard/pack', '8.0/pro/rarePack'].flatMap((id) => [
      ...(rulesetOf(id)?.direct ?? []),
    ]);
    expect(new Set(beyond)).toEqual(new Set(all.map(({ id }) => id).filter((id) => lite?.has(id) !== true)));
  });
});

describe.each(written)('%s', (_, lesson) => {
  test('its solution reaches the goal at its last choice, step by step', () => {
    let step = 0;
    for (const { run, isLast } of moments(lesson, lesson.play ?? '')) {
      expect(run.status.outcome).toBe(isLast ? 'done' : 'running');
      expect(run.status.step).toBeGreaterThanOrEqual(step);
      step = run.status.step;
    }
    expect(step).toBe(lesson.steps.length - 1);
  });

  test('its solution ends where it always has', () => {
    const end = [...moments(lesson, lesson.play ?? '')].at(-1);
    expect(hash(end!.moment.state)).toBe(HASHES[lesson.id]);
  });
});

describe.each(rows.filter(([, { wrong }]) => wrong !== undefined))('%s', (_, lesson) => {
  test('its mistake fails, or counts as a poorer way', () => {
    const end = [...moments(lesson, lesson.wrong ?? '')].at(-1);
    const { outcome, soft } = end!.run.status;
    expect(outcome === 'failed' || (outcome === 'done' && soft !== undefined)).toBe(true);
    if (outcome === 'failed') expect(lesson.retry).toBeDefined();
  });
});

describe.each(rows)('%s', (_, lesson) => {
  test('its goal is neither reached nor out of reach at the start', () => {
    const run = new LessonRun(lesson);
    expect(run.status).toEqual({ step: 0, outcome: 'running' });
    expect(run.checkReach().outcome).toBe('running');
    const read = readLesson(lesson);
    if (lesson.play === undefined) expect(canReachGoal(read, firstMoment(read))).toBe(true);
  });

  test('offers its own actions', () => {
    const offered = offeredActions(lesson);
    const rules = firstMoment(readLesson(lesson)).state.rules;
    for (const word of (lesson.play ?? '').split(' '))
      if (rules.byId.has(word)) expect(offered ?? [word]).toContain(word);
  });
});

describe('words', () => {
  const said = LESSONS.flatMap((lesson) =>
    [
      lesson.title,
      ...lesson.steps.map(({ say }) => say),
      ...(lesson.soft ?? []).map(({ say }) => say),
      ...(lesson.retry === undefined ? [] : [lesson.retry]),
      // A one-minute lesson ends with the words of the book or of its puzzle, which have their own length.
      ...(lesson.action === undefined ? [lesson.done] : []),
    ].map((text) => [lesson.id, text] as const),
  );

  test.each(said)('%s says it shortly, in both languages', (_, { ja, en }) => {
    expect([ja, en]).not.toContain('');
    expect(en.split(/\s+/).length, en).toBeLessThanOrEqual(25);
    expect(ja.length, ja).toBeLessThanOrEqual(60);
  });

  test.each(written)('%s names only what is there', (_, lesson) => {
    const read = readLesson(lesson);
    for (const [i, { say }] of lesson.steps.entries()) {
      const { state } = beginningOf(lesson, i);
      for (const text of [say.en, say.ja]) expect(missing(state, read.seat, text), text).toEqual([]);
    }
  });
});

/** Cards, units and actions that a sentence names and that the learner cannot see or use. */
function missing(state: State, seat: Seat, text: string): string[] {
  const seen = JSON.stringify(view(state, seat));
  const cards = [...text.matchAll(/[♠♡♢♣](?:10|[2-9AJQK])/g)].map(([sign]) => sign);
  const isSeen = (sign: string): boolean =>
    [0, 1].some((owner) => new RegExp(`\\b${parseCard(owner, sign)}\\b`).test(seen));
  const units = [...text.matchAll(/\b(your|their) (10|[2-9JQK])\b/gi)].map(([, whose = '', number = '']) => ({
    number,
    seat: whose.toLowerCase() === 'your' ? seat : 1 - seat,
  }));
  const actions = state.rules.direct.filter(({ id, name }) => id !== 'attack' && text.includes(name.en));
  return [
    ...cards.filter((sign) => !isSeen(sign)),
    ...units.filter((unit) => !sizesOf(state, unit.seat).includes(unit.number)).map(({ number }) => number),
    ...actions
      .filter(({ index }) => !isOnStage(state, index) && explain(state, seat, index).length > 0)
      .map(({ id }) => id),
  ];
}

const LETTERS: Readonly<Record<number, string>> = { 11: 'J', 12: 'Q', 13: 'K' };

const sizesOf = (s: State, seat: Seat): string[] =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i))
    .flatMap((unit) => [size(s, unit), ...unitCards(s, unit).map(numberOf)])
    .flatMap((number) => [`${number}`, LETTERS[number] ?? '']);

const isOnStage = (s: State, action: number): boolean =>
  Array.from({ length: stageCount(s) }, (_, i) => stageAt(s, i)).some(
    (request) => actionAt(s.rules, actionOf(s, request)).index === action,
  );

describe('points', () => {
  test.each(written)('%s points only at what is there', (_, lesson) => {
    const read = readLesson(lesson);
    for (const [i, { point = [] }] of lesson.steps.entries()) {
      const { state } = beginningOf(lesson, i);
      expect(point.filter((each) => !isThere(state, read.seat, each, offeredActions(lesson)))).toEqual([]);
    }
  });
});

/** Is the thing that a lesson points at on the table? */
function isThere(s: State, seat: Seat, point: string, offered: readonly string[] | undefined): boolean {
  const [kind, name = '', pile] = point.split(' ');
  if (kind === 'hand') return handCards(s, seat).includes(parseCard(seat, name)!);
  if (kind === 'unit') return Number(name.slice(1)) <= fieldCount(s, name.startsWith('A') ? 0 : 1);
  if (kind === 'chip') return s.rules.byId.has(name) && (offered ?? [name]).includes(name);
  if (kind === 'pile') return /^[AB]$/.test(name) && pile === 'life';
  return kind === 'primary' || (kind === 'stage' && stageCount(s) > 0);
}
