/** What one seat, or a spectator, may know: the only thing that leaves a server. Built by allow-list from the visibility table. */

import { targetRef } from './atoms/flow.ts';
import { type Card, other, type Seat } from './cards.ts';
import { outView, packView, secondView } from './deckView.ts';
import { SPECTATOR, type TargetRef, type Viewer } from './events.ts';
import { EXACT, isBottomGroup, isGroup, markOf, UNKNOWN } from './knowledge.ts';
import * as at from './layout.ts';
import { NONE, type State } from './layout.ts';
import { listOf } from './list.ts';
import {
  actionOf,
  blockedBy,
  chance,
  controllerOf,
  draftAction,
  draftKey,
  draftKeyCount,
  draftPaid,
  draftPayment,
  draftTarget,
  draftTargetKind,
  emptyRoundDone,
  endCause,
  fieldCount,
  fogCard,
  fogCount,
  fogEffect,
  fogTarget,
  forceOf,
  frameAt,
  frameCount,
  frameMe,
  frameRoutine,
  graveAt,
  graveBatch,
  graveCount,
  handCards,
  handCount,
  hasPassed,
  hasSeenLife,
  heldTriggers,
  isAttacker,
  isBulwark,
  isDriven,
  isNewCard,
  lacking,
  lifeAt,
  lifeCount,
  modifier,
  pickAt,
  pickCount,
  rareCard,
  requestId,
  requestKeys,
  size,
  stageAt,
  stageCount,
  triggered,
  turnCount,
  turnPlayer,
  unitAt,
  unitCards,
  unitRef,
  winner,
} from './queries.ts';
import type { DraftView, FogView, KnownCards, RequestView, SeatView, UnitView, View } from './viewTypes.ts';

/** `asked`: whose choice it is. `draftRoutine` and `askStep`: a draft that is not the viewer's is as if it had not begun. */
export function viewOf(s: State, viewer: Viewer, asked: Seat, draftRoutine: number, askStep: number): View {
  const top = frameCount(s) - 1;
  const drafting = top >= 0 && frameRoutine(s, frameAt(top)) === draftRoutine;
  const hidesDraft = drafting && frameMe(s, frameAt(top)) !== viewer;
  return {
    regulation: s.rules.id,
    options: s.rules.options,
    viewer,
    turn: turnPlayer(s),
    chance: chance(s),
    turns: turnCount(s),
    winner: winner(s),
    endCause: endCause(s),
    emptyRound: emptyRoundDone(s),
    seats: [seatView(s, 0, viewer), seatView(s, 1, viewer)],
    stage: listOf(stageCount(s), (i) => requestView(s, stageAt(s, i))),
    aside: s.bytes[at.ASIDE + at.REQUEST_ID] === NONE ? undefined : requestView(s, at.ASIDE),
    nextRequest: s.bytes[at.NEXT_REQUEST_ID] as number,
    draft: drafting && !hidesDraft ? draftView(s) : undefined,
    picks: asked === viewer ? listOf(pickCount(s), (i) => pickAt(s, i)) : [],
    flow: hidesDraft ? framesBeforeDraft(s, top, askStep) : frames(s, top + 1),
  };
}

function frames(s: State, count: number): number[][] {
  return listOf(count, (depth) => listOf(at.FRAME_SIZE, (i) => s.bytes[frameAt(depth) + i] as number));
}

function framesBeforeDraft(s: State, count: number, askStep: number): number[][] {
  const list = frames(s, count);
  const core = list.at(-1);
  if (core !== undefined) core[at.FRAME_STEP] = askStep;
  return list;
}

function seatView(s: State, seat: Seat, viewer: Viewer): SeatView {
  const own = seat === viewer;
  const levelOf = (zone: keyof State['rules']['visibility']): string =>
    own ? s.rules.visibility[zone].owner : s.rules.visibility[zone].others;
  const sets = bulwarkSets(s, seat, viewer);
  const singled = sets.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  const lifeShown = levelOf('life') === 'count' || lifeCount(s, seat) < 10;
  return {
    life: { count: lifeShown ? lifeCount(s, seat) : undefined, known: knownLife(s, seat, viewer) },
    hand: {
      count: handCount(s, seat),
      cards:
        levelOf('hand') === 'cards'
          ? handCards(s, seat)
          : handCards(s, seat).filter((card) => isKnown(s, viewer, card)),
    },
    grave: graveView(s, seat, viewer, levelOf('grave') === 'cards', lifeShown),
    field: listOf(fieldCount(s, seat), (i) => {
      const unit = unitAt(s, seat, i);
      const known = levelOf('bulwark') === 'cards' || isKnown(s, viewer, unit) || singled.includes(unit);
      return unitView(s, seat, unit, known);
    }),
    sets: sets.filter(({ cards }) => cards.length > 1),
    fog: listOf(fogCount(s, seat), (i) => fogView(s, seat, i)),
    pack: packView(s, seat, own, levelOf('pack') === 'cardsOnceOpened'),
    rare:
      rareCard(s, seat) === NONE ? undefined : { card: levelOf('rare') === 'cards' ? rareCard(s, seat) : undefined },
    second: secondView(s, seat, own, levelOf('secondDeck') === 'cardsIfBuilt'),
    seen: own ? hasSeenLife(s, seat) : false,
    out: outView(s, seat, own),
    lacking: s.rules.deck.kind === 'fixed' ? lacking(s, seat) : 0,
    force: forceOf(s, seat),
    passed: hasPassed(s, seat),
    used: s.words[at.USED + seat] as number,
    triggered: s.rules.triggers.map((_, i) => triggered(s, seat, i)),
    graveBatch: graveBatch(s, seat),
  };
}

const isKnown = (s: State, viewer: Viewer, card: Card): boolean =>
  viewer !== SPECTATOR && markOf(s, viewer, card) === EXACT;

function graveView(s: State, seat: Seat, viewer: Viewer, own: boolean, lifeShown: boolean): SeatView['grave'] {
  const cards = listOf(graveCount(s, seat), (i) => graveAt(s, seat, i));
  const settled = own || graveBatch(s, seat) < 2;
  return {
    count: own || lifeShown ? cards.length : undefined,
    top: settled ? cards.at(-1) : undefined,
    cards: own ? cards : cards.filter((card) => isKnown(s, viewer, card)).sort((a, b) => a - b),
  };
}

/** Cards of a life that the viewer was shown, where they must still lie. */
function knownLife(s: State, seat: Seat, viewer: Viewer): KnownCards[] {
  const marked = markedLife(s, seat, viewer);
  if (marked.length === 0) return [];
  const byMark = new Map<number, { cards: Card[]; places: number[] }>();
  const known: KnownCards[] = [];
  for (const i of marked) {
    const card = lifeAt(s, seat, i);
    const mark = markOf(s, viewer, card);
    const place = isBottomGroup(mark) ? i : lifeCount(s, seat) - 1 - i;
    if (mark === EXACT) known.push({ cards: [card], from: 'top', places: [place] });
    else addTo(byMark, mark, card, place);
  }
  for (const [mark, { cards, places }] of byMark)
    known.push({ cards: cards.sort((a, b) => a - b), from: isBottomGroup(mark) ? 'bottom' : 'top', places });
  return known.sort(inReadingOrder);
}

/** Where they lie, from the top. */
function markedLife(s: State, seat: Seat, viewer: Viewer): number[] {
  const marked: number[] = [];
  if (viewer === SPECTATOR) return marked;
  for (let i = lifeCount(s, seat) - 1; i >= 0; i--)
    if (markOf(s, viewer, lifeAt(s, seat, i)) !== UNKNOWN) marked.push(i);
  return marked;
}

/** From the top downwards, then from the bottom upwards. */
const inReadingOrder = (a: KnownCards, b: KnownCards): number =>
  a.from === b.from ? (a.places[0] ?? 0) - (b.places[0] ?? 0) : a.from === 'top' ? -1 : 1;

function addTo(sets: Map<number, { cards: Card[]; places: number[] }>, mark: number, card: Card, place: number): void {
  const set = sets.get(mark) ?? { cards: [], places: [] };
  set.cards.push(card);
  set.places.push(place);
  sets.set(mark, set);
}

/** Bulwarks known as a set. One whose companions have all been seen to leave is known exactly. */
function bulwarkSets(s: State, seat: Seat, viewer: Viewer): SeatView['sets'] {
  if (viewer === SPECTATOR || viewer === seat) return [];
  const sets = new Map<number, { cards: Card[]; places: number[] }>();
  for (let i = 0; i < fieldCount(s, seat); i++) {
    const unit = unitAt(s, seat, i);
    const mark = markOf(s, viewer, unit);
    if (isBulwark(s, unit) && isGroup(mark)) addTo(sets, mark, unit, i);
  }
  return [...sets.values()].map(({ cards, places }) => ({ cards: cards.sort((a, b) => a - b), positions: places }));
}

function unitView(s: State, seat: Seat, unit: Card, known: boolean): UnitView {
  const bulwark = isBulwark(s, unit);
  const cards = unitCards(s, unit);
  const blocked = blockedBy(s, unit);
  return {
    as: bulwark ? 'bulwark' : 'soldier',
    cards: !bulwark || known ? cards : [],
    driven: isDriven(s, unit),
    new: bulwark && !known ? [isAnyNew(s, seat, unit)] : cards.map((card) => isNewCard(s, card)),
    attacker: isAttacker(s, unit),
    blocks: blocked === NONE ? undefined : unitRef(s, blocked),
    modifier: modifier(s, unit),
    size: bulwark ? undefined : size(s, unit),
  };
}

/** Which card of a split unit lies where is hidden: what entered this turn must not tell it. */
function isAnyNew(s: State, seat: Seat, bulwark: Card): boolean {
  const mark = markOf(s, other(seat), bulwark);
  if (!isGroup(mark)) return isNewCard(s, bulwark);
  const isInSet = (unit: Card): boolean => isBulwark(s, unit) && markOf(s, other(seat), unit) === mark;
  return listOf(fieldCount(s, seat), (i) => unitAt(s, seat, i)).some((unit) => isInSet(unit) && isNewCard(s, unit));
}

function fogView(s: State, seat: Seat, i: number): FogView {
  const effect = fogEffect(s, seat, i);
  const target = fogTarget(s, seat, i);
  return {
    card: fogCard(s, seat, i),
    effect: effect < 0 ? undefined : effect,
    target: target === NONE ? undefined : unitRef(s, target),
  };
}

function requestView(s: State, r: number): RequestView {
  return {
    id: requestId(s, r),
    action: actionOf(s, r),
    by: controllerOf(s, r),
    keys: requestKeys(s, r),
    target: targetRef(s, r),
    held: heldTriggers(s, r),
  };
}

function draftView(s: State): DraftView {
  const payment = (letter: number): number[] => listOf(draftPaid(s, letter), (i) => draftPayment(s, letter, i));
  return {
    action: draftAction(s),
    keys: listOf(draftKeyCount(s), (i) => draftKey(s, i)),
    B: payment(0).map((unit) => unitRef(s, unit)),
    D: payment(1),
    S: payment(2).map((unit) => unitRef(s, unit)),
    target: draftTargetRef(s),
  };
}

function draftTargetRef(s: State): TargetRef | undefined {
  const target = draftTarget(s);
  switch (draftTargetKind(s)) {
    case at.TARGET_UNIT:
      return { type: 'unit', unit: unitRef(s, target) };
    case at.TARGET_REQUEST:
      return { type: 'request', request: target };
    case at.TARGET_PLAYER:
      return { type: 'player', seat: target };
    default:
      return undefined;
  }
}
