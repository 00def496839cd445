import {
  actionChoice,
  type Choice,
  countOptions,
  DONE,
  DRAWN,
  dealDecks,
  type GameEvent,
  indexOfAction,
  isOver,
  NONE,
  optionAt,
  PASS,
  plainRuleset,
  REGULATIONS,
  type Ruleset,
  regulationId,
  rulesetOf,
  type Seat,
  type State,
  smallSeed,
  turnCount,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import {
  type Mind,
  type Observer,
  type PlayedGame,
  PlayerError,
  playerNamed,
  playGame,
  sitDown,
  without,
} from '../src/index.ts';

const lite = plainRuleset('8.0', 'lite');
const rulesNamed = (id: string): Ruleset => rulesetOf(id) ?? lite;

function play(a: string, b: string, number: number, observer: Observer = {}, rules = lite): PlayedGame {
  const seed = smallSeed(number);
  const players = [playerNamed(a), playerNamed(b)] as const;
  return playGame(rules, dealDecks(rules, seed), seed, sitDown(players, rules, seed), observer);
}

interface Made {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly options: readonly Choice[];
}

/** Every choice of a game with what was offered beside it. */
function choicesOf(a: string, b: string, number: number, rules = lite): Made[] {
  const made: Made[] = [];
  const onChoice = (s: State, seat: Seat, choice: Choice): void => {
    made.push({ seat, choice, options: Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i)) });
  };
  play(a, b, number, { onChoice }, rules);
  return made;
}

describe('a game', () => {
  test('tells who won, how, who began, and how long it was', () => {
    const { state, winner, cause, first, turns, decisions } = play('random', 'random', 1);
    expect(isOver(state)).toBe(true);
    expect([0, 1, DRAWN]).toContain(winner);
    expect(lite.actions[cause]).toBeDefined();
    expect([0, 1]).toContain(first);
    expect(turns).toBe(turnCount(state));
    expect(decisions).toBe(choicesOf('random', 'random', 1).filter(({ options }) => options.length > 1).length);
  });

  test('is the same whoever looks on', () => {
    const alone = play('random', 'first', 2);
    const events: GameEvent[] = [];
    const turns: number[] = [];
    let choices = 0;
    const seen = play('random', 'first', 2, {
      everyPass: true,
      onEvent: (event) => events.push(event),
      onTurn: (s) => turns.push(turnCount(s)),
      onChoice: () => choices++,
    });
    expect({ ...seen, state: undefined }).toEqual({ ...alone, state: undefined });
    expect(choices).toBeGreaterThan(alone.decisions);
    expect(turns).toEqual(Array.from({ length: alone.turns }, (_, i) => i + 1));
    expect(events.at(-1)?.type).toBe('won');
    expect(events.filter(({ type }) => type === 'turn')).toHaveLength(alone.turns);
  });

  test('that is too long is a stall', () => {
    const seed = smallSeed(1);
    const minds = sitDown([playerNamed('random'), playerNamed('random')], lite, seed);
    const { winner, decisions, state } = playGame(lite, dealDecks(lite, seed), seed, minds, {}, 10);
    expect({ winner, decisions, over: isOver(state) }).toEqual({ winner: NONE, decisions: 10, over: false });
  });

  test('asks whose choice it is, and tells them no more than they may know', () => {
    const seed = smallSeed(3);
    const asked: Seat[] = [];
    const mind = (seat: Seat): Mind => ({
      choose: (question) => {
        asked.push(seat);
        const { options, seat: whose } = question.decision();
        expect([whose, question.seat, question.view().viewer]).toEqual([seat, seat, seat]);
        expect(options.map(({ choice }) => choice)).toEqual(
          Array.from({ length: question.count }, (_, i) => question.optionAt(i)),
        );
        return question.optionAt(asked.length % question.count);
      },
    });
    playGame(lite, dealDecks(lite, seed), seed, [mind(0), mind(1)], {}, 60);
    expect(new Set(asked)).toEqual(new Set([0, 1]));
  });
});

describe('random', () => {
  test('plays the same for the same seed, and not the same for another', () => {
    expect(choicesOf('random', 'random', 5)).toEqual(choicesOf('random', 'random', 5));
    expect(choicesOf('random', 'random', 5)).not.toEqual(choicesOf('random', 'random', 6));
  });

  test('takes each option about equally often', () => {
    const made = Array.from({ length: 40 }, (_, i) => choicesOf('random', 'random', i))
      .flat()
      .filter(({ options }) => options.length === 2);
    const first = made.filter(({ choice, options }) => choice === options[0]).length;
    expect(made.length).toBeGreaterThan(1000);
    expect(first / made.length).toBeGreaterThan(0.45);
    expect(first / made.length).toBeLessThan(0.55);
  });
});

describe('first', () => {
  const END = actionChoice(indexOfAction(lite, 'end'));
  const made = [1, 2, 3].flatMap((number) => choicesOf('first', 'first', number));

  test('takes the first option that does something, where there is one', () => {
    const could = made.filter(({ options }) => options.some((each) => ![PASS, DONE, END].includes(each)));
    expect(could.some(({ options }) => [PASS, DONE, END].includes(options[0] ?? PASS))).toBe(true);
    for (const { choice, options } of could)
      expect(choice).toBe(options.find((each) => ![PASS, DONE, END].includes(each)));
  });

  test('ends its turn when there is nothing else to do', () => {
    const atEnd = made.filter(({ options }) => options.join() === [PASS, END].join());
    expect(atEnd.length).toBeGreaterThan(0);
    for (const { choice } of atEnd) expect(choice).toBe(END);
  });

  test.each(REGULATIONS.map(regulationId))('its games of %s end', (id) => {
    const rules = rulesNamed(id);
    for (const [a, b] of [
      ['first', 'first'],
      ['first', 'random'],
    ] as const)
      expect(play(a, b, 4, {}, rules).winner).not.toBe(NONE);
  });
});

describe('a player without an action', () => {
  const SUMMON = actionChoice(indexOfAction(lite, 'summonSoldier'));
  const games = Array.from({ length: 6 }, (_, i) => choicesOf('random-without-summonSoldier', 'random', i)).flat();

  test('never requests it where there is anything else, and the other one does', () => {
    const could = games.filter(({ options }) => options.includes(SUMMON) && options.length > 1);
    expect(could.some(({ seat }) => seat === 0)).toBe(true);
    expect(could.filter(({ seat, choice }) => seat === 0 && choice === SUMMON)).toEqual([]);
    expect(could.some(({ seat, choice }) => seat === 1 && choice === SUMMON)).toBe(true);
  });

  test('passes where only a pass is left, and does everything else as before', () => {
    const own = games.filter(({ seat, options }) => seat === 0 && options.includes(SUMMON));
    const orPass = own.filter(({ options }) => options.length === 2 && options.includes(PASS));
    for (const { choice } of orPass) expect(choice).toBe(PASS);
    expect(new Set(own.map(({ choice }) => choice)).size).toBeGreaterThan(2);
  });

  test('takes it where the rules leave nothing else', () => {
    const END = actionChoice(indexOfAction(lite, 'end'));
    const made = choicesOf('random-without-end', 'random', 1).filter(({ seat }) => seat === 0);
    expect(made.some(({ choice, options }) => choice === END && options.length === 1)).toBe(true);
    expect(made.some(({ choice, options }) => choice === END && options.length > 1)).toBe(false);
  });

  test('may be without several', () => {
    const name = 'random-without-attack-without-setBulwark';
    const forbidden = ['attack', 'setBulwark'].map((id) => actionChoice(indexOfAction(lite, id)));
    const all = Array.from({ length: 3 }, (_, i) => choicesOf(name, 'random', i)).flat();
    const made = all.filter(({ seat, options }) => seat === 0 && options.some((each) => !forbidden.includes(each)));
    expect(playerNamed(name).name).toBe(name);
    expect(made.some(({ options }) => forbidden.every((each) => options.includes(each)))).toBe(true);
    expect(made.filter(({ choice }) => forbidden.includes(choice))).toEqual([]);
  });

  test('is told of a decision without it, and keeps what it thinks of its chances', () => {
    const seen: number[] = [];
    const thinker = {
      name: 'thinker',
      sitDown: (): Mind => ({
        choose: ({ count, optionAt: at, decision }) => {
          expect(decision().options.map(({ choice }) => choice)).toEqual(
            Array.from({ length: count }, (_, i) => at(i)),
          );
          expect(decision().options.map(({ choice }) => choice)).not.toContain(SUMMON);
          seen.push(count);
          return at(count - 1);
        },
        winChance: () => 0.25,
      }),
    };
    const seed = smallSeed(1);
    const [a, b] = sitDown([without(thinker, 'summonSoldier'), playerNamed('random')], lite, seed);
    playGame(lite, dealDecks(lite, seed), seed, [a, b], {}, 80);
    expect(seen.length).toBeGreaterThan(5);
    expect(a.winChance?.({} as never)).toBe(0.25);
    expect(b.winChance).toBeUndefined();
  });
});

test('a name that nobody has is refused with the names that there are', () => {
  expect(() => playerNamed('radnom')).toThrow(PlayerError);
  expect(() => playerNamed('radnom')).toThrow(/"radnom".*random, first/);
  expect(() => playerNamed('random-without-cuonter')).toThrow(/no action "cuonter"/);
  expect(() => sitDown([playerNamed('random-without-draw'), playerNamed('random')], lite, smallSeed(1))).toThrow(
    /nobody requests draw in 8\.0\/lite\/full/,
  );
});
