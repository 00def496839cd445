/** Sets a position up as a state. */
import { ASK_CHANCE } from '../flow/coreFlow.ts';
import { CORE_FLOW } from '../flow/routines.ts';
import { type Action, actionAt, indexOfAction, type Ruleset } from '../script/ruleset.ts';
import { goTo, pushFrame } from '../state/atoms/flow.ts';
import { bitOf, type Card, cardOf, numberOf, other, PACK, type Seat, suitOf } from '../state/cards.ts';
import { EXACT, markOpen, setMark } from '../state/knowledge.ts';
import * as at from '../state/layout.ts';
import { emptyState, NONE, type State } from '../state/layout.ts';
import {
  actionOf,
  cardsInGame,
  controllerOf,
  fieldCount,
  fogCount,
  forceOf,
  graveCount,
  keyAt,
  keyCount,
  lifeAt,
  lifeCount,
  modifier,
  requestId,
  stageAt,
  topOfGrave,
  turnPlayer,
  unitAt,
} from '../state/queries.ts';
import { cardCode, parseFace, parseSeat, seatName } from './cards.ts';

import {
  type Position,
  PositionError,
  type PositionFog,
  type PositionRequest,
  type PositionSeat,
  type PositionUnit,
} from './position.ts';
export interface SetPosition {
  readonly state: State;
  /** The names that the position gave to units and requests. */
  readonly units: ReadonlyMap<string, number>;
  readonly requests: ReadonlyMap<string, number>;
}

/** Sets a position up. Throws a PositionError that says where it is wrong. */
export function fromPosition(rules: Ruleset, position: Position): SetPosition {
  const builder = new Builder(rules);
  builder.place(position);
  return { state: builder.state, units: builder.units, requests: builder.requests };
}

/** More than any size can change by. */
const MOST = 999;

class Builder {
  readonly state: State;
  readonly units = new Map<string, number>();
  readonly requests = new Map<string, number>();
  private readonly placed = new Set<Card>();
  private readonly rules: Ruleset;

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.state = emptyState(rules);
  }

  place(position: Position): void {
    const s = this.state;
    s.bytes[at.TURN_PLAYER] = this.seat(position.turn, 'turn');
    s.bytes[at.CHANCE] = this.seat(position.chance, 'chance');
    s.words[at.TURNS] = 1;
    this.placeSeat(0, position.A, 'A');
    this.placeSeat(1, position.B, 'B');
    for (const [i, { unit, by }] of (position.modifiers ?? []).entries()) {
      const u = this.unit(unit, `modifiers[${i}].unit`);
      s.words[at.MODIFIER + u] = modifier(s, u) + this.whole(by, -MOST, MOST, `modifiers[${i}].by`);
    }
    for (const [name, by] of Object.entries(position.force ?? {}))
      s.words[at.FORCE + this.seat(name, 'force')] = this.whole(by, -MOST, MOST, 'force');
    this.placeFog(0, position.A.fog ?? [], 'A.fog');
    this.placeFog(1, position.B.fog ?? [], 'B.fog');
    this.placeStage(position.stage ?? []);
    this.placeCombat(position);
    this.placeFlow(position);
    for (const seat of [0, 1]) s.bytes[at.LACKING + seat] = PACK - cardsInGame(s, seat).length;
  }

  private fail(path: string, message: string): never {
    throw new PositionError(path, message);
  }

  private whole(number: number, least: number, most: number, path: string): number {
    const fits = Number.isInteger(number) && number >= least && number <= most;
    return fits ? number : this.fail(path, `${number} is not a whole number from ${least} to ${most}`);
  }

  private seat(name: string, path: string): Seat {
    return parseSeat(name) ?? this.fail(path, `"${name}" is not a player; write A or B`);
  }

  private card(seat: Seat, code: string, path: string): Card {
    const face = parseFace(String(code)) ?? this.fail(path, `"${code}" is not a card; write S5, H10, JK1 …`);
    const card = cardOf(seat, face);
    if (this.placed.has(card)) this.fail(path, `${seatName(seat)} has ${cardCode(card)} twice`);
    this.placed.add(card);
    return card;
  }

  private unit(name: string, path: string): number {
    return this.units.get(name) ?? this.fail(path, `there is no unit "${name}"`);
  }

  private placeSeat(seat: Seat, side: PositionSeat, path: string): void {
    if (typeof side !== 'object' || side === null) this.fail(path, 'is missing');
    this.placeList(seat, side.life, `${path}.life`, at.LIFE, at.LIFE_COUNT);
    this.placeList(seat, side.grave, `${path}.grave`, at.GRAVE, at.GRAVE_COUNT);
    if (graveCount(this.state, seat) > 0) setMark(this.state, other(seat), topOfGrave(this.state, seat), EXACT);
    this.placeMasks(seat, side.hand, `${path}.hand`, at.HAND);
    this.state.bytes[at.HAND_COUNT + seat] = side.hand.length;
    this.placeFrameZones(seat, side, path);
    for (const [i, unit] of side.field.entries()) this.placeUnit(seat, unit, `${path}.field[${i}]`);
  }

  private placeMasks(seat: Seat, codes: readonly string[], path: string, masks: number): void {
    for (const [i, code] of codes.entries()) {
      const card = this.card(seat, code, `${path}[${i}]`);
      const cell = masks + 5 * seat + suitOf(card);
      this.state.words[cell] = (this.state.words[cell] as number) | bitOf(card);
    }
  }

  /** Pack, rare card and second deck. */
  private placeFrameZones(seat: Seat, side: PositionSeat, path: string): void {
    const { state } = this;
    this.placeMasks(seat, side.pack ?? [], `${path}.pack`, at.PACK_CARDS);
    if (side.pack !== undefined)
      state.bytes[at.PACK_STATE + seat] = side.packOpened === true ? at.PACK_OPEN : at.PACK_CLOSED;
    if (side.rare !== undefined) state.bytes[at.RARE + seat] = this.card(seat, side.rare, `${path}.rare`);
    this.placeMasks(seat, side.second ?? [], `${path}.second`, at.SECOND_DECK);
    if (side.second !== undefined) state.bytes[at.DECKS_ALLOWED + seat] = at.FIRST_DECK | at.SECOND_DECK_ALLOWED;
  }

  private placeList(seat: Seat, codes: readonly string[], path: string, list: number, count: number): void {
    for (const [i, code] of codes.entries())
      this.state.bytes[list + PACK * seat + codes.length - 1 - i] = this.card(seat, code, `${path}[${i}]`);
    this.state.bytes[count + seat] = codes.length;
  }

  private placeUnit(seat: Seat, unit: PositionUnit, path: string): void {
    const s = this.state;
    const cards = unit.cards.map((code, i) => this.card(seat, code, `${path}.cards[${i}]`));
    const [bottom] = cards;
    if (bottom === undefined) this.fail(path, 'a unit needs a card');
    if (unit.as !== 'soldier' && unit.as !== 'bulwark')
      this.fail(`${path}.as`, `"${unit.as}" is neither soldier nor bulwark`);
    if (unit.as === 'bulwark' && cards.length > 1) this.fail(path, 'a bulwark has one card');
    if (cards.length > 1 && cards.some((card) => suitOf(card) !== suitOf(bottom) || numberOf(card) === 0))
      this.fail(path, 'the cards of an equipped soldier are of one suit');
    s.bytes[at.FIELD + PACK * seat + fieldCount(s, seat)] = bottom;
    s.bytes[at.FIELD_COUNT + seat] = fieldCount(s, seat) + 1;
    for (const [i, card] of cards.entries()) {
      const isNew = unit.new === true || (Array.isArray(unit.new) && unit.new.includes(unit.cards[i]));
      s.bytes[at.FLAGS + card] = isNew ? at.FLAG_NEW : 0;
      s.bytes[at.ABOVE + card] = cards[i + 1] ?? NONE;
      if (unit.as === 'soldier') markOpen(s, card);
    }
    const flags = (unit.as === 'bulwark' ? at.FLAG_BULWARK : 0) | (unit.driven === true ? at.FLAG_DRIVEN : 0);
    s.bytes[at.FLAGS + bottom] = (s.bytes[at.FLAGS + bottom] as number) | flags;
    if (unit.unit !== undefined) this.name(unit.unit, bottom, path);
  }

  private name(name: string, unit: number, path: string): void {
    if (this.units.has(name)) this.fail(`${path}.unit`, `two units are called "${name}"`);
    this.units.set(name, unit);
  }

  private placeFog(seat: Seat, fogs: readonly PositionFog[], path: string): void {
    const s = this.state;
    for (const [i, fog] of fogs.entries()) {
      const index = this.rules.fogs.findIndex(({ id }) => id === fog.effect);
      if (index < 0) this.fail(`${path}[${i}].effect`, `${this.rules.id} has no fog "${fog.effect}"`);
      const target = fog.target === undefined ? NONE : this.unit(fog.target, `${path}[${i}].target`);
      const active = fog.effect === 'force' || target !== NONE;
      for (const [j, code] of fog.cards.entries()) {
        const card = this.card(seat, code, `${path}[${i}].cards[${j}]`);
        if (fogCount(s, seat) === at.FOG_CAPACITY)
          this.fail(`${path}[${i}]`, `no more than ${at.FOG_CAPACITY} cards can lie here`);
        const cell = at.FOG + (seat * at.FOG_CAPACITY + fogCount(s, seat)) * at.FOG_SIZE;
        s.bytes.set([card, active ? index + 1 : 0, target], cell);
        s.bytes[at.FOG_COUNT + seat] = fogCount(s, seat) + 1;
        markOpen(s, card);
        if (fog.effect === 'force') s.words[at.FORCE + seat] = forceOf(s, seat) + numberOf(card);
        else if (active)
          s.words[at.MODIFIER + target] = modifier(s, target) + (fog.effect === 'down' ? -1 : 1) * numberOf(card);
      }
    }
  }

  private placeStage(stage: readonly PositionRequest[]): void {
    const s = this.state;
    for (const [i, request] of stage.entries()) {
      const path = `stage[${i}]`;
      const action = this.rules.actions[indexOfAction(this.rules, request.action)];
      if (action === undefined) this.fail(`${path}.action`, `${this.rules.id} has no action "${request.action}"`);
      const by = this.seat(request.by, `${path}.by`);
      if (i >= at.STAGE_CAPACITY - 1) this.fail(path, `a stage has room for ${at.STAGE_CAPACITY - 1} requests`);
      if (request.keys.length > at.MAX_KEYS)
        this.fail(`${path}.keys`, `no action has more than ${at.MAX_KEYS} key cards`);
      const r = stageAt(s, i);
      s.bytes.set([i, action.index, by, request.keys.length], r);
      for (const [k, code] of request.keys.entries()) {
        const card = this.card(by, code, `${path}.keys[${k}]`);
        s.bytes[r + at.REQUEST_KEYS + k] = card;
        markOpen(s, card);
      }
      s.bytes[r + at.REQUEST_HELD] = this.whole(request.held ?? 0, 0, PACK, `${path}.held`);
      s.bytes[at.STAGE_COUNT] = i + 1;
      this.requests.set(request.id ?? `#${i}`, i);
    }
    s.bytes[at.NEXT_REQUEST_ID] = stage.length;
    for (const [i, request] of stage.entries()) this.placeTarget(stageAt(s, i), request, `stage[${i}].target`);
  }

  private placeTarget(r: number, request: PositionRequest, path: string): void {
    const s = this.state;
    const rule = actionAt(this.rules, actionOf(s, r)).targetRule;
    if (rule === undefined) return;
    const target = request.target === undefined ? this.onlyTarget(r) : (request.target ?? undefined);
    s.bytes[r + at.REQUEST_TARGET_KIND] = target === undefined ? at.TARGET_LOST : rule.kind;
    if (target === undefined) s.bytes[r + at.REQUEST_TARGET] = NONE;
    else if (typeof target === 'number') s.bytes[r + at.REQUEST_TARGET] = target;
    else if (rule.kind === at.TARGET_UNIT) s.bytes[r + at.REQUEST_TARGET] = this.unit(target, path);
    else if (rule.kind === at.TARGET_PLAYER) s.bytes[r + at.REQUEST_TARGET] = this.seat(target, path);
    else
      s.bytes[r + at.REQUEST_TARGET] = this.requests.get(target) ?? this.fail(path, `there is no request "${target}"`);
  }

  /** The target of a request that does not say it, where only one is legal. */
  private onlyTarget(r: number): number | undefined {
    const s = this.state;
    const rule = actionAt(this.rules, actionOf(s, r)).targetRule;
    const key = keyCount(s, r) === 0 ? NONE : keyAt(s, r, 0);
    const legal = this.candidates(rule?.kind, r).filter((target) => rule?.allows(s, controllerOf(s, r), key, target));
    return legal.length === 1 ? legal[0] : undefined;
  }

  private candidates(kind: number | undefined, r: number): number[] {
    const s = this.state;
    if (kind === at.TARGET_PLAYER) return [0, 1];
    if (kind === at.TARGET_REQUEST) return [...this.requests.values()].filter((id) => id !== requestId(s, r));
    return [0, 1].flatMap((seat) => Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i)));
  }

  private placeCombat(position: Position): void {
    const s = this.state;
    for (const name of position.combat?.attackers ?? []) {
      const unit = this.unit(name, 'combat.attackers');
      s.bytes[at.FLAGS + unit] = (s.bytes[at.FLAGS + unit] as number) | at.FLAG_ATTACKER;
    }
    for (const [attacker, blockers] of Object.entries(position.combat?.blocks ?? {}))
      for (const name of blockers)
        s.bytes[at.BLOCKS + this.unit(name, 'combat.blocks')] = this.unit(attacker, 'combat.blocks');
  }

  private placeFlow(position: Position): void {
    const s = this.state;
    const inCombat =
      position.combat !== undefined ||
      (position.stage ?? []).some(({ action }) => ['attack', 'block', 'damageJudgement'].includes(action));
    if (inCombat) this.use(turnPlayer(s), 'attack', 'combat');
    for (const [name, actions] of Object.entries(position.used ?? {}))
      for (const id of actions) this.use(this.seat(name, 'used'), id, `used.${name}`);
    for (const name of position.passed ?? [])
      s.bytes[at.PASSED] = (s.bytes[at.PASSED] as number) | (1 << this.seat(name, 'passed'));
    s.bytes[at.EMPTY_ROUND] = position.emptyRound === true ? 1 : 0;
    pushFrame(s, CORE_FLOW, turnPlayer(s), NONE);
    goTo(s, ASK_CHANCE);
  }

  private use(seat: Seat, id: string, path: string): void {
    const action: Action | undefined = this.rules.actions[indexOfAction(this.rules, id)];
    if (action === undefined || action.limit < 0)
      this.fail(path, `"${id}" is not a once-per-turn action of ${this.rules.id}`);
    this.state.words[at.USED + seat] = (this.state.words[at.USED + seat] as number) | (1 << action.limit);
  }
}

/** Puts a life into this order, top first: what came out of a shuffle elsewhere. */
export function arrangeLife(s: State, seat: Seat, codes: readonly string[]): void {
  const cards = codes.map((code) => cardOf(seat, parseFace(code) ?? NONE));
  const now = new Set(Array.from({ length: lifeCount(s, seat) }, (_, i) => lifeAt(s, seat, i)));
  if (cards.length !== now.size || cards.some((card) => !now.delete(card)))
    throw new PositionError(`${seatName(seat)}.life`, 'these are not the cards of this life');
  for (const [i, card] of cards.entries()) s.bytes[at.LIFE + PACK * seat + cards.length - 1 - i] = card;
}
