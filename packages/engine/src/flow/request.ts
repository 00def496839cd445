/**
 * Raising an action (rulebook b.4). What can be raised is decided before anything happens; keys, costs and target are chosen
 * step by step into a draft, which costs nothing and can be dropped; then all of it is carried out in the printed order.
 */

import { cardChoice, chosenCard, chosenPosition, unitChoice } from '../script/choice.ts';
import { canPay, due } from '../script/costs.ts';
import { type Ask, offer, type Routine } from '../script/kernel.ts';
import { ANY_SUIT, holdsKeyOfSuit, offerKey } from '../script/keys.ts';
import {
  type Action,
  actionAt,
  type CostLetter,
  GATE_OPPONENTS_TURN,
  GATE_PACK,
  GATE_RARE,
  GATE_STAGE,
} from '../script/ruleset.ts';
import { chosenTarget, hasTarget, offerTargets, suitsWithTarget } from '../script/targets.ts';
import { discardCard, mill } from '../state/atoms/cards.ts';
import {
  announce,
  clearPasses,
  draftAddKey,
  draftAddPayment,
  draftSetTarget,
  endDraft,
  goTo,
  holdTriggers,
  markUsed,
  popFrame,
  putKey,
  setEmptyRound,
  setTarget,
  tellRequested,
} from '../state/atoms/flow.ts';
import { setDriven, unitToGrave } from '../state/atoms/units.ts';
import { lowestCard, type Seat } from '../state/cards.ts';
import { ASIDE, NONE, STAGE_CAPACITY, type State, TARGET_NOTHING } from '../state/layout.ts';
import {
  chance,
  draftAction,
  draftKey,
  draftKeyCount,
  draftPaid,
  draftPayment,
  draftTarget,
  draftTargetKind,
  emptyRoundDone,
  fieldCount,
  frameCount,
  frameRoutine,
  handMask,
  hasClosedPack,
  isChargedBulwark,
  isDraftKey,
  isStageEmpty,
  lifeCount,
  me,
  positionOf,
  rareCard,
  stageCount,
  topFrame,
  turnPlayer,
  type Unit,
  unitAt,
  usedMask,
} from '../state/queries.ts';
import { DRAFT } from './routines.ts';

// what may be raised

/** What stands in the way of some actions now, a bit each: used this turn, own turn, full stage, no closed pack, no rare card. */
export function closedGates(s: State, by: Seat): number {
  return (
    usedMask(s, by) |
    (turnPlayer(s) === by ? GATE_OPPONENTS_TURN : 0) |
    (stageCount(s) >= STAGE_CAPACITY - 1 ? GATE_STAGE : 0) |
    (hasClosedPack(s, by) ? 0 : GATE_PACK) |
    (rareCard(s, by) === NONE ? GATE_RARE : 0)
  );
}

/** Could this seat, holding the chance at the right time for it, the gates open and the key cards in hand, raise this action? */
export function canRaise(s: State, by: Seat, action: Action): boolean {
  if (!canPay(s, by, action) || lifeCount(s, by) > action.maxLife) return false;
  const rule = action.targetRule;
  if (rule === undefined) return true;
  if (rule.byKeySuit) return holdsKeyOfSuit(s, by, action.pattern, suitsWithTarget(s, rule, by));
  return hasTarget(s, rule, by, NONE);
}

/** May this seat pass? (rulebook b.3, decision 3) */
export function canPass(s: State, seat: Seat): boolean {
  if (!isStageEmpty(s)) return true;
  if (!s.rules.switches.passOnEmptyStage) return false;
  return seat !== turnPlayer(s) || !emptyRoundDone(s);
}

// the draft

const draftedAction = (s: State): Action => actionAt(s.rules, draftAction(s));
const B = 0;
const D = 1;
const S = 2;
const LETTERS: readonly CostLetter[] = ['B', 'D', 'S'];

const missingKeys = (s: State): number => draftedAction(s).pattern.count - draftKeyCount(s);
const missingPayment = (s: State, letter: number): number =>
  due(s, me(s), draftedAction(s), LETTERS[letter] as CostLetter) - draftPaid(s, letter);
const missingTarget = (s: State): boolean =>
  draftedAction(s).targetRule !== undefined && draftTargetKind(s) === TARGET_NOTHING;

const KEY_STEP = 1;
const PAY_STEPS = [2, 3, 4] as const;
const TARGET_STEP = 5;

/** The part of the request that is named next: key cards, then each cost, then the target; then the draft is complete. */
function goToMissing(s: State): void {
  const action = draftedAction(s);
  if (missingKeys(s) > 0) goTo(s, KEY_STEP);
  else if (action.b > 0 && missingPayment(s, B) > 0) goTo(s, PAY_STEPS[B]);
  else if (action.d > 0 && missingPayment(s, D) > 0) goTo(s, PAY_STEPS[D]);
  else if (action.s > 0 && missingPayment(s, S) > 0) goTo(s, PAY_STEPS[S]);
  else if (missingTarget(s)) goTo(s, TARGET_STEP);
  else popFrame(s);
}

/** One more of something: offered, taken into the draft, and on to what is missing then. */
const draftAsk = (
  kind: Ask['kind'],
  offerMore: (s: State) => void,
  add: (s: State, choice: number) => void,
): { ask: Ask } => ({
  ask: {
    kind,
    seat: me,
    offer: offerMore,
    take: (s, choice) => {
      add(s, choice);
      goToMissing(s);
    },
  },
});

function offerKeys(s: State): void {
  const { pattern, targetRule } = draftedAction(s);
  offerKey(s, me(s), pattern, targetRule?.byKeySuit === true ? suitsWithTarget(s, targetRule, me(s)) : ANY_SUIT);
}

/** Offers own units that may pay, in the order of the row so that each set is offered once: enough must be left behind each. */
function offerPayingUnits(s: State, letter: number): void {
  const seat = me(s);
  const paid = draftPaid(s, letter);
  const first = paid === 0 ? 0 : positionOf(s, draftPayment(s, letter, paid - 1)) + 1;
  let behind = -missingPayment(s, letter);
  for (let i = first; i < fieldCount(s, seat); i++) if (mayPay(s, letter, unitAt(s, seat, i))) behind++;
  for (let i = first; behind >= 0; i++) {
    if (!mayPay(s, letter, unitAt(s, seat, i))) continue;
    offer(s, unitChoice(seat, i));
    behind--;
  }
}

const mayPay = (s: State, letter: number, unit: Unit): boolean => letter === S || isChargedBulwark(s, unit);

const payUnit = (letter: number): { ask: Ask } =>
  draftAsk(
    letter === B ? 'payB' : 'payS',
    (s) => offerPayingUnits(s, letter),
    (s, choice) => draftAddPayment(s, letter, unitAt(s, me(s), chosenPosition(choice))),
  );

function offerDiscards(s: State): void {
  const seat = me(s);
  for (let suit = 0; suit < 5; suit++)
    for (let rest = handMask(s, seat, suit); rest !== 0; rest &= rest - 1) {
      const card = lowestCard(seat, suit, rest);
      if (!isDraftKey(s, card)) offer(s, cardChoice(card));
    }
}

function offerDraftTargets(s: State): void {
  const rule = draftedAction(s).targetRule;
  if (rule !== undefined) offerTargets(s, rule, me(s), draftKeyCount(s) === 0 ? NONE : draftKey(s, 0));
}

function takeTarget(s: State, choice: number): void {
  const kind = draftedAction(s).targetRule?.kind ?? TARGET_NOTHING;
  draftSetTarget(s, kind, chosenTarget(s, kind, choice));
}

export const draft: Routine = {
  name: 'draft',
  steps: [
    { act: goToMissing },
    draftAsk('key', offerKeys, (s, choice) => draftAddKey(s, chosenCard(choice))),
    payUnit(B),
    draftAsk('payD', offerDiscards, (s, choice) => draftAddPayment(s, D, chosenCard(choice))),
    payUnit(S),
    draftAsk('target', offerDraftTargets, takeTarget),
  ],
};

/** Drops the draft: nothing of it has happened. The core flow asks again. */
export function dropDraft(s: State, askStep: number): void {
  endDraft(s, true);
  popFrame(s);
  goTo(s, askStep);
}

export const isDrafting = (s: State): boolean => frameCount(s) > 0 && frameRoutine(s, topFrame(s)) === DRAFT;

// carrying it out

/** Announce (the pass record is cleared, the action counts as raised), pay, put the key cards out, point at the target. */
export function carryOutDraft(s: State): void {
  const by = chance(s);
  const action = draftedAction(s);
  clearPasses(s);
  setEmptyRound(s, false);
  if (action.limit >= 0) markUsed(s, by, action.limit);
  announce(s, action.index, by);
  pay(s, by, action);
  for (let i = 0; i < draftKeyCount(s); i++) putKey(s, draftKey(s, i));
  setTarget(s, ASIDE, draftTargetKind(s), draftTarget(s));
  tellRequested(s);
  endDraft(s, action.hasParts);
}

/** The symbols of the cost; their order in print is B, L or D, S. */
function pay(s: State, by: Seat, action: Action): void {
  for (let i = 0; i < draftPaid(s, B); i++) setDriven(s, draftPayment(s, B, i), true, true);
  if (action.l > 0) mill(s, by, due(s, by, action, 'L'), 'cost');
  for (let i = 0; i < draftPaid(s, D); i++) discardCard(s, draftPayment(s, D, i), 'cost');
  for (let i = 0; i < draftPaid(s, S); i++)
    holdTriggers(s, ASIDE, unitToGrave(s, draftPayment(s, S, i), 'cost', action.holdsCostTriggers));
}
