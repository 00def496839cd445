/** Positions that the turn player cannot tell from this one: what nobody, or only the opponent, has seen lies in another order. */
import { type Position, type PositionSeat, type PositionUnit, type Rng, shuffled } from '@blackpoker/engine';

/** Draws such a position. `me` is the turn player. */
export function reshuffled(position: Position, rng: Rng): Position {
  const mine = position.turn === 'A' ? 'A' : 'B';
  const theirs = mine === 'A' ? 'B' : 'A';
  return {
    ...position,
    [mine]: dealtAgain(position[mine], rng, false),
    [theirs]: dealtAgain(position[theirs], rng, true),
  };
}

/** Life and closed pack; of the opponent also hand and bulwarks. */
function dealtAgain(side: PositionSeat, rng: Rng, hidden: boolean): PositionSeat {
  const pack = side.pack !== undefined && (hidden || side.packOpened !== true) ? side.pack : [];
  const bulwarks = hidden ? side.field.filter(isBulwark).flatMap(({ cards }) => cards) : [];
  const hand = hidden ? side.hand : [];
  const cards = shuffled(rng, [...side.life, ...pack, ...bulwarks, ...hand]);
  const take = (count: number): string[] => cards.splice(0, count);
  return {
    ...side,
    life: take(side.life.length),
    ...(pack.length > 0 && { pack: take(pack.length) }),
    field: side.field.map((unit) => (hidden && isBulwark(unit) ? withCards(unit, take(1)) : unit)),
    hand: hidden ? take(hand.length) : side.hand,
  };
}

const isBulwark = ({ as }: PositionUnit): boolean => as === 'bulwark';

const withCards = (unit: PositionUnit, cards: readonly string[]): PositionUnit => ({
  ...unit,
  cards,
  ...(unit.new !== undefined && { new: true }),
});
