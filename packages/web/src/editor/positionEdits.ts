/** Changes of a position beside those of single cards. Each gives a new position; `normalised` renames what has moved. */
import {
  type Action,
  cardCode,
  FULL_DECK,
  type Position,
  type PositionFog,
  type PositionRequest,
  type PositionSeat,
  type PositionUnit,
  type Rng,
  type Ruleset,
  shuffled,
} from '@blackpoker/engine';
import { placesOf } from './cardPlaces.ts';
import { type SeatLetter, unitName } from './positionModel.ts';

const changeSide = (position: Position, seat: SeatLetter, change: (side: PositionSeat) => PositionSeat): Position => ({
  ...position,
  [seat]: change(position[seat]),
});

const replaced = <T>(items: readonly T[], index: number, ...put: readonly T[]): T[] => [
  ...items.slice(0, index),
  ...put,
  ...items.slice(index + 1),
];

/** The item goes to another place; one that is not there leaves everything as it is. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const rest = replaced(items, from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

// piles

export const setPile = (
  position: Position,
  seat: SeatLetter,
  pile: 'life' | 'grave',
  cards: readonly string[],
): Position => changeSide(position, seat, (side) => ({ ...side, [pile]: cards }));

export const shuffleLife = (position: Position, seat: SeatLetter, rng: Rng): Position =>
  setPile(position, seat, 'life', shuffled(rng, position[seat].life));

/** Fills the life, in any order, with cards of the seat's deck that lie nowhere: as many as the deck may have. */
export function fillLife(rules: Ruleset, position: Position, seat: SeatLetter, rng: Rng): Position {
  const places = placesOf(position, seat);
  const faces = rules.deck.kind === 'fixed' ? rules.deck.faces : FULL_DECK;
  const free = faces.map(cardCode).filter((code) => !places.has(code));
  const beside = [...places.values()].filter((zone) => zone !== 'pack' && zone !== 'second').length;
  const room = rules.series.decks === 2 ? free.length : rules.deck.max - beside;
  const added = shuffled(rng, free).slice(0, Math.max(0, room));
  return setPile(position, seat, 'life', shuffled(rng, [...position[seat].life, ...added]));
}

export type PackState = 'none' | 'closed' | 'open';

export const packStateOf = ({ pack, packOpened }: PositionSeat): PackState => {
  if (pack === undefined) return 'none';
  return packOpened === true ? 'open' : 'closed';
};

export const setPackState = (position: Position, seat: SeatLetter, state: PackState): Position =>
  changeSide(position, seat, ({ pack, packOpened: _, ...side }) =>
    state === 'none' ? side : { ...side, pack: pack ?? [], packOpened: state === 'open' },
  );

export const clearPile = (
  position: Position,
  seat: SeatLetter,
  pile: 'life' | 'hand' | 'grave' | 'pack' | 'second',
): Position => changeSide(position, seat, (side) => ({ ...side, [pile]: [] }));

// units

export const changeUnit = (
  position: Position,
  seat: SeatLetter,
  index: number,
  changes: Partial<PositionUnit>,
): Position =>
  changeSide(position, seat, (side) => {
    const unit = side.field[index];
    return unit === undefined ? side : { ...side, field: replaced(side.field, index, { ...unit, ...changes }) };
  });

export const removeUnit = (position: Position, seat: SeatLetter, index: number): Position =>
  changeSide(position, seat, (side) => ({ ...side, field: replaced(side.field, index) }));

export const moveUnit = (position: Position, seat: SeatLetter, index: number, to: number): Position =>
  changeSide(position, seat, (side) => ({ ...side, field: movedTo(side.field, index, to) }));

export function setModifier(position: Position, unit: string, by: number): Position {
  const others = (position.modifiers ?? []).filter((one) => one.unit !== unit);
  return { ...position, modifiers: by === 0 ? others : [...others, { unit, by }] };
}

export const modifierOf = ({ modifiers = [] }: Position, unit: string): number =>
  modifiers.find((one) => one.unit === unit)?.by ?? 0;

export const isAttacker = ({ combat }: Position, unit: string): boolean => combat?.attackers.includes(unit) === true;

/** Attackers stand in the order of their rows. */
export function setAttacker(position: Position, unit: string, attacks: boolean): Position {
  const { combat = { attackers: [] } } = position;
  const wanted = attacks ? [...combat.attackers, unit] : combat.attackers.filter((one) => one !== unit);
  const attackers = unitNames(position).filter((name) => wanted.includes(name));
  const { [unit]: _, ...blocks } = combat.blocks ?? {};
  const { combat: __, ...rest } = position;
  return attackers.length === 0
    ? rest
    : { ...rest, combat: { attackers, blocks: attacks ? (combat.blocks ?? {}) : blocks } };
}

export const unitNames = ({ A, B }: Position): string[] => [
  ...A.field.map((_, i) => unitName('A', i)),
  ...B.field.map((_, i) => unitName('B', i)),
];

/** The attacker that a unit blocks. */
export const blockedBy = ({ combat }: Position, unit: string): string | undefined =>
  Object.entries(combat?.blocks ?? {}).find(([, blockers]) => blockers.includes(unit))?.[0];

export function setBlock(position: Position, unit: string, attacker: string | undefined): Position {
  if (position.combat === undefined) return position;
  const others = Object.entries(position.combat.blocks ?? {}).map(
    ([name, blockers]) => [name, blockers.filter((one) => one !== unit)] as const,
  );
  const blocks: Record<string, readonly string[]> = Object.fromEntries(others);
  if (attacker !== undefined) blocks[attacker] = [...(blocks[attacker] ?? []), unit];
  return { ...position, combat: { ...position.combat, blocks } };
}

// fogs and requests

export const addFog = (position: Position, seat: SeatLetter, effect: string): Position =>
  changeSide(position, seat, (side) => ({ ...side, fog: [...(side.fog ?? []), { effect, cards: [] }] }));

export const setFog = (position: Position, seat: SeatLetter, index: number, fog: PositionFog): Position =>
  changeSide(position, seat, (side) => ({ ...side, fog: replaced(side.fog ?? [], index, fog) }));

export const removeFog = (position: Position, seat: SeatLetter, index: number): Position =>
  changeSide(position, seat, (side) => ({ ...side, fog: replaced(side.fog ?? [], index) }));

export const addRequest = (position: Position, by: SeatLetter, action: Action): Position => ({
  ...position,
  stage: [...(position.stage ?? []), { action: action.id, by, keys: [] }],
});

export const setRequest = (position: Position, index: number, request: PositionRequest): Position => ({
  ...position,
  stage: replaced(position.stage ?? [], index, request),
});

export const removeRequest = (position: Position, index: number): Position => ({
  ...position,
  stage: replaced(position.stage ?? [], index),
});

export const moveRequest = (position: Position, index: number, to: number): Position => ({
  ...position,
  stage: movedTo(position.stage ?? [], index, to),
});

// the table

export function setUsed(position: Position, seat: SeatLetter, action: string, used: boolean): Position {
  const others = (position.used?.[seat] ?? []).filter((id) => id !== action);
  return { ...position, used: { ...position.used, [seat]: used ? [...others, action] : others } };
}

export const setPassed = (position: Position, seat: SeatLetter, passed: boolean): Position => ({
  ...position,
  passed: [...(position.passed ?? []).filter((one) => one !== seat), ...(passed ? [seat] : [])],
});

export const setForce = (position: Position, seat: SeatLetter, by: number): Position => ({
  ...position,
  force: { ...position.force, [seat]: by },
});
