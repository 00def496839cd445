import {
  type Choice,
  choiceContext,
  countOptions,
  isDrafting,
  makeRng,
  optionAt,
  PASS,
  parseChoice,
  type Rng,
  randomBelow,
  seatToAct,
  smallSeed,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { LESSONS, type Lesson, LessonRun, lessonOf, lessonSetup, offeredActions, shownStep } from '../src/index.ts';
import { after, firstMoment, readLesson } from '../src/moment.ts';
import { readPlay } from '../src/readPlay.ts';

const known = (id: string): Lesson => lessonOf(id)!;
const line = (id: string, text: string): readonly Choice[] => readPlay(readLesson(known(id)), text);

function follow(id: string, text: string): LessonRun {
  const run = new LessonRun(known(id));
  run.follow(line(id, text));
  return run;
}

describe('following a game', () => {
  test('goes back with it', () => {
    const { play = '' } = known('summon');
    const choices = line('summon', play);
    const run = new LessonRun(known('summon'));
    const statuses = choices.map((_, i) => run.follow(choices.slice(0, i + 1)));
    for (const [i, status] of [...statuses.entries()].reverse())
      expect(run.follow(choices.slice(0, i + 1))).toEqual(status);
    expect(run.follow([])).toEqual({ step: 0, outcome: 'running' });
  });

  test('a poorer way is done with a remark', () => {
    expect(follow('set', 'A: setBulwark A: S4').status).toEqual({ step: 0, outcome: 'done', soft: 0 });
  });

  test('a lost game has failed', () => {
    expect(follow('last-life', 'A: summonAce A: pass B: pass').status.outcome).toBe('failed');
  });
});

describe('the way to the goal', () => {
  test('is out of reach after a wasted card, and there again after taking it back', () => {
    const run = follow('lethal', 'A: setBulwark A: S2');
    expect(run.status.outcome).toBe('running');
    expect(run.checkReach().outcome).toBe('unreachable');
    expect(run.follow([]).outcome).toBe('running');
    expect(run.checkReach().outcome).toBe('running');
  });

  test('is shown from any moment in which there is one', () => {
    const run = follow('lethal', 'A: throwing A: pass B: pass');
    const [attack] = line('lethal', 'A: attack A: pass');
    expect(run.nextOfSolution()).toEqual([attack, PASS]);
    expect(follow('lethal', 'A: setBulwark A: S2').nextOfSolution()).toBeUndefined();
  });
});

describe('whatever the learner does', () => {
  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s comes to an end', (_, lesson) => {
    for (let seed = 1; seed <= 3; seed++) expect(randomEnd(lesson, makeRng(smallSeed(seed)))).not.toBe('running');
  });
});

const MOST_CHOICES = 300;

/** How a lesson ends for a learner who chooses at random. */
function randomEnd(lesson: Lesson, rng: Rng): string {
  const read = readLesson(lesson);
  const run = new LessonRun(lesson);
  const made: Choice[] = [];
  for (let moment = firstMoment(read); run.status.outcome === 'running' && made.length < MOST_CHOICES; ) {
    const { state } = moment;
    const isOwn = seatToAct(state) === read.seat;
    if (isOwn && !isDrafting(state) && run.checkReach().outcome !== 'running') break;
    const choice = isOwn ? optionAt(state, randomBelow(rng, countOptions(state))) : run.opponentChoice();
    moment = after(read, moment, choice);
    made.push(choice);
    run.follow(made);
  }
  return run.status.outcome;
}

describe('the opponent', () => {
  test('does what its script says as soon as it may', () => {
    const choices = line('keep-guard', 'A: end A: pass B: pass B: pass A: pass B: no');
    const run = new LessonRun(known('keep-guard'));
    run.follow(choices);
    expect(run.opponentChoice()).toBe(line('keep-guard', 'A: attack')[0]);
  });

  test('blocks the attacker that would win', () => {
    const text = 'A: attack A: pass B: pass A: yes A: pass B: pass';
    const run = follow('down', text);
    const moment = line('down', text).reduce(
      (m, choice) => after(readLesson(known('down')), m, choice),
      firstMoment(readLesson(known('down'))),
    );
    expect(run.opponentChoice()).toBe(parseChoice(moment.state.rules, 'B1', choiceContext(moment.state)));
  });
});

describe('at the table', () => {
  test('a lesson is a game from its position, with the learner at their seat', () => {
    expect(lessonSetup(known('attack'))).toMatchObject({
      regulation: '8.0/lite/entry20',
      seats: [{ kind: 'person' }, { kind: 'script' }],
      position: known('attack').position,
      lesson: 'attack',
    });
    expect(lessonSetup(known('truce')).seats).toEqual([{ kind: 'script' }, { kind: 'person' }]);
    for (const lesson of LESSONS) expect(lessonSetup(lesson).lesson).toBe(lesson.id);
  });

  test('chips grow with the path; one-minute lessons offer everything', () => {
    expect(offeredActions(known('attack'))).toEqual(['attack']);
    expect(offeredActions(known('set'))).toEqual(['attack', 'setBulwark']);
    expect(offeredActions(known('truce'))).toBeUndefined();
  });

  test('a step that only the page can end is over as soon as the page says so', () => {
    const costB = known('cost-b');
    const status = follow('cost-b', 'A: summonSoldier A: C6 A: pass B: pass').status;
    expect(status).toEqual({ step: 1, outcome: 'running' });
    expect([shownStep(costB, status, {}), shownStep(costB, status, { why: ['summonSoldier'] })]).toEqual([1, 2]);
  });
});
