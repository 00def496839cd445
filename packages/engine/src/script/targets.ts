/** Targets: the printed notation, and what each phrase allows. */
import { type Card, ownerOf, type Seat, suitOf } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { NONE, type State } from '../state/layout.ts';
import {
  actionOf,
  controllerOf,
  fieldCount,
  findRequest,
  isBulwark,
  isSoldier,
  keyAt,
  keyCount,
  type Request,
  requestId,
  stageAt,
  stageCount,
  targetKind,
  targetOf,
  unitAt,
} from '../state/queries.ts';
import {
  type Choice,
  chosenPosition,
  chosenRequest,
  chosenSeat,
  playerChoice,
  requestChoice,
  unitChoice,
} from './choice.ts';
import { offer } from './kernel.ts';
import { actionAt } from './ruleset.ts';

export interface TargetRule {
  readonly kind: number;
  /** The notation, for messages. */
  readonly text: string;
  /** May an action of `by` with this first key card point at that unit, request (its id) or player? */
  readonly allows: (s: State, by: Seat, key: Card, target: number) => boolean;
  /** The key card has to be of the target's suit. */
  readonly byKeySuit: boolean;
}

const unit = (text: string, allows: TargetRule['allows'], byKeySuit = false): TargetRule => ({
  kind: at.TARGET_UNIT,
  text,
  allows,
  byKeySuit,
});
const request = (text: string, allows: (s: State, r: Request) => boolean): TargetRule => ({
  kind: at.TARGET_REQUEST,
  text,
  byKeySuit: false,
  allows: (s, _by, _key, id) => {
    const r = findRequest(s, id);
    return r !== NONE && r !== at.ASIDE && allows(s, r);
  },
});
const player = (text: string, allows: (by: Seat, seat: Seat) => boolean): TargetRule => ({
  kind: at.TARGET_PLAYER,
  text,
  byKeySuit: false,
  allows: (_s, by, _key, seat) => allows(by, seat),
});

const RULES: readonly TargetRule[] = [
  unit('soldier', (s, _by, _key, u) => isSoldier(s, u)),
  unit(
    "own soldier of the key card's suit, not a Joker",
    (s, by, key, u) => ownerOf(u) === by && isSoldier(s, u) && suitOf(u) < 4 && suitOf(u) === suitOf(key),
    true,
  ),
  unit('character', () => true),
  unit('character (either side)', () => true),
  unit('own character', (_s, by, _key, u) => ownerOf(u) === by),
  unit('bulwark (either side)', (s, _by, _key, u) => isBulwark(s, u)),
  player('opponent', (by, seat) => seat !== by),
  player('any player', () => true),
  request(
    'an action with 1 or 2 key cards',
    (s, r) => keyCount(s, r) >= 1 && keyCount(s, r) <= 2 && actionAt(s.rules, actionOf(s, r)).counterable,
  ),
  request('action with 1 or 2 key cards', (s, r) => keyCount(s, r) >= 1 && keyCount(s, r) <= 2),
  request('a Damage Judgement action', (s, r) => actionAt(s.rules, actionOf(s, r)).id === 'damageJudgement'),
  request('an action that has a target', (s, r) => targetKind(s, r) !== at.TARGET_NOTHING),
];

/** The printed notation of a target; what it does not know is an error at load. */
export function parseTarget(text: string): TargetRule | undefined {
  if (text === '') return undefined;
  const rule = RULES.find((candidate) => candidate.text === text);
  if (rule === undefined) throw new Error(`bug: unknown target "${text}"`);
  return rule;
}

/** How many candidates there are for a rule: units of both sides, requests on the stage, or players. */
function candidateCount(s: State, rule: TargetRule): number {
  if (rule.kind === at.TARGET_UNIT) return fieldCount(s, 0) + fieldCount(s, 1);
  return rule.kind === at.TARGET_REQUEST ? stageCount(s) : 2;
}

function candidateAt(s: State, rule: TargetRule, i: number): number {
  if (rule.kind === at.TARGET_PLAYER) return i;
  if (rule.kind === at.TARGET_REQUEST) return requestId(s, stageAt(s, stageCount(s) - 1 - i));
  const first = fieldCount(s, 0);
  return i < first ? unitAt(s, 0, i) : unitAt(s, 1, i - first);
}

/** The choice that names a candidate. */
function candidateChoice(s: State, rule: TargetRule, i: number): Choice {
  const target = candidateAt(s, rule, i);
  if (rule.kind === at.TARGET_PLAYER) return playerChoice(target);
  if (rule.kind === at.TARGET_REQUEST) return requestChoice(target);
  const first = fieldCount(s, 0);
  return i < first ? unitChoice(0, i) : unitChoice(1, i - first);
}

export function hasTarget(s: State, rule: TargetRule, by: Seat, key: Card): boolean {
  const count = candidateCount(s, rule);
  for (let i = 0; i < count; i++) if (rule.allows(s, by, key, candidateAt(s, rule, i))) return true;
  return false;
}

/** The suits of key cards for which a rule that looks at the key card's suit has a target, as a mask. */
export function suitsWithTarget(s: State, rule: TargetRule, by: Seat): number {
  let suits = 0;
  const count = candidateCount(s, rule);
  for (let i = 0; i < count; i++) {
    const target = candidateAt(s, rule, i);
    if (rule.allows(s, by, target, target)) suits |= 1 << suitOf(target);
  }
  return suits;
}

/** The target that a choice names. */
export function chosenTarget(s: State, kind: number, choice: Choice): number {
  if (kind === at.TARGET_PLAYER) return chosenSeat(choice);
  if (kind === at.TARGET_REQUEST) return chosenRequest(choice);
  return unitAt(s, chosenSeat(choice), chosenPosition(choice));
}

export function offerTargets(s: State, rule: TargetRule, by: Seat, key: Card): void {
  const count = candidateCount(s, rule);
  for (let i = 0; i < count; i++)
    if (rule.allows(s, by, key, candidateAt(s, rule, i))) offer(s, candidateChoice(s, rule, i));
}

const firstKey = (s: State, r: Request): Card => (keyCount(s, r) === 0 ? NONE : keyAt(s, r, 0));

/** Is the target of this request there, and still what its line asks for (rulebook b.6, step 2)? */
export function isTargetLegal(s: State, r: Request): boolean {
  const rule = actionAt(s.rules, actionOf(s, r)).targetRule;
  if (rule === undefined) return true;
  return targetKind(s, r) === rule.kind && rule.allows(s, controllerOf(s, r), firstKey(s, r), targetOf(s, r));
}

/** Offers what this request could point at instead: another legal target, never itself (rulebook f 53, f 61). */
export function offerOtherTargets(s: State, r: Request): void {
  const rule = actionAt(s.rules, actionOf(s, r)).targetRule;
  if (rule === undefined) return;
  const now = targetKind(s, r) === at.TARGET_LOST ? NONE : targetOf(s, r);
  const itself = rule.kind === at.TARGET_REQUEST ? requestId(s, r) : NONE;
  const count = candidateCount(s, rule);
  for (let i = 0; i < count; i++) {
    const target = candidateAt(s, rule, i);
    if (target === now || target === itself) continue;
    if (rule.allows(s, controllerOf(s, r), firstKey(s, r), target)) offer(s, candidateChoice(s, rule, i));
  }
}
