/**
 * One-minute lessons: one for each action that Lite does not have. What they say of the action comes from the book; the tables are
 * proved puzzles as far as there are any, and otherwise drawn up here.
 */
import puzzles from '@blackpoker/bots/puzzles/actions.json' with { type: 'json' };
import { type Action, rulesetOf, type Text } from '@blackpoker/engine';
import type { Lesson, LessonGroup } from '../lesson.ts';
import { OWN_TABLES, type OwnTable } from './oneMinuteTables.ts';

/** In the order of the lists, each with the puzzle that shows it; without one its table is in oneMinuteTables.ts. */
const ACTIONS: Readonly<Record<'standard' | 'pro' | 'master' | 'frames', Readonly<Record<string, string>>>> = {
  standard: {
    summonMagician: '',
    unsummon: 'standard-back-to-the-hand',
    deathLance: 'standard-lance-divides',
    supplyBulwark: 'standard-supply-a-wall',
    reanimate: 'standard-ace-from-the-grave',
    handDestruction: '',
  },
  pro: {
    quickSummon: 'pro-quick-ace-blocks',
    reunion: 'pro-reunion-first',
    kill: 'pro-kill-the-attacker',
    truce: 'pro-truce',
    changeTarget: 'pro-redirect-the-down',
    reverse: 'pro-turn-the-attacker',
  },
  master: {
    force: 'master-force',
    swordRain: 'master-sword-rain',
    recruit: '',
    surprise: 'master-surprise',
    blackJack: 'master-black-jack',
    royalStraightFlush: '',
  },
  frames: { openPack: '', rareDraw: 'pro-take-the-rare-card', rareSummon: '', trapCounter: 'pro-trap' },
};

export const ONE_MINUTE: readonly Lesson[] = (['standard', 'pro', 'master', 'frames'] as const).flatMap((group) =>
  Object.entries(ACTIONS[group]).map(([action, puzzle]) =>
    puzzle === '' ? ofOwnTable(group, action) : ofPuzzle(group, action, puzzle),
  ),
);

function ofPuzzle(group: LessonGroup, id: string, puzzleId: string): Lesson {
  const puzzle = puzzles.find((each) => each.id === puzzleId);
  if (puzzle === undefined) throw new Error(`bug: there is no puzzle ${puzzleId}`);
  const position = puzzle.position.join(' / ');
  const { name } = actionIn(position, id);
  const seat = puzzle.seat === 'B' ? 'B' : 'A';
  return {
    id,
    group,
    action: id,
    title: name,
    position,
    seat,
    answers: puzzle.answers,
    steps: [{ say: callFor(puzzle.title, name), until: 'goal', point: [`chip ${id}`] }],
    goal: `answered; done ${id} ${seat}`,
    fail: 'missed',
    retry: betterThan(name),
    done: puzzle.why,
  };
}

function ofOwnTable(group: LessonGroup, id: string): Lesson {
  const table: OwnTable | undefined = OWN_TABLES[id];
  if (table === undefined) throw new Error(`bug: there is no table for ${id}`);
  const { say, done, ...rest } = table;
  const { name, clauses } = actionIn(rest.position, id);
  const lastClause = clauses.at(-1);
  return {
    id,
    group,
    action: id,
    title: name,
    ...rest,
    steps: [{ say, until: 'goal', point: actionsIn(rest.position, rest.play).map((each) => `chip ${each}`) }],
    fail: rest.fail ?? 'turn 2',
    retry: betterThan(name),
    done: done ?? lastClause ?? name,
  };
}

/** The ids of the actions in a solution. */
function actionsIn(position: string, play = ''): readonly string[] {
  const rules = rulesetOf(position.split(' ', 1)[0] ?? '');
  return [...new Set(play.split(' '))].filter((word) => rules?.byId.has(word) === true);
}

function actionIn(position: string, id: string): Action {
  const action = rulesetOf(position.split(' ', 1)[0] ?? '')?.byId.get(id);
  if (action === undefined) throw new Error(`bug: ${position} has no action ${id}`);
  return action;
}

function callFor(title: Text, name: Text): Text {
  return {
    ja: title.ja === name.ja ? `${name.ja}を使おう。` : `${title.ja}：${name.ja}を使おう。`,
    en: title.en === name.en ? `Use ${name.en}.` : `${title.en}: use ${name.en}.`,
  };
}

function betterThan(name: Text): Text {
  return {
    ja: `もっと良い手がある。${name.ja}を見直そう。`,
    en: `There is something better. Look at ${name.en} again.`,
  };
}
