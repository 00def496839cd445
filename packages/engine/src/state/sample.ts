/** A full state that agrees with a view: what is hidden is drawn at random, with fresh random bits. What bots think with. */

import type { Ruleset } from '../script/ruleset.ts';
import { addToGrave, addToHand, addToLife } from './atoms/cards.ts';
import { addToMasks } from './atoms/prepare.ts';
import { type Card, PACK, type Seat } from './cards.ts';
import { SPECTATOR, type TargetRef, type UnitRef } from './events.ts';
import { EXACT, markGroup, markOpen, setMark } from './knowledge.ts';
import * as at from './layout.ts';
import { emptyState, NONE, type State } from './layout.ts';
import { listOf } from './list.ts';
import { frameAt, stageAt, unitAt } from './queries.ts';
import { type Rng, randomBelow, seedRng, shuffled } from './rng.ts';
import type { KnownCards, RequestView, SeatView, View } from './viewTypes.ts';

export function sampleState(rules: Ruleset, view: View, rng: Rng): State {
  const s = emptyState(rules);
  seedRng(s, [rng(), rng(), rng(), rng()]);
  writeTable(s, view);
  for (const seat of [0, 1] as const) fillSeat(s, seat, view, rng);
  for (const seat of [0, 1] as const) writeReferences(s, seat, view.seats[seat]);
  for (const [i, request] of view.stage.entries()) writeRequest(s, stageAt(s, i), request);
  s.bytes[at.STAGE_COUNT] = view.stage.length;
  if (view.aside !== undefined) writeRequest(s, at.ASIDE, view.aside);
  writeFlow(s, view);
  return s;
}

function writeTable(s: State, view: View): void {
  s.bytes[at.TURN_PLAYER] = view.turn;
  s.bytes[at.CHANCE] = view.chance;
  s.words[at.TURNS] = view.turns;
  s.bytes[at.WINNER] = view.winner;
  s.bytes[at.END_CAUSE] = view.endCause;
  s.bytes[at.EMPTY_ROUND] = view.emptyRound ? 1 : 0;
  s.bytes[at.NEXT_REQUEST_ID] = view.nextRequest;
  for (const [seat, { passed, used, force, triggered, graveBatch, seen, lacking }] of view.seats.entries()) {
    if (passed) s.bytes[at.PASSED] = (s.bytes[at.PASSED] as number) | (1 << seat);
    s.words[at.USED + seat] = used;
    s.words[at.FORCE + seat] = force;
    s.bytes[at.GRAVE_BATCH + seat] = graveBatch;
    s.bytes[at.LIFE_SEEN + seat] = seen ? 1 : 0;
    s.bytes[at.LACKING + seat] = lacking;
    for (const [i, count] of triggered.entries()) {
      s.bytes[at.TRIGGERED + seat * at.TRIGGER_KINDS + i] = count;
      s.bytes[at.TRIGGERED_TOTAL] = (s.bytes[at.TRIGGERED_TOTAL] as number) + count;
      if (count > 0) s.bytes[at.TRIGGERED_KINDS + seat] = (s.bytes[at.TRIGGERED_KINDS + seat] as number) | (1 << i);
    }
  }
}

// one seat's cards

/** Cards of a seat that the view places; the rest of its pack is hidden. */
function placedCards(seat: Seat, view: View): Set<Card> {
  const side = view.seats[seat as 0 | 1];
  const requests = [...view.stage, ...(view.aside === undefined ? [] : [view.aside])].filter(({ by }) => by === seat);
  return new Set([
    ...side.hand.cards,
    ...side.grave.cards,
    ...(side.grave.top === undefined ? [] : [side.grave.top]),
    ...side.life.known.flatMap(({ cards }) => cards),
    ...side.field.flatMap(({ cards }) => cards),
    ...side.sets.flatMap(({ cards }) => cards),
    ...side.fog.map(({ card }) => card),
    ...(side.pack?.cards ?? []),
    ...(side.second?.cards ?? []),
    ...(side.rare?.card === undefined ? [] : [side.rare.card]),
    ...side.out,
    ...requests.flatMap(({ keys }) => keys),
  ]);
}

function fillSeat(s: State, seat: Seat, view: View, rng: Rng): void {
  const side = view.seats[seat as 0 | 1];
  const placed = placedCards(seat, view);
  const pool = shuffled(
    rng,
    listOf(PACK, (face) => seat * PACK + face).filter((card) => !placed.has(card)),
  );
  const deal = (count: number): Card[] => pool.splice(0, count);
  fillField(s, seat, side, deal, rng);
  for (const card of [...side.hand.cards, ...deal(side.hand.count - side.hand.cards.length)]) addToHand(s, card);
  fillFrameZones(s, seat, side, deal);
  leaveOut(s.rules, side, seat, view, deal);
  const life = lifeSize(side, pool.length, rng);
  fillLife(s, side.life.known, life, deal, rng);
  const hidden = side.grave.count === undefined ? pool : deal(side.grave.count - knownGrave(side));
  fillGrave(s, seat, side, hidden, seat === view.viewer, rng);
  if (view.viewer !== SPECTATOR) markKnown(s, seat, side, view.viewer);
}

const knownGrave = ({ grave }: SeatView): number =>
  new Set(grave.top === undefined ? grave.cards : [...grave.cards, grave.top]).size;

/** Pack, rare card and second deck. */
function fillFrameZones(s: State, seat: Seat, side: SeatView, deal: (count: number) => Card[]): void {
  const { pack, rare, second } = side;
  if (rare !== undefined) s.bytes[at.RARE + seat] = rare.card ?? (deal(1)[0] as Card);
  if (pack !== undefined) {
    s.bytes[at.PACK_STATE + seat] = pack.opened ? at.PACK_OPEN : at.PACK_CLOSED;
    const count = pack.count ?? PACK - s.rules.deck.max - (pack.opened ? 1 : 0);
    const hidden = deal(Math.max(0, count - pack.cards.length));
    for (const card of [...pack.cards, ...hidden]) addToMasks(s, at.PACK_CARDS, card);
  }
  if (second === undefined) return;
  const usesSecond = second.isFirst === true;
  const cards =
    second.cards.length > 0 ? second.cards : deal(s.rules.deck.kind === 'random' ? s.rules.deck.max : s.rules.deck.min);
  for (const card of cards) addToMasks(s, at.SECOND_DECK, card);
  const inUse = usesSecond ? at.SECOND_DECK_ALLOWED : at.FIRST_DECK;
  const allowed = second.bound ? inUse : at.FIRST_DECK | at.SECOND_DECK_ALLOWED;
  s.bytes[at.DECKS_ALLOWED + seat] = allowed | (second.retired ? at.OTHER_DECK_WON : 0);
  s.bytes[at.USES_SECOND + seat] = usesSecond ? 1 : 0;
}

/** A deck that the viewer does not know is as large as the regulation allows, or as a position left it: the other cards are not in the game. */
function leaveOut(
  { deck, series }: Ruleset,
  side: SeatView,
  seat: Seat,
  view: View,
  deal: (count: number) => Card[],
): void {
  const isKnown = seat === view.viewer && (deck.kind === 'built' || side.seen);
  if (deck.kind === 'fixed') deal(Math.max(0, side.lacking - side.out.length));
  if (deck.kind === 'fixed' || isKnown || side.pack !== undefined) return;
  const second = side.second === undefined ? 0 : deck.kind === 'random' ? deck.max : deck.min;
  const size = series.decks === 2 && deck.kind === 'built' ? PACK - second : deck.max;
  deal(Math.max(0, PACK - size - second));
}

/** How many cards lie in the life: told, or drawn from what is possible when the viewer is only told "10 or more". */
function lifeSize({ life, grave, graveBatch }: SeatView, poolSize: number, rng: Rng): number {
  if (life.count !== undefined) return life.count;
  const isGraveEmpty = grave.top === undefined && graveBatch < 2;
  const known = life.known.reduce((sum, { cards }) => sum + cards.length, 0);
  const reach = (from: 'top' | 'bottom'): number =>
    Math.max(
      0,
      ...life.known.filter((set) => set.from === from).flatMap(({ places }) => places.map((place) => place + 1)),
    );
  const least = Math.max(10, reach('top') + reach('bottom'));
  const most = known + poolSize;
  return isGraveEmpty ? most : least + randomBelow(rng, most - least + 1);
}

function fillLife(
  s: State,
  known: readonly KnownCards[],
  size: number,
  deal: (count: number) => Card[],
  rng: Rng,
): void {
  /** Bottom first. */
  const cards: (Card | undefined)[] = Array.from({ length: size });
  for (const set of known) {
    const inOrder = shuffled(rng, set.cards);
    for (const [i, place] of set.places.entries()) cards[set.from === 'bottom' ? place : size - 1 - place] = inOrder[i];
  }
  const hidden = deal(cards.filter((card) => card === undefined).length);
  for (const card of cards) addToLife(s, card ?? (hidden.pop() as Card));
}

/** The owner knows the order; to others only the top is sure. */
function fillGrave(s: State, seat: Seat, { grave }: SeatView, rest: readonly Card[], own: boolean, rng: Rng): void {
  const below = grave.cards.filter((card) => card !== grave.top);
  const ordered = own
    ? grave.cards
    : [...shuffled(rng, [...below, ...rest]), ...(grave.top === undefined ? [] : [grave.top])];
  const batch = s.bytes[at.GRAVE_BATCH + seat] as number;
  for (const card of ordered) addToGrave(s, card);
  s.bytes[at.GRAVE_BATCH + seat] = batch;
}

function fillField(s: State, seat: Seat, { field, sets }: SeatView, deal: (count: number) => Card[], rng: Rng): void {
  const inSets = new Map<number, Card>();
  for (const { cards, positions } of sets)
    for (const [i, card] of shuffled(rng, cards).entries()) inSets.set(positions[i] as number, card);
  for (const [position, unit] of field.entries()) {
    const cards = unit.cards.length > 0 ? unit.cards : [inSets.get(position) ?? (deal(1)[0] as Card)];
    const bottom = cards[0] as Card;
    s.bytes[at.FIELD + PACK * seat + position] = bottom;
    for (const [i, card] of cards.entries()) {
      s.bytes[at.ABOVE + card] = cards[i + 1] ?? NONE;
      s.bytes[at.FLAGS + card] = unit.new[i] === true ? at.FLAG_NEW : 0;
      if (unit.as === 'soldier') markOpen(s, card);
    }
    const flags =
      (unit.as === 'bulwark' ? at.FLAG_BULWARK : 0) |
      (unit.driven ? at.FLAG_DRIVEN : 0) |
      (unit.attacker ? at.FLAG_ATTACKER : 0);
    s.bytes[at.FLAGS + bottom] = (s.bytes[at.FLAGS + bottom] as number) | flags;
    s.words[at.MODIFIER + bottom] = unit.modifier;
  }
  s.bytes[at.FIELD_COUNT + seat] = field.length;
}

/** The viewer still knows what it knew. */
function markKnown(s: State, seat: Seat, side: SeatView, viewer: Seat): void {
  for (const { cards, from } of side.life.known) {
    if (from === 'top' && cards.length === 1) setMark(s, viewer, cards[0] as Card, EXACT);
    else markGroup(s, viewer, cards, from === 'bottom');
  }
  if (seat === viewer) return;
  for (const card of [...side.hand.cards, ...side.grave.cards]) setMark(s, viewer, card, EXACT);
  for (const unit of side.field) for (const card of unit.cards) setMark(s, viewer, card, EXACT);
  for (const { cards } of side.sets) markGroup(s, viewer, cards, false);
}

// what points at units

const unitOf = (s: State, ref: UnitRef): Card => unitAt(s, ref.seat, ref.position);

function writeReferences(s: State, seat: Seat, side: SeatView): void {
  for (const [position, unit] of side.field.entries())
    if (unit.blocks !== undefined) s.bytes[at.BLOCKS + unitAt(s, seat, position)] = unitOf(s, unit.blocks);
  for (const [i, fog] of side.fog.entries()) {
    const cell = at.FOG + (seat * at.FOG_CAPACITY + i) * at.FOG_SIZE;
    s.bytes.set([fog.card, (fog.effect ?? -1) + 1, fog.target === undefined ? NONE : unitOf(s, fog.target)], cell);
    markOpen(s, fog.card);
  }
  s.bytes[at.FOG_COUNT + seat] = side.fog.length;
}

function targetCells(s: State, target: TargetRef | undefined): [kind: number, target: number] {
  switch (target?.type) {
    case 'unit':
      return [at.TARGET_UNIT, unitOf(s, target.unit)];
    case 'request':
      return [at.TARGET_REQUEST, target.request];
    case 'player':
      return [at.TARGET_PLAYER, target.seat];
    case 'lost':
      return [at.TARGET_LOST, NONE];
    default:
      return [at.TARGET_NOTHING, 0];
  }
}

function writeRequest(s: State, r: number, request: RequestView): void {
  s.bytes.set([request.id, request.action, request.by, request.keys.length, ...request.keys], r);
  const [kind, target] = targetCells(s, request.target);
  s.bytes[r + at.REQUEST_TARGET_KIND] = kind;
  s.bytes[r + at.REQUEST_TARGET] = target;
  s.bytes[r + at.REQUEST_HELD] = request.held;
  for (const card of request.keys) markOpen(s, card);
}

function writeFlow(s: State, view: View): void {
  for (const [depth, frame] of view.flow.entries()) s.bytes.set(frame, frameAt(depth));
  s.bytes[at.FRAME_COUNT] = view.flow.length;
  for (const [i, card] of view.picks.entries()) s.bytes[at.PICKS + i] = card;
  s.bytes[at.PICK_COUNT] = view.picks.length;
  if (view.draft !== undefined) writeDraft(s, view.draft);
}

function writeDraft(s: State, draft: NonNullable<View['draft']>): void {
  s.bytes[at.DRAFT_ACTION] = draft.action;
  s.bytes[at.DRAFT_KEY_COUNT] = draft.keys.length;
  s.bytes.set(draft.keys, at.DRAFT_KEYS);
  const payments = [draft.B.map((ref) => unitOf(s, ref)), draft.D, draft.S.map((ref) => unitOf(s, ref))];
  for (const [letter, paid] of payments.entries()) {
    s.bytes[at.DRAFT_PAID + letter] = paid.length;
    s.bytes.set(paid, at.DRAFT_PAYMENT + letter * at.MAX_PAYMENT);
  }
  const [kind, target] = targetCells(s, draft.target);
  s.bytes[at.DRAFT_TARGET_KIND] = kind;
  s.bytes[at.DRAFT_TARGET] = target;
}
