/** Games in which bots request only what the learner has unlocked, and the first game as beginners play it. */
import { LEVELS, type Mind, PLAYERS, type Player, type Question, restrictedPlayer } from '@blackpoker/bots';
import {
  actionAt,
  apply,
  type Choice,
  choiceParts,
  countOptions,
  type Decision,
  dealDecks,
  decision,
  isOver,
  newGame,
  optionAt,
  readPosition,
  rulesetOf,
  type State,
  seatToAct,
  smallSeed,
  turnCount,
  view,
  winner,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME_ACTIONS, FIRST_GAME_POSITION, type LessonGroup, unlockedActions } from '../src/index.ts';

function questionOf(s: State): Question {
  const pending = (): Decision => {
    const asked = decision(s);
    if (asked === undefined) throw new Error('nothing is asked');
    return asked;
  };
  const seat = seatToAct(s);
  const count = countOptions(s);
  return { rules: s.rules, seat, count, optionAt: (i) => optionAt(s, i), decision: pending, view: () => view(s, seat) };
}

interface Played {
  readonly requests: ReadonlySet<string>;
  /** Choices between at least two options that are unlocked, by seat. */
  readonly choices: readonly [number, number];
}

const requestOf = (s: State, choice: Choice): string | undefined => {
  const parts = choiceParts(choice);
  return parts.type === 'action' ? actionAt(s.rules, parts.action).id : undefined;
};

/** How many options the pending choice has without requests that are not unlocked. */
function countUnlocked(s: State, actions: readonly string[]): number {
  const requests = Array.from({ length: countOptions(s) }, (_, i) => requestOf(s, optionAt(s, i)));
  return requests.filter((request) => request === undefined || actions.includes(request)).length;
}

/** Plays on to the end, in place; a choice that is not offered throws. */
function play(s: State, minds: readonly [Mind, Mind], actions: readonly string[], most = 5000): Played {
  const requests = new Set<string>();
  const choices: [number, number] = [0, 0];
  for (let n = 0; n < most && !isOver(s); n++) {
    const seat = seatToAct(s) === 0 ? 0 : 1;
    const isFree = countOptions(s) > 1;
    const choice: Choice = isFree ? minds[seat].choose(questionOf(s)) : optionAt(s, 0);
    const request = requestOf(s, choice);
    if (isFree && request !== undefined) requests.add(request);
    if (countUnlocked(s, actions) > 1) choices[seat]++;
    apply(s, choice);
  }
  if (!isOver(s)) throw new Error('the game does not end');
  return { requests, choices };
}

const levelPlayer = (number: number): Player => {
  const level = LEVELS.find((known) => known.level === number);
  if (level === undefined) throw new Error(`there is no level ${number}`);
  return level.player();
};

/** More of them by hand: RESTRICTED_GAMES=1000. */
const GAMES = Number(process.env.RESTRICTED_GAMES ?? 10);
/** Levels that think at once; in each tenth game, one that searches. */
const levelIn = (game: number, seat: 0 | 1): number => (game % 10 === 9 ? 5 : 1 + ((game + 3 * seat) % 4));

describe('opponents of learners', () => {
  const nothing = { unlocked: [], knowsAll: false };
  const lite = rulesetOf('8.0/lite/entry20');
  const all = lite?.direct.map(({ id }) => id) ?? [];
  const after = (...groups: LessonGroup[]): readonly string[] => unlockedActions(new Set(groups), nothing) ?? all;

  test.each([
    ['first steps', after()],
    ['costs', after('costs')],
    ['the stage', after('costs', 'stage')],
    ['spells', after('costs', 'stage', 'spells')],
  ])('request nothing that is not unlocked by %s', (_part, actions) => {
    if (lite === undefined) throw new Error('no Lite');
    const seen = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const seed = smallSeed(game);
      const s = newGame(lite, dealDecks(lite, seed), seed);
      const mind = (seat: 0 | 1): Mind =>
        restrictedPlayer(levelPlayer(levelIn(game, seat)), { only: actions }).sitDown(lite, seat, [game, seat, 7, 7]);
      for (const request of play(s, [mind(0), mind(1)], actions).requests) seen.add(request);
    }
    expect([...seen].filter((request) => !actions.includes(request))).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });
});

/** More of them by hand: FIRST_GAMES=60, for each beginner. */
const FIRST_GAMES = Number(process.env.FIRST_GAMES ?? 20);

describe('the first game', () => {
  const beginners = [...[1, 2, 3, 4].map(levelPlayer), ...PLAYERS.filter(({ name }) => name === 'naive')];

  test('is won by beginners, and short', () => {
    const games = beginners.flatMap((learner) =>
      Array.from({ length: FIRST_GAMES }, (_, game) => {
        const { state } = readPosition(FIRST_GAME_POSITION, rulesetOf);
        const only = { only: FIRST_GAME_ACTIONS };
        const players = [restrictedPlayer(learner, only), restrictedPlayer(levelPlayer(1), only)] as const;
        const minds = [
          players[0].sitDown(state.rules, 0, [game, 0, 1, 1]),
          players[1].sitDown(state.rules, 1, [game, 1, 1, 1]),
        ] as const;
        const { choices } = play(state, minds, FIRST_GAME_ACTIONS);
        return { learner: learner.name, won: winner(state) === 0, turns: turnCount(state), choices: choices[0] };
      }),
    );
    if (process.env.FIRST_GAMES !== undefined) console.table(summaries(games));
    expect(games.filter(({ won }) => won).length / games.length).toBeGreaterThanOrEqual(0.95);
    expect(Math.max(...games.map(({ turns }) => turns))).toBeLessThanOrEqual(12);
    expect(Math.max(...games.map(({ choices }) => choices))).toBeLessThanOrEqual(60);
  });
});

interface FirstGame {
  readonly learner: string;
  readonly won: boolean;
  readonly turns: number;
  readonly choices: number;
}

const summaries = (games: readonly FirstGame[]) =>
  [...new Set(games.map(({ learner }) => learner))].map((name) => {
    const own = games.filter(({ learner }) => learner === name);
    const mean = (of: (game: FirstGame) => number): number => own.reduce((sum, game) => sum + of(game), 0) / own.length;
    return {
      learner: name,
      won: mean(({ won }) => (won ? 1 : 0)),
      turns: mean(({ turns }) => turns),
      mostTurns: Math.max(...own.map(({ turns }) => turns)),
      choices: mean(({ choices }) => choices),
      mostChoices: Math.max(...own.map(({ choices }) => choices)),
    };
  });
