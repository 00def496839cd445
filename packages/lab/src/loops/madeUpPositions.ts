/** Positions that are made up: with something of everything, out of the cards that a regulation’s decks hold. */
import {
  cardCode,
  FULL_DECK,
  indexOfAction,
  type Position,
  type PositionSeat,
  type PositionUnit,
  type Ruleset,
} from '@blackpoker/engine';

/** What lies where, as far as the deck has it; hand, bulwarks and grave are filled up to their share of the deck. */
interface Layout {
  readonly soldiers: readonly string[];
  readonly equipped: readonly string[];
  readonly hand: readonly string[];
  readonly bulwarks: readonly string[];
  readonly grave: readonly string[];
  readonly shares: { readonly hand: number; readonly bulwarks: number; readonly grave: number };
  /** Of these units every such one is driven: there is something to charge. */
  readonly drivenEvery: number;
}

const codes = (text: string): string[] => text.split(' ');

const LARGE_HAND: Layout = {
  soldiers: codes('JK2 HA DQ S9'),
  equipped: codes('D8 D9'),
  hand: codes('SA S10 SK H5 H10 HK DA D10 DK CA C10 CK S5 D5 C5 SJ SQ H4 JK1'),
  bulwarks: codes('S2 H2 D2 C2 H3 CQ C8'),
  grave: codes('S7 H7 D7 C7 HJ'),
  shares: { hand: 0.35, bulwarks: 0.12, grave: 0.1 },
  drivenEvery: 4,
};

/** What works on all units at once works on many here. */
const FULL_FIELD: Layout = {
  soldiers: codes('JK1 SJ SQ HK DJ CQ S6 H6 D6 C6'),
  equipped: codes('S8 S9'),
  hand: codes('SA HA DA CA S10 H10 D10 C10 S5 H5 D5 C5 JK2'),
  bulwarks: codes('S2 H2 D2 C2 S3 H3 D3 C3'),
  grave: codes('S7 H7 D7 C7'),
  shares: { hand: 0.25, bulwarks: 0.15, grave: 0.08 },
  drivenEvery: 2,
};

const THEIR_SOLDIERS = codes('SK H6 DA H8');
const THEIR_BULWARKS = codes('HQ C3 H9');
const THEIR_HAND = codes('C9 D4 SJ');
const PACK_SIZE = 14;

/** Cards of a deck that are dealt out. */
class Pile {
  private readonly cards: string[];
  constructor(cards: readonly string[]) {
    this.cards = [...cards];
  }

  /** Those that are still there. */
  take(wanted: readonly string[]): string[] {
    const there = wanted.filter((code) => this.cards.includes(code));
    for (const code of there) this.cards.splice(this.cards.indexOf(code), 1);
    return there;
  }

  /** So many of them, these first. */
  fill(wanted: readonly string[], count: number): string[] {
    const first = wanted.filter((code) => this.cards.includes(code));
    const others = this.cards.filter((code) => !first.includes(code));
    return this.take([...first, ...others].slice(0, count));
  }

  rest(): string[] {
    return this.cards.splice(0);
  }
}

/** The turn player has a large hand and a full field. */
export const richPosition = (rules: Ruleset): Position => positionOf(rules, LARGE_HAND);

/** The turn player has more on the field than in hand. */
export const crowdedPosition = (rules: Ruleset): Position => positionOf(rules, FULL_FIELD);

function positionOf(rules: Ruleset, layout: Layout): Position {
  const faces = rules.deck.kind === 'fixed' ? rules.deck.faces : FULL_DECK;
  const deck = faces.map((face) => cardCode(face));
  return { turn: 'A', chance: 'A', A: sideOf(rules, deck, layout), B: opponentSide(deck) };
}

const has = (rules: Ruleset, action: string): boolean => indexOfAction(rules, action) >= 0;

function sideOf(rules: Ruleset, deck: readonly string[], layout: Layout): PositionSeat {
  const pile = new Pile(deck);
  const withPack = has(rules, 'openPack');
  const filled = (part: keyof Layout['shares']): string[] =>
    pile.fill(layout[part], Math.round(layout.shares[part] * (deck.length - (withPack ? PACK_SIZE : 0))));
  const soldiers = pile.take(layout.soldiers.filter((code) => canStand(rules, code)));
  const equipped = pile.take(layout.equipped);
  const [hand, bulwarks, grave] = [filled('hand'), filled('bulwarks'), filled('grave')];
  const field = [...bulwarks.map(asBulwark), ...soldiers.map(asSoldier)].map((unit, i) =>
    (i + 1) % layout.drivenEvery === 0 ? { ...unit, driven: true } : unit,
  );
  return {
    hand,
    grave,
    field: [...field, ...asUnit(equipped)],
    ...(has(rules, 'rareDraw') && { rare: pile.fill([], 1)[0] ?? '' }),
    ...(withPack && { pack: pile.fill([], PACK_SIZE) }),
    life: pile.rest(),
  };
}

/** A Joker stands as a magician, which Lite does not have. */
const canStand = ({ characters }: Ruleset, code: string): boolean =>
  !code.startsWith('JK') || characters.some(({ id }) => id === 'magician');

const asBulwark = (code: string): PositionUnit => ({ as: 'bulwark', cards: [code] });
const asSoldier = (code: string): PositionUnit => ({ as: 'soldier', cards: [code] });
const asUnit = (cards: readonly string[]): PositionUnit[] => (cards.length === 0 ? [] : [{ as: 'soldier', cards }]);

function opponentSide(deck: readonly string[]): PositionSeat {
  const pile = new Pile(deck);
  const field = [...pile.take(THEIR_BULWARKS).map(asBulwark), ...pile.take(THEIR_SOLDIERS).map(asSoldier)];
  return { hand: pile.take(THEIR_HAND), grave: [], field, life: pile.rest() };
}
