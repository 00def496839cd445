/** Positions and records of the frames: packs, rare cards, second decks, and the decisions before a game. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  addGame,
  type Choice,
  dealDecks,
  decision,
  fromPosition,
  type GameRecord,
  hash,
  makeRng,
  NotationError,
  newGame,
  newSeries,
  nextGame,
  type Position,
  parsePosition,
  parseRecord,
  parseRegulation,
  positionText,
  REGULATIONS,
  type Recording,
  type Ruleset,
  randomBelow,
  readPosition,
  recordChoice,
  recordOf,
  recordText,
  regulationId,
  replay,
  rulesetOf,
  type State,
  smallSeed,
  startRecord,
  toPosition,
  view,
} from '../../src/index.ts';
import { rulesOf } from '../harness/setUp.ts';

const IDS = REGULATIONS.map(regulationId);
const FRAMED = IDS.filter((id) => !/\/(full|regular)$/.test(id));
const SEED = 6;

/** A random game from its very start. */
function play(rules: Ruleset, see: (s: State, recording: Recording) => void): { record: GameRecord; state: State } {
  const decks = dealDecks(rules, smallSeed(SEED));
  const rng = makeRng(smallSeed(SEED));
  const recording = startRecord(rules, decks, smallSeed(SEED));
  const s = newGame(rules, decks, smallSeed(SEED));
  for (let now = decision(s); now !== undefined; now = decision(s)) {
    see(s, recording);
    const choice: Choice = now.options[randomBelow(rng, now.options.length)]!.choice;
    recordChoice(recording, s, choice);
  }
  return { record: recordOf(recording, s), state: s };
}

test.each(IDS)('%s: its id is read back', (id) => {
  expect(regulationId(parseRegulation(id))).toBe(id);
});

test.each(FRAMED)('%s: positions and the record of a random game come back', (id) => {
  const rules = rulesOf(id);
  const { record, state } = play(rules, (s, { choices }) => {
    if (decision(s)?.kind !== 'chance' || choices.length % 9 !== 0) return;
    const position = toPosition(s);
    for (const layout of ['lines', 'line'] as const)
      expectSame(parsePosition(positionText(rules, position, layout)), { regulation: id, position });
    const { A, B } = toPosition(fromPosition(rules, position).state);
    expectSame([A, B], [position.A, position.B]);
  });
  const read = parseRecord(recordText(record, rules), rulesetOf);
  expectSame(read, record);
  expect(hash(replay(read, rules))).toBe(hash(state));
});

function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

describe('the zones of the frames', () => {
  const empty = { life: [], hand: [], grave: [], field: [] };
  const position: Position = {
    turn: 'A',
    chance: 'A',
    A: { ...empty, life: ['C2'], pack: ['S5', 'HQ'], rare: 'JK1' },
    B: { ...empty, life: ['C3'], pack: ['D4'], packOpened: true, rare: 'SK', second: ['H2', 'H3'] },
  };

  test('are written and read', () => {
    const rules = rulesOf('8.0/pro/strategy');
    expect(positionText(rules, position)).toBe(`8.0/pro/strategy
turn: A  chance: A
A: life C2
   pack S5 HQ
   rare JK1
B: life C3
   opened D4
   rare SK
   second H2 H3
`);
    for (const layout of ['lines', 'line'] as const)
      expect(parsePosition(positionText(rules, position, layout)).position).toEqual(position);
    const { A, B } = toPosition(fromPosition(rules, position).state);
    expect([A, B]).toEqual([position.A, position.B]);
  });

  test('an empty pack is there, none is not', () => {
    const { A, B } = parsePosition('8.0/pro/pack turn: A A: life C2 pack B: life C2').position;
    expect([A.pack, A.packOpened, B.pack]).toEqual([[], undefined, undefined]);
  });

  test.each([
    ['8.0/pro/pack turn: A A: life C2 pack S5 S5', 'A has S5 twice'],
    ['8.0/pro/rarePack turn: A A: life C2 hand S5 rare S5', 'A has S5 twice'],
    ['8.0/pro/rarePack turn: A A: life C2 rare S5 S6', 'expected one rare card'],
    ['8.0/pro/rarePack turn: A A: life C2 pack S5 opened S6', 'A.pack is given twice'],
  ])('wrong: %s', (text, problem) => {
    expect(() => readPosition(text, rulesetOf)).toThrow(NotationError);
    expect(() => readPosition(text, rulesetOf)).toThrow(problem);
  });
});

describe('regulations with options', () => {
  test.each([
    ['7.0/pro/full+preset3', 14, 'there is no option "preset3"'],
    ['7.0/pro/full+preset2+', 22, 'the option is missing'],
    ['7.0/pro/full+', 14, 'the option is missing'],
    ['7.0/pro/+preset2', 9, 'the frame is missing'],
    ['7.0/pro/full+preset2+packs', 22, 'there is no option "packs"'],
    ['7.0/pro/full/preset2', 1, 'has more than three parts'],
  ])('%s', (id, column, problem) => {
    let error: unknown;
    try {
      parseRegulation(id);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(NotationError);
    expect(error).toMatchObject({ line: 1, column });
    expect((error as NotationError).problem).toContain(problem);
  });
});

describe('decisions before a game are choices of the record', () => {
  const start = (id: string): string => `blackpoker: 1\nregulation: ${id}\nseed: 1\n`;

  test('strategy: three cards each, then the rare cards', () => {
    const text = `${start('8.0/pro/strategy')}\nA: SA HA JK1  B: S2 S3 S4  A: SK  B: JK2\n`;
    const record = parseRecord(text, rulesetOf);
    expect(record.choices.length).toBe(8);
    const { A, B } = toPosition(replay(record, rulesOf('8.0/pro/strategy')));
    expect([A.rare, B.rare]).toEqual(['SK', 'JK2']);
    expect(A.hand).toEqual(expect.arrayContaining(['SA', 'HA', 'JK1']));
    expect(B.hand).toEqual(expect.arrayContaining(['S2', 'S3', 'S4']));
  });

  test('two decks: which one is used', () => {
    const decks = 'deckA: SA-K | HA-K\ndeckB: DA-K | CA-K | second\n';
    const text = `${start('7.0/pro/constructedHalf')}${decks}\nA: second\n`;
    const record = parseRecord(text, rulesetOf);
    expect(recordText(record, rulesOf('7.0/pro/constructedHalf'))).toContain('deckB: DA-K | CA-K | second');
    const { A, B } = toPosition(replay(record, rulesOf('7.0/pro/constructedHalf')));
    expect([A.second?.[0], B.second?.[0]]).toEqual(['SA', 'DA']);
  });

  test('the second game of a series: which deck may be used, and that it is known', () => {
    const rules = rulesOf('6.1/lite/randomHalf');
    const series = addGame(newSeries(rules, smallSeed(2)), { winner: 0, used: ['second', 'first'] });
    const { decks, seed } = nextGame(series)!;
    const recording = startRecord(rules, decks, seed);
    const s = newGame(rules, decks, seed);
    recordChoice(recording, s, decision(s)!.options[1]!.choice);
    const text = recordText(recordOf(recording, s), rules);
    expect(text).toMatch(/^deckA: .* first won known$/m);
    expect(text).toMatch(/^deckB: .* known$/m);
    expect(parseRecord(text, rulesetOf)).toEqual(recordOf(recording, s));
    expect(view(replay(parseRecord(text, rulesetOf), rules), 0)).toEqual(view(s, 0));
  });

  test('a card that is not offered is refused at its place', () => {
    const text = `${start('8.0/pro/rarePack')}\nA: S5 B: pass\n`;
    expect(() => parseRecord(text, rulesetOf)).toThrow('line 5, column 10');
  });
});
