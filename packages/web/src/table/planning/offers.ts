/** Which actions the selected cards of the hand are for: at once, with more cards, or not now and why. */
import {
  type Action,
  actionChoice,
  type Card,
  cardChoice,
  explain,
  handCards,
  kindToAct,
  type Reason,
  type Ruleset,
  seatToAct,
} from '@blackpoker/engine';
import { type OfferedAction, offeredActions } from './chance.ts';
import { type IdleReason, idleReason } from './idleActions.ts';
import { isSameSet, isSubset } from './keySets.ts';
import { offered, stepped, type World } from './world.ts';

export const OFFER_STATES = ['ready', 'more', 'closed'] as const;
/** Can be requested with exactly these cards; with these and more; not now. */
export type OfferState = (typeof OFFER_STATES)[number];

export interface Offer {
  readonly action: Action;
  readonly state: OfferState;
  /** `more`: how many cards are missing, and which of the hand would do. */
  readonly missing: number;
  readonly fitting: readonly Card[];
  /** `closed`: why, the cheapest missing thing first. */
  readonly reasons: readonly Reason[];
  /** The selected card is not a key: it answers the question that follows at once. */
  readonly ahead: Card | undefined;
}

const NOTHING = { missing: 0, fitting: [], reasons: [], ahead: undefined } as const;

/**
 * Ready ones first, then those that want more, then those that are closed; each in the order of the list. Without cards: everything
 * that can be requested, by its name.
 */
export function offersFor(world: World, selected: readonly Card[]): Offer[] {
  if (selected.length === 0) return offeredActions(world).map(({ action }) => ({ ...NOTHING, action, state: 'ready' }));
  const open = offeredActions(world).flatMap((offer) => openOffer(world, offer, selected));
  const listed = new Set(open.map(({ action }) => action.index));
  const closed = world.state.rules.direct
    .filter(({ index }) => !listed.has(index))
    .flatMap((action) => closedOffer(world, action, selected));
  return [...open, ...closed].sort((a, b) => OFFER_STATES.indexOf(a.state) - OFFER_STATES.indexOf(b.state));
}

function openOffer(world: World, { action, keySets }: OfferedAction, selected: readonly Card[]): Offer[] {
  if (keySets.some(({ cards }) => isSameSet(cards, selected))) return [{ ...NOTHING, action, state: 'ready' }];
  const larger = keySets.filter(({ cards }) => isSubset(selected, cards));
  const [first] = larger;
  if (first !== undefined) {
    const fitting = [...new Set(larger.flatMap(({ cards }) => cards))].filter((card) => !selected.includes(card));
    return [{ ...NOTHING, action, state: 'more', missing: first.cards.length - selected.length, fitting }];
  }
  const ahead = aheadCard(world, action, selected);
  return ahead === undefined ? [] : [{ ...NOTHING, action, state: 'ready', ahead }];
}

/** An action without key cards that asks for a card of the hand at once, or takes the only one: the one that is selected. */
export function aheadCard({ state, seat }: World, action: Action, selected: readonly Card[]): Card | undefined {
  const [card] = selected;
  if (card === undefined || selected.length > 1 || action.pattern.count > 0 || action.hasParts) return undefined;
  const next = stepped(state, [actionChoice(action.index)]);
  if (next === undefined) return undefined;
  const isAsked = seatToAct(next) === seat && kindToAct(next) === 'setCard' && offered(next).includes(cardChoice(card));
  return isAsked || !handCards(next, seat).includes(card) ? card : undefined;
}

function closedOffer({ state, seat }: World, action: Action, selected: readonly Card[]): Offer[] {
  const reasons = explain(state, seat, action.index);
  const isFor =
    selected.length === 0 ? action.pattern.fromHand === 0 : takesKeys(state, seat, action, selected, reasons);
  return isFor && reasons.length > 0 ? [{ ...NOTHING, action, state: 'closed', reasons }] : [];
}

/** Naming these key cards adds no objection of its own. */
function takesKeys(
  state: World['state'],
  seat: number,
  action: Action,
  keys: readonly Card[],
  reasons: readonly Reason[],
): boolean {
  if (action.pattern.fromHand === 0) return false;
  const count = (list: readonly Reason[]): number => list.filter(({ code }) => code === 'NEED_KEY').length;
  return count(explain(state, seat, action.index, { keys })) === count(reasons);
}

/** An action of the list, for the sheet that shows them all. */
export interface ListedAction {
  readonly action: Action;
  /** Empty: it can be requested now. */
  readonly reasons: readonly Reason[];
  /** It can be requested, and nothing would come of it. */
  readonly idle: IdleReason | undefined;
}

export const actionsOf = ({ actions }: Ruleset): Action[] => actions.filter((action) => action !== undefined);

/** Every action of the format and frame; those that can be requested first, of them those last that would do nothing. */
export function listedActions(world: Pick<World, 'state' | 'seat'>): ListedAction[] {
  const { state, seat } = world;
  const all = actionsOf(state.rules).map((action) => {
    const reasons = explain(state, seat, action.index);
    return { action, reasons, idle: reasons.length === 0 ? idleReason(world, action) : undefined };
  });
  const placeOf = ({ reasons, idle }: ListedAction): number => (reasons.length > 0 ? 2 : idle === undefined ? 0 : 1);
  return all.sort((a, b) => placeOf(a) - placeOf(b));
}
