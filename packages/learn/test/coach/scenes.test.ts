/** Notes and warnings at drawn-up tables, one at a time. */
import { judgeWindow, SMART_PASSING } from '@blackpoker/bots';
import {
  apply,
  type Choice,
  decision,
  eventFor,
  type GameEvent,
  readPosition,
  rulesetOf,
  view,
} from '@blackpoker/engine';
import {
  CONCEPTS,
  Coach,
  DRILL_KINDS,
  dangerOf,
  FIRST_GAME_LINES,
  type Intent,
  LESSONS,
  PRACTICE,
  PRACTICE_THEMES,
  practiceTheme,
  type Scene,
  WarningBudget,
} from '@blackpoker/learn';
import { describe, expect, it } from 'vitest';

const stateOf = (position: string) => readPosition(`8.0/lite/entry20 / ${position}`, rulesetOf).state;
type State = ReturnType<typeof stateOf>;

function sceneAt(s: State, intent: Intent = {}, events: readonly GameEvent[] = []): Scene {
  const { meaningful } = judgeWindow(s, 0, SMART_PASSING);
  return { view: view(s, 0), seat: 0, id: 1, asked: decision(s)?.kind, events, meaningful, intent };
}

/** What a learner reads who has met everything else. */
const saidAbout = (id: string, scene: Scene): string | undefined =>
  new Coach({
    isFirstGame: id.startsWith('first-'),
    silent: [...CONCEPTS, ...FIRST_GAME_LINES].map((rule) => rule.id).filter((each) => each !== id),
  }).hear(scene)?.text.en;

/** Takes the first choice whose notation matters little: the tables leave one way. */
function played(s: State, choices: readonly Choice[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const choice of choices) apply(s, choice, (event) => events.push(eventFor(event, 0)));
  return events;
}

const NEW_SOLDIER = 'turn: A / A: life S2 S3 H8 | hand S9 | field S5 new / B: life H8 H9';
const LAST_LIFE = 'turn: A / A: life S2 | hand S9 D4 | field bulwark D3 / B: life H8 H9';
const COUNTER =
  'turn: B chance: A / A: life S2 S3 | hand C3 C9 / B: life H8 H9 H2 | field bulwark D9 driven / stage: B summonSoldier S6 / passed: B';

describe('a note', () => {
  it('explains that a new soldier waits, if the learner looks at it', () => {
    expect(saidAbout('new', sceneAt(stateOf(NEW_SOLDIER)))).toBeUndefined();
    const looked = { looked: { seat: 0, position: 0 } };
    expect(saidAbout('new', sceneAt(stateOf(NEW_SOLDIER), looked))).toContain('came this turn');
  });

  it('warns of the last life', () => {
    expect(saidAbout('last-life', sceneAt(stateOf(LAST_LIFE), { action: 'summonSoldier', life: 1 }))).toContain('lose');
    expect(saidAbout('last-life', sceneAt(stateOf(LAST_LIFE), { action: 'attack', life: 0 }))).toBeUndefined();
  });

  it('names the number that a Counter needs, and one that is too low', () => {
    const s = stateOf(COUNTER);
    expect(saidAbout('counter', sceneAt(s))).toContain('6 or more');
    const [three, nine] = view(s, 0).seats[0].hand.cards;
    expect(saidAbout('low', sceneAt(s, { action: 'counter', keys: [three ?? 0] }))).toBe(
      '3 is less than 6: it would do nothing.',
    );
    expect(saidAbout('low', sceneAt(s, { action: 'counter', keys: [nine ?? 0] }))).toBeUndefined();
  });

  it('explains the window only while somebody else acts', () => {
    expect(saidAbout('window', sceneAt(stateOf(COUNTER)))).toContain('chance');
    expect(saidAbout('window', sceneAt(stateOf(LAST_LIFE)))).toBeUndefined();
  });
});

describe('the lines of game 1', () => {
  const OPEN = 'turn: A / A: life S2 S3 | field S5 / B: life H8 H9 H2 H3 H4 H5 | field D3 driven';

  it('see that nobody can block, and whether an attack wins', () => {
    expect(saidAbout('first-open', sceneAt(stateOf(OPEN)))).toContain('Attack');
    expect(saidAbout('first-win', sceneAt(stateOf(OPEN)))).toBeUndefined();
    const enough = OPEN.replace(' H5 |', ' |');
    expect(saidAbout('first-win', sceneAt(stateOf(enough)))).toContain('win this turn');
    expect(saidAbout('first-win', sceneAt(stateOf(enough.replace('D3 driven', 'D3'))))).toBeUndefined();
  });

  it('ask whether somebody stays at home', () => {
    const all = { attackers: [0] };
    expect(saidAbout('first-guard', sceneAt(stateOf(OPEN), all))).toContain('home');
    const guarded = OPEN.replace('field S5', 'field bulwark D9, S5');
    expect(saidAbout('first-guard', sceneAt(stateOf(guarded), { attackers: [1] }))).toBeUndefined();
  });

  it('name the biggest soldier to a learner who does nothing', () => {
    const begin = stateOf('turn: A / A: life S2 S3 | hand H3 C9 | field bulwark D9 / B: life H8 H9');
    expect(saidAbout('first-idle', sceneAt(begin, { idle: true }))).toContain('♣9');
    expect(saidAbout('first-idle', sceneAt(begin))).toBeUndefined();
  });
});

describe('a warning', () => {
  const end = (s: State): Choice => 256 + (s.rules.byId.get('end')?.index ?? 0);

  it('names the danger', () => {
    const dangerAfterEnd = (position: string): string | undefined => {
      const s = stateOf(position);
      const scene = sceneAt(s);
      played(s, [end(s)]);
      return dangerOf(scene, s);
    };
    expect(dangerAfterEnd('turn: A / A: life S2 S3 / B: life H8 H9 | field D5')).toBe('nobodyHome');
    expect(dangerAfterEnd('turn: A / A: life S2 S3 | field bulwark S9 / B: life H8 H9 | field D5, D6')).toBe(
      'tooFewHome',
    );
    expect(dangerAfterEnd('turn: A / A: life S2 / B: life H8 H9')).toBe('lastCard');
    expect(dangerAfterEnd('turn: A / A: life S2 S3 S4 / B: life H8 H9')).toBeUndefined();
  });

  it('comes at most three times a game, and never twice for the same danger', () => {
    const budget = new WarningBudget();
    expect(budget.take('nobodyHome')).toBe(true);
    expect(budget.take('nobodyHome')).toBe(false);
    expect(budget.take('tooFewHome')).toBe(true);
    expect(budget.take('lastCard')).toBe(true);
    expect(budget.take('missedWin')).toBe(false);
    expect(budget.isSpent).toBe(true);
  });
});

describe('what to practise', () => {
  const worst = { kind: 'chance', best: 0.6, chosen: 0.2, better: undefined, passed: false } as const;
  const lost = { won: false, endedBy: 'damageJudgement' };

  it('fits what went wrong', () => {
    expect(practiceTheme({ ...worst, best: 1 }, lost)).toBe('missedWin');
    expect(practiceTheme(worst, { won: false, endedBy: 'draw' })).toBe('lostByDraw');
    expect(practiceTheme({ ...worst, kind: 'block' }, lost)).toBe('block');
    expect(practiceTheme({ ...worst, better: 'setBulwark' }, lost)).toBe('bulwark');
    expect(practiceTheme({ ...worst, better: 'counter', passed: true }, lost)).toBe('unanswered');
    expect(practiceTheme(worst, { won: true, endedBy: 'draw' })).toBeUndefined();
  });

  it('has a lesson or a drill for each theme', () => {
    const known = [...LESSONS.map(({ id }) => id), ...DRILL_KINDS];
    for (const theme of PRACTICE_THEMES) expect(known).toContain(PRACTICE[theme]);
  });
});
