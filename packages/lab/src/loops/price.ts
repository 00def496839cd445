/** What a round consumes: everything that its start had and its end has not. */
import { type Card, cardCode, ownerOf, PACK } from '@blackpoker/engine';
import { PLACES, type Rest, rightsOf } from './rest.ts';

/** Of the turn player, but for the last. All of it can run out. */
export const CONSUMED = [
  /** Cards that were in hand and are not. */
  'hand',
  /** Fewer cards in the life. */
  'life',
  /** Units that stand no more, or stand as something else. */
  'units',
  /** Units that were charged and are driven. */
  'charge',
  /** Soldiers that have become smaller. */
  'size',
  /** Units that could have attacked, and count as new now. */
  'fresh',
  /** Cards that were in the grave and are not. */
  'grave',
  /** Once-per-turn actions, the rare card, the closed pack. */
  'rights',
  /** The opponent’s units that are gone or changed: what a round aims at, it needs again. */
  'targets',
] as const;
export type Consumed = (typeof CONSUMED)[number];
export type Price = Readonly<Record<Consumed, number>>;

type Tally = Record<Consumed, number>;

const nothing = (): Tally => ({
  hand: 0,
  life: 0,
  units: 0,
  charge: 0,
  size: 0,
  fresh: 0,
  grave: 0,
  rights: 0,
  targets: 0,
});

export const total = (price: Price): number => CONSUMED.reduce((sum, each) => sum + price[each], 0);

/** Does the end have everything that the start had? */
export const isFree = (price: Price): boolean => total(price) === 0;
export const isLifeOnly = (price: Price): boolean => price.life > 0 && total(price) === price.life;

/** What the tables show: all but rights and freshness, which cannot come back within a turn. */
export function tablePrice(start: Rest, end: Rest): Price {
  const tally = nothing();
  tally.life = Math.max(0, start.life - end.life);
  for (let card = 0; card < 2 * PACK; card++) count(tally, start, end, card);
  return tally;
}

/** All of it. */
export function price(start: Rest, end: Rest): Price {
  const [before, after] = [rightsOf(start), rightsOf(end)];
  return {
    ...tablePrice(start, end),
    fresh: after.fresh.filter((code) => isAgedUnit(start, code) && !before.fresh.includes(code)).length,
    rights:
      after.used.filter((id) => !before.used.includes(id)).length +
      (before.rare !== undefined && after.rare === undefined ? 1 : 0) +
      (before.closedPack && !after.closedPack ? 1 : 0),
  };
}

const isAgedUnit = ({ places, seat }: Rest, code: string): boolean => {
  for (let card = seat * PACK; card < (seat + 1) * PACK; card++)
    if (cardCode(card) === code) return (places[card] as number) >= PLACES.drivenBulwark;
  return false;
};

function count(tally: Tally, start: Rest, end: Rest, card: Card): void {
  const before = start.places[card] as number;
  const after = end.places[card] as number;
  if (before === PLACES.hand) tally.hand += after === PLACES.hand ? 0 : 1;
  else if (before === PLACES.grave) tally.grave += after === PLACES.grave ? 0 : 1;
  else if (start.units[card] === card) countUnit(tally, start, end, card);
}

function countUnit(tally: Tally, start: Rest, end: Rest, unit: Card): void {
  const before = start.places[unit] as number;
  const after = end.places[unit] as number;
  const smaller = (end.sizes[unit] as number) < (start.sizes[unit] as number);
  if (ownerOf(unit) !== start.seat) {
    const same = isIntact(start, end, unit) && before === after && start.sizes[unit] === end.sizes[unit];
    tally.targets += same ? 0 : 1;
  } else if (!isIntact(start, end, unit)) tally.units++;
  else {
    tally.charge += before > after ? 1 : 0;
    tally.size += smaller ? 1 : 0;
  }
}

const isSoldierPlace = (place: number): boolean => place >= PLACES.drivenSoldier;

/** Still there with all its cards, as what it was. */
function isIntact(start: Rest, end: Rest, unit: Card): boolean {
  const after = end.places[unit] as number;
  if (end.units[unit] !== unit || isSoldierPlace(after) !== isSoldierPlace(start.places[unit] as number)) return false;
  for (let card = 0; card < 2 * PACK; card++) if (start.units[card] === unit && end.units[card] !== unit) return false;
  return true;
}

export const damage = (start: Rest, end: Rest): number => start.opponentLife - end.opponentLife;

/**
 * Has the end nothing that the start had not? Then the steps between them were in vain. A card is taken to be worth no more in the
 * grave than where it came from.
 */
export function isInVain(start: Rest, end: Rest): boolean {
  if (damage(start, end) > 0) return false;
  const gained = tablePrice(end, start);
  return total(gained) === gained.grave;
}

/** What has come instead: cards in hand and on the field that were elsewhere. */
export interface Gains {
  readonly hand: number;
  readonly field: number;
  readonly life: number;
  /** Cards that the opponent has drawn. */
  readonly opponentHand: number;
}

export function gains(start: Rest, end: Rest): Gains {
  let [hand, field] = [0, 0];
  for (let card = start.seat * PACK; card < (start.seat + 1) * PACK; card++) {
    const [before, after] = [start.places[card] as number, end.places[card] as number];
    if (after === PLACES.hand && before !== PLACES.hand) hand++;
    if (after > PLACES.grave && before <= PLACES.grave) field++;
  }
  return {
    hand,
    field,
    life: Math.max(0, end.life - start.life),
    opponentHand: Math.max(0, end.opponentHand - start.opponentHand),
  };
}
