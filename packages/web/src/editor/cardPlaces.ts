/** Where cards lie in a position, and moving them: everything that touches single cards. */
import type { Position, PositionFog, PositionRequest, PositionSeat, PositionUnit } from '@blackpoker/engine';
import { isSeatLetter, type SeatLetter } from './positionModel.ts';

export const PILES = ['life', 'hand', 'grave', 'pack', 'rare', 'second'] as const;
export type Pile = (typeof PILES)[number];

/** Where a card can be put. Units, fogs and requests are named by their place, counted from 0. */
export type Destination =
  | { readonly type: 'pile'; readonly seat: SeatLetter; readonly pile: Pile }
  | { readonly type: 'row'; readonly seat: SeatLetter; readonly as: PositionUnit['as'] }
  | { readonly type: 'unit'; readonly seat: SeatLetter; readonly index: number }
  | { readonly type: 'fog'; readonly seat: SeatLetter; readonly index: number }
  | { readonly type: 'request'; readonly seat: SeatLetter; readonly index: number };

export type Zone = Pile | 'field' | 'fog' | 'stage';

/** Where each card of a seat lies; a card that lies nowhere is not in it. */
export function placesOf(position: Position, seat: SeatLetter): ReadonlyMap<string, Zone> {
  const side = position[seat];
  const own = (position.stage ?? []).filter(({ by }) => by === seat);
  const zones: readonly (readonly [Zone, readonly string[]])[] = [
    ...PILES.map((pile) => [pile, pileOf(side, pile)] as const),
    ['field', side.field.flatMap(({ cards }) => cards)],
    ['fog', (side.fog ?? []).flatMap(({ cards }) => cards)],
    ['stage', own.flatMap(({ keys }) => keys)],
  ];
  return new Map(zones.flatMap(([zone, codes]) => codes.map((code) => [code, zone] as const)));
}

export function pileOf(side: PositionSeat, pile: Pile): readonly string[] {
  if (pile === 'rare') return side.rare === undefined ? [] : [side.rare];
  return side[pile] ?? [];
}

/** The cards at a destination; those of a row are the cards of all its units of that kind. */
export function cardsAt(position: Position, to: Destination): readonly string[] {
  const side = position[to.seat];
  switch (to.type) {
    case 'pile':
      return pileOf(side, to.pile);
    case 'row':
      return side.field.filter(({ as }) => as === to.as).flatMap(({ cards }) => cards);
    case 'unit':
      return side.field[to.index]?.cards ?? [];
    case 'fog':
      return side.fog?.[to.index]?.cards ?? [];
    case 'request':
      return position.stage?.[to.index]?.keys ?? [];
  }
}

const remove = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : codes;

/** Takes a card off the table. A unit or a fog that loses its last card goes with it. What did not hold the card stays the same object. */
export function withoutCard(position: Position, seat: SeatLetter, code: string): Position {
  const stage = position.stage?.map((request) => (request.by === seat ? withoutKey(request, code) : request));
  const taken = { ...position, ...(stage !== undefined && { stage }) };
  return { ...taken, [seat]: sideWithout(position[seat], code) };
}

const withoutKey = (request: PositionRequest, code: string): PositionRequest =>
  request.keys.includes(code) ? { ...request, keys: remove(request.keys, code) } : request;

function sideWithout({ rare, ...side }: PositionSeat, code: string): PositionSeat {
  const { pack, second, fog } = side;
  return {
    ...side,
    life: remove(side.life, code),
    hand: remove(side.hand, code),
    grave: remove(side.grave, code),
    field: side.field.flatMap((unit) => holderWithout(unit, code)),
    ...(fog !== undefined && { fog: fog.flatMap((one) => holderWithout(one, code)) }),
    ...(pack !== undefined && { pack: remove(pack, code) }),
    ...(second !== undefined && { second: remove(second, code) }),
    ...(rare !== undefined && rare !== code && { rare }),
  };
}

function holderWithout<T extends PositionUnit | PositionFog>(holder: T, code: string): T[] {
  if (!holder.cards.includes(code)) return [holder];
  const cards = remove(holder.cards, code);
  return cards.length === 0 ? [] : [{ ...holder, cards }];
}

/** Puts a card there, wherever it was: to the bottom of a pile, as a unit of its own at the end of the row, upon a unit. */
export function putCard(position: Position, to: Destination, code: string): Position {
  const free = withoutCard(position, to.seat, code);
  if (to.type === 'request') return { ...free, stage: putKey(free.stage ?? [], position.stage?.[to.index], code) };
  return { ...free, [to.seat]: putIntoSide(free[to.seat], position[to.seat], to, code) };
}

function putKey(stage: readonly PositionRequest[], at: PositionRequest | undefined, code: string): PositionRequest[] {
  return stage.map((request) => (request === at ? { ...request, keys: [...request.keys, code] } : request));
}

/** `before`: the same side while the card still lay elsewhere: what is put upon is found by being the same object. */
function putIntoSide(
  side: PositionSeat,
  before: PositionSeat,
  to: Exclude<Destination, { type: 'request' }>,
  code: string,
): PositionSeat {
  switch (to.type) {
    case 'pile':
      return to.pile === 'rare' ? { ...side, rare: code } : { ...side, [to.pile]: [...(side[to.pile] ?? []), code] };
    case 'row':
      return { ...side, field: [...side.field, { as: to.as, cards: [code] }] };
    case 'unit':
      return { ...side, field: side.field.map((unit) => putUpon(unit, before.field[to.index], code)) };
    case 'fog':
      return { ...side, fog: (side.fog ?? []).map((fog) => putUpon(fog, before.fog?.[to.index], code)) };
  }
}

const putUpon = <T extends PositionUnit | PositionFog>(holder: T, chosen: T | undefined, code: string): T =>
  holder === chosen ? { ...holder, cards: [...holder.cards, code] } : holder;

/** A tap on a card: it goes there, or off the table where it lies there already. */
export function toggleAt(position: Position, to: Destination, code: string): Position {
  return cardsAt(position, to).includes(code) ? withoutCard(position, to.seat, code) : putCard(position, to, code);
}

/** The seats' letters of a position are typed as text. */
export const seatOf = (by: string): SeatLetter => (isSeatLetter(by) ? by : 'A');
