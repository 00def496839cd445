/** The first difference between the position that must follow a case and the one that does. */
import {
  DRAWN,
  fieldCount,
  isSoldier,
  NONE,
  type Seat,
  type State,
  seatName,
  size,
  toPosition,
  unitAt,
  winner,
} from '@blackpoker/engine';
import type { Expected, ExpectedSeat, ExpectedUnit } from './case.ts';

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const winnerName = (s: State): string | null =>
  winner(s) === NONE ? null : winner(s) === DRAWN ? 'draw' : seatName(winner(s));
const sorted = (codes: readonly string[]): string[] => [...codes].sort();
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What of the state a case can speak of. */
export function observe(s: State): Expected {
  const position = toPosition(s);
  return {
    turn: position.turn,
    chance: position.chance,
    winner: winnerName(s),
    stage: (position.stage ?? []).map(({ action, by, keys }) => ({ action, by, keys })),
    A: observeSeat(s, 0),
    B: observeSeat(s, 1),
  };
}

function observeSeat(s: State, seat: Seat): ExpectedSeat {
  const { life, hand, grave, field, fog } = toPosition(s)[seat === 0 ? 'A' : 'B'];
  return {
    life,
    hand,
    grave,
    field: field.map((unit, i): ExpectedUnit => {
      const id = unitAt(s, seat, i);
      return {
        as: unit.as,
        cards: unit.cards,
        driven: unit.driven === true,
        new: unit.new === true,
        ...(isSoldier(s, id) && fieldCount(s, seat) > i && { size: size(s, id) }),
      };
    }),
    fog: (fog ?? []).flatMap(({ cards }) => cards),
  };
}

export function firstDifference(expected: Expected, s: State): Difference | undefined {
  const got = observe(s);
  const checks: (readonly [string, unknown, unknown])[] = [
    ['turn', expected.turn, got.turn],
    ['winner', expected.winner, got.winner],
    ...(expected.chance === undefined ? [] : [['chance', expected.chance, got.chance] as const]),
    ['stage', stageForm(expected), stageForm(got)],
    ...(['A', 'B'] as const).flatMap((name) => seatChecks(name, expected, got)),
  ];
  const found = checks.find(([, wanted, actual]) => !same(wanted, actual));
  return found && { path: found[0], expected: found[1], got: found[2] };
}

const stageForm = ({ stage }: Expected): unknown =>
  stage.map(({ action, by, keys }) => ({ action, by, keys: sorted(keys) }));

function seatChecks(name: 'A' | 'B', expected: Expected, got: Expected): (readonly [string, unknown, unknown])[] {
  const wanted = expected[name];
  const actual = got[name];
  const shuffled = expected.shuffled?.includes(`${name}.life`) === true;
  const life = (seat: ExpectedSeat): readonly string[] => (shuffled ? sorted(seat.life) : seat.life);
  const withSize = wanted.field.map(({ size: known }) => known !== undefined);
  return [
    [`${name}.life`, life(wanted), life(actual)],
    [`${name}.hand`, sorted(wanted.hand), sorted(actual.hand)],
    [`${name}.grave`, sorted(wanted.grave), sorted(actual.grave)],
    [`${name}.fog`, sorted(wanted.fog ?? []), sorted(actual.fog ?? [])],
    [
      `${name}.field`,
      fieldForm(wanted.field, withSize.some(Boolean) ? wanted.field : []),
      fieldForm(actual.field, withSize.some(Boolean) ? wanted.field : []),
    ],
    ...(expected.bulwarksInOrder === true ? [[`${name}.bulwarks`, bulwarks(wanted), bulwarks(actual)] as const] : []),
  ];
}

/** A set of units in a form that compares; sizes only of those units whose size is expected. */
function fieldForm(field: readonly ExpectedUnit[], sized: readonly ExpectedUnit[]): string[] {
  const hasSize = new Set(sized.filter(({ size: known }) => known !== undefined).map(({ cards }) => cards.join('+')));
  return field
    .map((unit) => {
      const flags = `${unit.driven === true ? ' driven' : ''}${unit.new === true ? ' new' : ''}`;
      return `${unit.as} ${unit.cards.join('+')}${flags}${hasSize.has(unit.cards.join('+')) ? ` size ${unit.size}` : ''}`;
    })
    .sort();
}

const bulwarks = (seat: ExpectedSeat): string[] =>
  seat.field.filter((unit) => unit.as === 'bulwark').map(({ cards }) => cards.join('+'));
