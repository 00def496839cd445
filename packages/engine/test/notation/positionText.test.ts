import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  decision,
  type Edition,
  type Format,
  fromPosition,
  type Position,
  PositionError,
  parsePosition,
  plainRuleset,
  positionText,
  readPosition,
  rulesetOf,
  toPosition,
} from '../../src/index.ts';
import { randomGame, rulesetsOf } from './randomGame.ts';

const folder = new URL('../../../../conformance/', import.meta.url);
interface Case {
  readonly id: string;
  readonly editions: readonly Edition[];
  readonly formats: readonly Format[];
  readonly given: Position;
}
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Case[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Case[]);
const lite = plainRuleset('8.0', 'lite');
const empty = { life: [], hand: [], grave: [], field: [] };

test.each(cases)('$id: its position comes back', ({ editions, formats, given }) => {
  for (const edition of editions)
    for (const format of formats) {
      const rules = plainRuleset(edition, format);
      for (const layout of ['lines', 'line'] as const) {
        const read = readPosition(positionText(rules, given, layout), rulesetOf);
        expect(read.regulation).toBe(rules.id);
        expectSame(read.position, given);
        expectSame(toPosition(read.state), toPosition(fromPosition(rules, given).state));
      }
    }
});

/** Requests are numbered anew when a position is set up. */
function renumbered(position: Position): Position {
  const ids = new Map(position.stage?.map(({ id }, i) => [id, `#${i}`]));
  const stage = position.stage?.map((request, i) => {
    const target = ids.get(request.target ?? undefined) ?? request.target;
    return { ...request, id: `#${i}`, ...(target !== undefined && { target }) };
  });
  return stage === undefined ? position : { ...position, stage };
}

/** Thousands of positions are compared: the slow comparison is for showing a difference. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

test.each(rulesetsOf())('$id: the positions of random games come back', (rules) => {
  for (const seed of [1, 2])
    randomGame(rules, seed, {
      see: (s, { choices }) => {
        if (decision(s)?.kind !== 'chance' || choices.length % 3 !== 0) return;
        const position = toPosition(s);
        const text = positionText(rules, position);
        expectSame(parsePosition(text), { regulation: rules.id, position });
        expect(positionText(rules, parsePosition(positionText(rules, position, 'line')).position)).toBe(text);
        expectSame(toPosition(fromPosition(rules, position).state), renumbered(position));
      },
    });
});

describe('what can be written', () => {
  const full: Position = {
    turn: 'A',
    chance: 'B',
    stage: [
      { id: 's1', action: 'blackJack', by: 'A', keys: ['JK1', 'SJ'], target: 'B', held: 2 },
      { id: '#1', action: 'up', by: 'A', keys: ['H5'], target: null },
      { id: '#2', action: 'changeTarget', by: 'B', keys: ['C5', 'C6'], target: 's1' },
    ],
    combat: { attackers: ['a', 'A2'], blocks: { a: ['B1', 'x'] } },
    modifiers: [{ unit: 'a', by: -3 }],
    force: { B: 5 },
    used: { A: ['setBulwark', 'attack'] },
    passed: ['A', 'B'],
    emptyRound: true,
    A: {
      life: ['C2', 'H10'],
      hand: [],
      grave: ['JK2'],
      field: [
        { unit: 'a', as: 'soldier', cards: ['S5', 'S8'], driven: true, new: ['S8'] },
        { unit: 'A2', as: 'soldier', cards: ['HK'], new: true },
      ],
      fog: [{ effect: 'force', cards: ['H6', 'H7'] }],
    },
    B: {
      ...empty,
      field: [
        { unit: 'B1', as: 'bulwark', cards: ['S5'], driven: true, new: true },
        { unit: 'x', as: 'soldier', cards: ['CA'] },
      ],
      fog: [{ effect: 'down', cards: ['S6'], target: 'a' }],
    },
  };

  test('everything', () => {
    expect(positionText(lite, full)).toBe(`8.0/lite/full
turn: A  chance: B
A: life C2 H10 | grave JK2
   field a=S5+S8 driven new S8, HK new
   fog force H6 H7
B:
   field bulwark S5 driven new, x=CA
   fog down S6 -> a
stage: s1=A blackJack JK1 SJ -> @B held 2, A up H5 -> lost, B changeTarget C5 C6
     -> s1
combat: a vs B1 x, A2
modifiers: a -3
force: B +5
used: A setBulwark attack
passed: A, B
emptyRound: yes
`);
    expect(parsePosition(positionText(lite, full)).position).toEqual(full);
    expect(parsePosition(positionText(lite, full, 'line')).position).toEqual(full);
  });

  test('nothing', () => {
    const bare: Position = { turn: 'B', chance: 'B', A: empty, B: empty };
    expect(parsePosition('8.0/lite/full turn: B').position).toEqual(bare);
    expect(positionText(lite, bare, 'line')).toBe('8.0/lite/full / turn: B  chance: B / A: / B:');
  });

  test('names by place, unless somebody else bears them', () => {
    const { A } = parsePosition('8.0/lite/full turn: B A: field A2=S5, S6, S7 new driven').position;
    expect(A.field).toEqual([
      { unit: 'A2', as: 'soldier', cards: ['S5'] },
      { as: 'soldier', cards: ['S6'] },
      { unit: 'A3', as: 'soldier', cards: ['S7'], driven: true, new: true },
    ]);
  });

  test('signs of suits, comments, folded lines', () => {
    const text = '8.0/lite/full ; the newest\nturn:\nB\nA: life ♠5\n♥10 | hand jk1 ; and more\n;\nB: life D2';
    expect(parsePosition(text).position).toEqual({
      turn: 'B',
      chance: 'B',
      A: { ...empty, life: ['S5', 'H10'], hand: ['JK1'] },
      B: { ...empty, life: ['D2'] },
    });
  });

  test.each([
    ['turn', { ...full, turn: 'C' }],
    ['A.life', { ...full, A: { ...empty, life: ['S11'] } }],
    ['A.field[0]', { ...full, A: { ...empty, field: [{ as: 'soldier', cards: [] }] } }],
    ['A.field[0].unit', { ...full, A: { ...empty, field: [{ unit: 'a b', as: 'soldier', cards: ['S5'] }] } }],
    ['A.field[0].new', { ...full, A: { ...empty, field: [{ as: 'soldier', cards: ['S5'], new: ['S6'] }] } }],
    ['combat.blocks', { ...full, combat: { attackers: [], blocks: { a: ['x'] } } }],
    ['modifiers', { ...full, modifiers: [{ unit: 'a', by: 0.5 }] }],
  ] satisfies [string, Position][])('a wrong part is refused: %s', (path, position) => {
    expect(() => positionText(lite, position)).toThrow(PositionError);
    expect(() => positionText(lite, position)).toThrow(`${path}: `);
  });
});
