/** What both sides have while the turn player holds the chance and the stage is empty: the two ends of a round. */
import {
  type Card,
  fieldCount,
  graveAt,
  graveCount,
  handCards,
  handCount,
  isBulwark,
  isDriven,
  lifeCount,
  NONE,
  other,
  PACK,
  type Seat,
  type State,
  seatName,
  size,
  toPosition,
  turnPlayer,
  unitAt,
  unitCards,
} from '@blackpoker/engine';

/** Where a card lies, as far as a round can count on it. */
export const PLACES = {
  elsewhere: 0,
  hand: 1,
  grave: 2,
  drivenBulwark: 3,
  chargedBulwark: 4,
  drivenSoldier: 5,
  chargedSoldier: 6,
} as const;

/** What the tables alone do not show; worked out where two rests are compared in full. */
export interface Rights {
  /** Once-per-turn actions that were raised this turn. */
  readonly used: readonly string[];
  readonly rare: string | undefined;
  readonly closedPack: boolean;
  /** Own cards that entered this turn. */
  readonly fresh: readonly string[];
}

export interface Rest {
  readonly seat: Seat;
  readonly state: State;
  readonly life: number;
  readonly opponentLife: number;
  readonly opponentHand: number;
  /** By card: one of PLACES. */
  readonly places: Uint8Array;
  /** By card on the field: the bottom card of its unit; NONE elsewhere. */
  readonly units: Uint8Array;
  /** By bottom card of a soldier. */
  readonly sizes: Int16Array;
  rights: Rights | undefined;
}

/** Looks at a state; it must not be changed while the rest is in use. */
export function restOf(state: State): Rest {
  const seat = turnPlayer(state);
  const rest: Rest = {
    seat,
    state,
    life: lifeCount(state, seat),
    opponentLife: lifeCount(state, other(seat)),
    opponentHand: handCount(state, other(seat)),
    places: new Uint8Array(2 * PACK),
    units: new Uint8Array(2 * PACK).fill(NONE),
    sizes: new Int16Array(2 * PACK),
    rights: undefined,
  };
  for (const card of handCards(state, seat)) rest.places[card] = PLACES.hand;
  for (let i = 0; i < graveCount(state, seat); i++) rest.places[graveAt(state, seat, i)] = PLACES.grave;
  for (let of = 0; of < 2; of++) for (let i = 0; i < fieldCount(state, of); i++) placeUnit(rest, unitAt(state, of, i));
  return rest;
}

function placeUnit(rest: Rest, unit: Card): void {
  const { state, places, units, sizes } = rest;
  const charged = isDriven(state, unit) ? 0 : 1;
  const place = (isBulwark(state, unit) ? PLACES.drivenBulwark : PLACES.drivenSoldier) + charged;
  for (const card of unitCards(state, unit)) {
    places[card] = place;
    units[card] = unit;
  }
  sizes[unit] = isBulwark(state, unit) ? 0 : size(state, unit);
}

export function rightsOf(rest: Rest): Rights {
  rest.rights ??= lookUpRights(rest);
  return rest.rights;
}

function lookUpRights({ state, seat }: Rest): Rights {
  const position = toPosition(state);
  const name = seatName(seat);
  const side = seat === 0 ? position.A : position.B;
  return {
    used: position.used?.[name] ?? [],
    rare: side.rare,
    closedPack: side.pack !== undefined && side.packOpened !== true,
    fresh: side.field.flatMap((unit) => (unit.new === true ? unit.cards : Array.isArray(unit.new) ? unit.new : [])),
  };
}
