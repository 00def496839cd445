/**
 * Raising an action (rulebook b.4). What can be raised is decided before anything happens; keys, costs and target are chosen
 * step by step into a draft, which costs nothing and can be dropped; then all of it is carried out in the printed order.
 */

import { cardChoice, chosenCard, chosenPosition, unitChoice } from '../script/choice.ts';
import { canPay, due } from '../script/costs.ts';
import { type Ask, next, offer, type Routine } from '../script/kernel.ts';
import { ANY_SUIT } from '../script/keys.ts';
import { type Action, actionAt, type CostLetter } from '../script/ruleset.ts';
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
import { PACK, type Seat } from '../state/cards.ts';
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
  isChargedBulwark,
  isDraftKey,
  isInHand,
  isStageEmpty,
  isUsed,
  me,
  positionOf,
  stageCount,
  topFrame,
  turnPlayer,
  unitAt,
} from '../state/queries.ts';
import { DRAFT } from './routines.ts';

// what may be raised

/** Timing: main needs the chance, the turn and an empty stage; quick only the chance (rulebook b.2). */
export const isTimely = (s: State, by: Seat, action: Action): boolean =>
  !action.main || (turnPlayer(s) === by && isStageEmpty(s));

export function canRaise(s: State, by: Seat, action: Action): boolean {
  if (!isTimely(s, by, action)) return false;
  if (action.limit >= 0 && isUsed(s, by, action.limit)) return false;
  if (action.onlyOpponentsTurn && turnPlayer(s) === by) return false;
  if (!action.immediate && stageCount(s) >= STAGE_CAPACITY - 1) return false;
  const rule = action.targetRule;
  const suits = rule?.byKeySuit ? suitsWithTarget(s, rule, by) : ANY_SUIT;
  if (!action.pattern.can(s, by, suits) || !canPay(s, by, action)) return false;
  return rule === undefined || rule.byKeySuit || hasTarget(s, rule, by, NONE);
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

/** An ask of the draft: one more of something, until there are enough. */
function draftAsk(
  kind: Ask['kind'],
  missing: (s: State) => number,
  offerMore: (s: State) => void,
  add: (s: State, choice: number) => void,
): Ask {
  return {
    kind,
    seat: me,
    offer: (s) => {
      if (missing(s) > 0) offerMore(s);
    },
    take: (s, choice) => {
      add(s, choice);
      if (missing(s) === 0) next(s);
    },
  };
}

const missingPayment = (letter: number) => (s: State) =>
  due(s, me(s), draftedAction(s), LETTERS[letter] as CostLetter) - draftPaid(s, letter);

/** Offers own units that may pay, in the order of the row so that each set is offered once: enough must be left behind each. */
function offerPayingUnits(s: State, letter: number, mayPay: (s: State, unit: number) => boolean): void {
  const seat = me(s);
  const paid = draftPaid(s, letter);
  const first = paid === 0 ? 0 : positionOf(s, draftPayment(s, letter, paid - 1)) + 1;
  let behind = -missingPayment(letter)(s);
  for (let i = first; i < fieldCount(s, seat); i++) if (mayPay(s, unitAt(s, seat, i))) behind++;
  for (let i = first; behind >= 0; i++) {
    if (!mayPay(s, unitAt(s, seat, i))) continue;
    offer(s, unitChoice(seat, i));
    behind--;
  }
}

function offerDiscards(s: State): void {
  const seat = me(s);
  for (let card = seat * PACK; card < (seat + 1) * PACK; card++)
    if (isInHand(s, card) && !isDraftKey(s, card)) offer(s, cardChoice(card));
}

const payUnits = (letter: number, mayPay: (s: State, unit: number) => boolean) =>
  draftAsk(
    letter === B ? 'payB' : 'payS',
    missingPayment(letter),
    (s) => offerPayingUnits(s, letter, mayPay),
    (s, choice) => draftAddPayment(s, letter, unitAt(s, me(s), chosenPosition(choice))),
  );

function offerKeys(s: State): void {
  const action = draftedAction(s);
  const rule = action.targetRule;
  action.pattern.offer(s, me(s), rule?.byKeySuit ? suitsWithTarget(s, rule, me(s)) : ANY_SUIT);
}

export const draft: Routine = {
  name: 'draft',
  steps: [
    {
      ask: draftAsk(
        'key',
        (s) => draftedAction(s).pattern.count - draftKeyCount(s),
        offerKeys,
        (s, choice) => draftAddKey(s, chosenCard(choice)),
      ),
    },
    { ask: payUnits(B, isChargedBulwark) },
    {
      ask: draftAsk('payD', missingPayment(D), offerDiscards, (s, choice) => draftAddPayment(s, D, chosenCard(choice))),
    },
    { ask: payUnits(S, () => true) },
    { ask: draftAsk('target', missingTarget, offerDraftTargets, takeTarget) },
  ],
};

function missingTarget(s: State): number {
  return draftedAction(s).targetRule !== undefined && draftTargetKind(s) === TARGET_NOTHING ? 1 : 0;
}

function offerDraftTargets(s: State): void {
  const rule = draftedAction(s).targetRule;
  if (rule !== undefined) offerTargets(s, rule, me(s), draftKeyCount(s) === 0 ? NONE : draftKey(s, 0));
}

function takeTarget(s: State, choice: number): void {
  const kind = draftedAction(s).targetRule?.kind ?? TARGET_NOTHING;
  draftSetTarget(s, kind, chosenTarget(s, kind, choice));
}

/** Drops the draft: nothing of it has happened. The core flow asks again. */
export function dropDraft(s: State, askStep: number): void {
  endDraft(s);
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
  endDraft(s);
}

/** The symbols of the cost; their order in print is B, L or D, S. */
function pay(s: State, by: Seat, action: Action): void {
  for (let i = 0; i < draftPaid(s, B); i++) setDriven(s, draftPayment(s, B, i), true, true);
  if (action.l > 0) mill(s, by, due(s, by, action, 'L'), 'cost');
  for (let i = 0; i < draftPaid(s, D); i++) discardCard(s, draftPayment(s, D, i), 'cost');
  for (let i = 0; i < draftPaid(s, S); i++)
    holdTriggers(s, ASIDE, unitToGrave(s, draftPayment(s, S, i), 'cost', action.holdsCostTriggers));
}
