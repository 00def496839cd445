/** Why an action cannot be requested now: reasons with parameters, the cheapest missing thing first. */

import { canAttack, mayAttack, mayBlock } from '../script/asks.ts';
import type { Choice } from '../script/choice.ts';
import { due } from '../script/costs.ts';
import { acceptsKeys, lackingKeys } from '../script/keyAdvice.ts';
import { holdsKeyOfSuit, holdsKeys } from '../script/keys.ts';
import { type Action, actionAt } from '../script/ruleset.ts';
import { chosenTarget, hasTarget, suitsWithTarget } from '../script/targets.ts';
import { type Card, numberOf, ownerOf, type Seat } from '../state/cards.ts';
import { NONE, STAGE_CAPACITY, type State } from '../state/layout.ts';
import {
  actionOf,
  chance,
  chargedBulwarks,
  fieldCount,
  findRequest,
  handCount,
  hasClosedPack,
  isDriven,
  isInHand,
  isOver,
  isStageEmpty,
  isUsed,
  keyAt,
  keyCount,
  lifeCount,
  rareCard,
  stageCount,
  turnPlayer,
  type Unit,
} from '../state/queries.ts';
import { canPass } from './request.ts';

export const REASON_CODES = [
  'OVER',
  'FORMAT',
  'NOT_DIRECT',
  'NOT_CHANCE',
  'CHOICE_PENDING',
  'NOT_TURN',
  'NOT_OPP_TURN',
  'STAGE_BUSY',
  'STAGE_FULL',
  'ONCE',
  'NEED_KEY',
  'NEED_B',
  'NEED_L',
  'NEED_D',
  'NEED_S',
  'NO_TARGET',
  'MUST_ACT',
  'LIFE_COND',
  'PACK_OPENED',
  'NEED_RARE',
  'COUNTER_IMMUNE',
  'JUST_ENTERED',
  'DRIVEN',
  'NO_LABEL',
  'NUMBER_LOW',
  'SELF_KILL',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Which part of the request it is about: key, B, L, D, S, target. */
  readonly slot?: string;
}

const reason = (code: ReasonCode, params: Reason['params'] = {}, slot?: string): Reason =>
  slot === undefined ? { code, params } : { code, params, slot };

/** Reasons that hold whatever is in the hand; `atChance`: the seat is asked to request or pass. */
function momentReasons(s: State, by: Seat, action: Action, atChance: boolean): Reason[] {
  const reasons: Reason[] = [];
  if (chance(s) !== by) reasons.push(reason('NOT_CHANCE'));
  else if (!atChance) reasons.push(reason('CHOICE_PENDING'));
  if (action.onlyOpponentsTurn && turnPlayer(s) === by) reasons.push(reason('NOT_OPP_TURN'));
  if (action.main && turnPlayer(s) !== by) reasons.push(reason('NOT_TURN'));
  if (action.main && !isStageEmpty(s)) reasons.push(reason('STAGE_BUSY'));
  if (!action.immediate && stageCount(s) >= STAGE_CAPACITY - 1) reasons.push(reason('STAGE_FULL'));
  if (action.limit >= 0 && isUsed(s, by, action.limit)) reasons.push(reason('ONCE'));
  if (lifeCount(s, by) > action.maxLife) reasons.push(reason('LIFE_COND', { n: action.maxLife }));
  if (action.needsClosedPack && !hasClosedPack(s, by)) reasons.push(reason('PACK_OPENED'));
  if (action.needsRare && rareCard(s, by) === NONE) reasons.push(reason('NEED_RARE'));
  return reasons;
}

function keyReasons(s: State, by: Seat, { pattern, targetRule }: Action): Reason[] {
  if (!holdsKeys(s, by, pattern) && pattern.fromHand > 0)
    return [reason('NEED_KEY', { ...lackingKeys(s, by, pattern) }, 'key')];
  if (targetRule?.byKeySuit !== true || holdsKeyOfSuit(s, by, pattern, suitsWithTarget(s, targetRule, by))) return [];
  return [reason('NO_TARGET', { target: targetRule.text }, 'target')];
}

function costReasons(s: State, by: Seat, action: Action): Reason[] {
  const [b, l, d, sacrifice] = [
    due(s, by, action, 'B'),
    due(s, by, action, 'L'),
    due(s, by, action, 'D'),
    due(s, by, action, 'S'),
  ];
  const reasons: Reason[] = [];
  if (lifeCount(s, by) < l) reasons.push(reason('NEED_L', { n: l }, 'L'));
  if (d > 0 && handCount(s, by) < action.pattern.fromHand + d) reasons.push(reason('NEED_D', { n: d }, 'D'));
  const charged = chargedBulwarks(s, by);
  if (charged < b) reasons.push(reason('NEED_B', { n: b, m: charged }, 'B'));
  if (fieldCount(s, by) < sacrifice) reasons.push(reason('NEED_S', { n: sacrifice, m: fieldCount(s, by) }, 'S'));
  return reasons;
}

function targetReasons(s: State, by: Seat, action: Action): Reason[] {
  const rule = action.targetRule;
  if (rule === undefined || rule.byKeySuit || hasTarget(s, rule, by, NONE)) return [];
  return [reason('NO_TARGET', { target: action.target }, 'target')];
}

/** Empty: it can be requested. */
export function explainAction(s: State, by: Seat, action: Action | undefined, atChance: boolean): Reason[] {
  if (isOver(s)) return [reason('OVER')];
  if (action === undefined) return [reason('FORMAT')];
  if (!action.direct) return [reason('NOT_DIRECT')];
  return [
    ...momentReasons(s, by, action, atChance),
    ...keyReasons(s, by, action),
    ...costReasons(s, by, action),
    ...targetReasons(s, by, action),
  ];
}

// what the seat has in mind

/** Key cards or a target that a player points at while they look for something to do. */
export interface Intention {
  readonly keys?: readonly Card[];
  readonly target?: Choice;
}

/** What speaks against an action with these key cards and this target, beside what speaks against it anyway; warnings last. */
export function explainIntention(s: State, by: Seat, action: Action, { keys, target }: Intention): Reason[] {
  return [
    ...(keys === undefined ? [] : badKeys(s, by, action, keys)),
    ...(target === undefined ? [] : badTarget(s, by, action, keys, target)),
    ...(due(s, by, action, 'L') > 0 && lifeCount(s, by) === due(s, by, action, 'L')
      ? [reason('SELF_KILL', {}, 'L')]
      : []),
  ];
}

/** Each card must be one that the draft would offer, in some order. */
function badKeys(s: State, by: Seat, action: Action, keys: readonly Card[]): Reason[] {
  const held = keys.every((card) => ownerOf(card) === by && isInHand(s, card)) && new Set(keys).size === keys.length;
  const fits = held && acceptsKeys(action.pattern, keys);
  return fits ? [] : [reason('NEED_KEY', { n: action.pattern.count, keys: action.keys }, 'key')];
}

function badTarget(s: State, by: Seat, action: Action, keys: readonly Card[] | undefined, choice: Choice): Reason[] {
  const rule = action.targetRule;
  if (rule === undefined) return [];
  const target = chosenTarget(s, rule.kind, choice);
  const [key = NONE] = keys ?? [];
  if (rule.byKeySuit && key === NONE) return [];
  if (rule.allows(s, by, key, target)) return numberTooLow(s, action, key, target);
  return [reason(isImmune(s, action, target) ? 'COUNTER_IMMUNE' : 'NO_TARGET', { target: action.target }, 'target')];
}

/** Only from Counter: others may well point at what it cannot. */
function isImmune(s: State, action: Action, target: number): boolean {
  const request = action.id === 'counter' ? findRequest(s, target) : NONE;
  return request !== NONE && !actionAt(s.rules, actionOf(s, request)).counterable;
}

/** A Counter that could not negate what it points at. */
function numberTooLow(s: State, action: Action, key: Card, target: number): Reason[] {
  if (action.id !== 'counter' || key === NONE) return [];
  const request = findRequest(s, target);
  if (keyCount(s, request) !== 1) return [];
  const [a, b] = [numberOf(key), numberOf(keyAt(s, request, 0))];
  return a < b ? [reason('NUMBER_LOW', { a, b }, 'key')] : [];
}

/** Why a unit cannot attack or block; empty: it can, as far as it goes. */
export function explainUnit(s: State, unit: Unit, role: 'attack' | 'block'): Reason[] {
  const may = role === 'attack' ? mayAttack(s, unit) : mayBlock(s, unit);
  if (!may) return [reason('NO_LABEL', { role })];
  if (isDriven(s, unit)) return [reason('DRIVEN')];
  return role === 'attack' && !canAttack(s, unit) ? [reason('JUST_ENTERED')] : [];
}

/** Why a seat cannot pass; empty: it can. */
export function explainPass(s: State, seat: Seat, atChance: boolean): Reason[] {
  if (isOver(s)) return [reason('OVER')];
  if (chance(s) !== seat) return [reason('NOT_CHANCE')];
  if (!atChance) return [reason('CHOICE_PENDING')];
  return canPass(s, seat) ? [] : [reason('MUST_ACT')];
}
