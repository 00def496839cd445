/** The questions that effects ask. */
import { addPick, setSlot } from '../state/atoms/flow.ts';
import { designateAttacker, designateBlocker } from '../state/atoms/units.ts';
import { bitOf, type Card, lowestCard, numberOf, other, type Seat, suitOf } from '../state/cards.ts';
import { NONE, type State } from '../state/layout.ts';
import {
  blockedBy,
  fieldCount,
  graveAt,
  graveCount,
  handCount,
  handMask,
  hasNumber,
  isAttacker,
  isBulwark,
  isCharged,
  isNew,
  isPicked,
  kindOf,
  kindOfCards,
  lifeAt,
  lifeCount,
  me,
  packMask,
  pickAt,
  pickCount,
  rareCard,
  slot,
  type Unit,
  unitAt,
} from '../state/queries.ts';
import {
  type Choice,
  cardChoice,
  chosenCard,
  chosenPosition,
  chosenValue,
  DONE,
  unitChoice,
  valueChoice,
} from './choice.ts';
import { type Ask, type DecisionKind, next, offer } from './kernel.ts';
import type { Ruleset } from './ruleset.ts';

/** One of a few named answers. */
export function chooseValue(
  kind: DecisionKind,
  values: readonly string[],
  take: (s: State, value: string) => void,
  available: (s: State, value: string) => boolean = () => true,
): Ask {
  return {
    kind,
    values,
    seat: me,
    offer: (s) => {
      for (let i = 0; i < values.length; i++) if (available(s, values[i] as string)) offer(s, valueChoice(i));
    },
    take: (s, choice) => {
      next(s);
      take(s, values[chosenValue(choice)] ?? '');
    },
  };
}

/** One card of a place; none where it is empty. */
export function chooseCard(
  kind: DecisionKind,
  offerCards: (s: State) => void,
  take: (s: State, card: Card) => void,
): Ask {
  return {
    kind,
    seat: me,
    offer: offerCards,
    take: (s, choice) => {
      next(s);
      take(s, chosenCard(choice));
    },
  };
}

/** The cards of a hand in the order of the pack, from `first` on. */
export function offerHand(s: State, seat: Seat, first: Card = 0): void {
  for (let suit = 0; suit < 5; suit++)
    for (let rest = handMask(s, seat, suit); rest !== 0; rest &= rest - 1) {
      const card = lowestCard(seat, suit, rest);
      if (card >= first) offer(s, cardChoice(card));
    }
}

/** The pack; and the rare card, which may be taken instead. */
export function offerPack(s: State, seat: Seat): void {
  for (let suit = 0; suit < 5; suit++)
    for (let rest = packMask(s, seat, suit); rest !== 0; rest &= rest - 1)
      offer(s, cardChoice(lowestCard(seat, suit, rest)));
  if (rareCard(s, seat) !== NONE) offer(s, cardChoice(rareCard(s, seat)));
}

export function offerGrave(s: State, seat: Seat): void {
  for (let i = graveCount(s, seat) - 1; i >= 0; i--) offer(s, cardChoice(graveAt(s, seat, i)));
}

/** The cards of a life as masks by suit: the order of the pack tells nothing of the order of the life. */
const lifeMasks = new Int32Array(5);

/** Marks the cards of a life from `first` on; returns how many. */
function markLife(s: State, seat: Seat, first: Card): number {
  let count = 0;
  lifeMasks.fill(0);
  for (let i = 0; i < lifeCount(s, seat); i++) {
    const card = lifeAt(s, seat, i);
    if (card < first) continue;
    lifeMasks[suitOf(card)] = (lifeMasks[suitOf(card)] as number) | bitOf(card);
    count++;
  }
  return count;
}

/** Offers the marked cards in the order of the pack, without the last few. */
function offerMarked(s: State, seat: Seat, count: number): void {
  let left = count;
  for (let suit = 0; suit < 5; suit++)
    for (let rest = lifeMasks[suit] as number; rest !== 0 && left > 0; rest &= rest - 1, left--)
      offer(s, cardChoice(lowestCard(seat, suit, rest)));
}

/**
 * Cards of your life, one by one in the order of the pack so that each set is offered once; `optional`: you may stop.
 * Slot 0 counts them, slot 1 holds where to go on.
 */
export function chooseFromLife(count: number, optional: boolean, take: (s: State, card: Card) => void): Ask {
  return {
    kind: 'takeLife',
    seat: me,
    offer: (s) => {
      const found = markLife(s, me(s), slot(s, 1));
      const needed = Math.min(count - slot(s, 0), optional ? 1 : lifeCount(s, me(s)));
      if (found === 0 || needed === 0) return;
      if (optional) offer(s, DONE);
      offerMarked(s, me(s), found - needed + 1);
    },
    take: (s, choice) => {
      if (choice === DONE) return next(s);
      const card = chosenCard(choice);
      setSlot(s, 0, slot(s, 0) + 1);
      setSlot(s, 1, card + 1);
      if (slot(s, 0) === count) next(s);
      take(s, card);
    },
  };
}

/** Discard down to a number of cards: picked in the order of the pack, moved together when all are named. */
export function chooseDiscards(limit: number): Ask {
  const missing = (s: State): number => handCount(s, me(s)) - limit - pickCount(s);
  return {
    kind: 'discard',
    seat: me,
    offer: (s) => {
      const needed = missing(s);
      if (needed <= 0) return;
      offerHand(s, me(s), pickCount(s) === 0 ? 0 : pickAt(s, pickCount(s) - 1) + 1);
      s.optionCount -= needed - 1;
    },
    take: (s, choice) => {
      addPick(s, chosenCard(choice));
      if (missing(s) === 0) next(s);
    },
  };
}

/** An order for cards, the first named first. The picks are taken by the step that follows. */
export function chooseOrder(seat: (s: State) => Seat, cards: (s: State) => readonly Card[]): Ask {
  return {
    kind: 'order',
    seat,
    offer: (s) => {
      for (const card of cards(s)) if (!isPicked(s, card)) offer(s, cardChoice(card));
    },
    take: (s, choice) => {
      addPick(s, chosenCard(choice));
      if (pickCount(s) === cards(s).length) next(s);
    },
  };
}

// combat

/** May this unit attack? Charged, labelled as attacker, and not only of cards that entered this turn, unless it has haste (f 68). */
export function canAttack(s: State, unit: Unit): boolean {
  return isCharged(s, unit) && mayAttack(s, unit) && (!isNew(s, unit) || hasHaste(s, unit));
}

export const mayAttack = (s: State, unit: Unit): boolean => s.rules.kinds[kindOf(s, unit)]?.attacks === true;

function hasHaste(s: State, unit: Unit): boolean {
  const haste = s.rules.kinds[kindOf(s, unit)]?.haste;
  return haste === 'withAce' ? hasNumber(s, unit, 1) : haste === true;
}

/** The same for who sees only the cards of a face-up unit. */
export function cardsHaveHaste(rules: Ruleset, cards: readonly Card[]): boolean {
  const haste = rules.kinds[kindOfCards(cards)]?.haste;
  return haste === 'withAce' ? cards.some((card) => numberOf(card) === 1) : haste === true;
}

export const mayBlock = (s: State, unit: Unit): boolean => s.rules.kinds[kindOf(s, unit)]?.blocks === true;

const NO = 0;
const YES = 1;

/** Slot 0: the place in the row from which to look for the next possible attacker. */
function nextAttacker(s: State): number {
  const seat = me(s);
  for (let i = slot(s, 0); i < fieldCount(s, seat); i++) if (canAttack(s, unitAt(s, seat, i))) return i;
  return NONE;
}

/** Which soldiers attack: yes or no, one after the other. */
export const chooseAttackers: Ask = {
  kind: 'attack',
  values: ['no', 'yes'],
  seat: me,
  subject: (s) => unitChoice(me(s), nextAttacker(s)),
  offer: (s) => {
    if (nextAttacker(s) === NONE) return;
    offer(s, valueChoice(NO));
    offer(s, valueChoice(YES));
  },
  take: (s, choice) => {
    const position = nextAttacker(s);
    setSlot(s, 0, position + 1);
    if (chosenValue(choice) === YES) designateAttacker(s, unitAt(s, me(s), position));
  },
};

/** Slot 0: the place in the attackers' row from which to look on. Slot 1: the place in the blockers' row from which a further soldier may join. */
function attackerToBlock(s: State): number {
  const seat = me(s);
  for (let i = slot(s, 0); i < fieldCount(s, seat); i++) if (isAttacker(s, unitAt(s, seat, i))) return i;
  return NONE;
}

const canBlock = (s: State, unit: Unit): boolean =>
  isCharged(s, unit) && mayBlock(s, unit) && blockedBy(s, unit) === NONE;

function nextToBlock(s: State, position: number): void {
  setSlot(s, 0, position + 1);
  setSlot(s, 1, 0);
}

/** Who blocks, attacker by attacker: nobody, one bulwark, or any number of soldiers (decision 6). */
export const chooseBlockers: Ask = {
  kind: 'block',
  seat: (s) => other(me(s)),
  subject: (s) => unitChoice(me(s), attackerToBlock(s)),
  offer: (s) => {
    if (attackerToBlock(s) === NONE) return;
    offer(s, DONE);
    const seat = other(me(s));
    const joining = slot(s, 1) > 0;
    for (let i = slot(s, 1); i < fieldCount(s, seat); i++) {
      const unit = unitAt(s, seat, i);
      if (canBlock(s, unit) && !(joining && isBulwark(s, unit))) offer(s, unitChoice(seat, i));
    }
  },
  take: (s, choice: Choice) => {
    const position = attackerToBlock(s);
    if (choice === DONE) return nextToBlock(s, position);
    const unit = unitAt(s, other(me(s)), chosenPosition(choice));
    designateBlocker(s, unit, unitAt(s, me(s), position));
    if (isBulwark(s, unit)) nextToBlock(s, position);
    else setSlot(s, 1, chosenPosition(choice) + 1);
  },
};
