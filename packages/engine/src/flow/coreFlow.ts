/** The core flow (rulebook b.3), with the numbers of the 8.0 diagram; the editions differ by switches. */

import { type ActionTable, candidates } from '../script/actionTable.ts';
import { actionChoice, chosenAction, PASS } from '../script/choice.ts';
import { handFeatures } from '../script/handFeatures.ts';
import { type Ask, offer, type Routine } from '../script/kernel.ts';
import { type Action, actionAt } from '../script/ruleset.ts';
import {
  beginDraft,
  clearPasses,
  giveChance,
  goTo,
  pushAside,
  pushFrame,
  recordPass,
  setEmptyRound,
} from '../state/atoms/flow.ts';
import { other, type Seat } from '../state/cards.ts';
import { ASIDE, NONE, type State } from '../state/layout.ts';
import { actionOf, allPassed, chance, isStageEmpty, topOfStage, triggeredTotal, turnPlayer } from '../state/queries.ts';
import { canPass, canRaise, carryOutDraft, closedGates } from './request.ts';
import { beginResolving } from './resolve.ts';
import { DRAFT } from './routines.ts';
import { checkTriggers } from './triggerCheck.ts';

const START = 0;
export const ASK_CHANCE = 1;
const CARRY_OUT = 2;
const PUSHED = 5;
const RESOLVED = 6;

/** [3] Whoever holds the chance requests something or passes. They are asked even where they can only pass. */
const chanceAsk: Ask = {
  kind: 'chance',
  always: true,
  seat: chance,
  offer: (s) => {
    const seat = chance(s);
    if (canPass(s, seat)) offer(s, PASS);
    offerActions(s, seat, seat === turnPlayer(s) && isStageEmpty(s) ? s.rules.atMain : s.rules.atQuick);
  },
  take: (s, choice) => {
    if (choice === PASS) return pass(s);
    const action = chosenAction(choice);
    goTo(s, CARRY_OUT);
    beginDraft(s, action);
    if (actionAt(s.rules, action).hasParts) pushFrame(s, DRAFT, chance(s), NONE);
  },
};

function offerActions(s: State, seat: Seat, tables: readonly ActionTable[]): void {
  const closed = closedGates(s, seat);
  const features = handFeatures(s, seat);
  for (let i = 0; i < tables.length; i++) {
    const table = tables[i] as ActionTable;
    for (let rest = candidates(table, features, closed); rest !== 0; rest &= rest - 1) {
      const action = table.actions[31 - Math.clz32(rest & -rest)] as Action;
      if (canRaise(s, seat, action)) offer(s, actionChoice(action.index));
    }
  }
}

/** [2] The chance goes to the turn player, and a new round of passes begins (decision 2). */
function startRound(s: State): void {
  giveChance(s, turnPlayer(s));
  clearPasses(s);
}

/** Nothing comes between two steps: nothing has triggered, and no grave waits for its top card. */
const goesOn = (s: State): boolean => triggeredTotal(s) === 0 && !s.rules.asksGraveTop;

/** [4] [5] The request is made; then on at once, where nothing comes between. */
function carryOut(s: State): void {
  carryOutDraft(s);
  if (!goesOn(s)) return;
  goTo(s, PUSHED);
  resolveOrPush(s);
}

/** [7] Immediate: resolve at once. [10] Normal: on the stage. */
function resolveOrPush(s: State): void {
  if (actionAt(s.rules, actionOf(s, ASIDE)).immediate) return beginResolving(s, ASIDE);
  pushAside(s);
  if (goesOn(s)) goTo(s, ASK_CHANCE);
}

function checkTriggersAfterRaise(s: State): void {
  if (s.rules.switches.triggerCheckAfterRaise) checkTriggers(s);
}

/** The chance stays where it is. */
function askAgain(s: State): void {
  goTo(s, ASK_CHANCE);
  checkTriggers(s);
}

function nextRound(s: State): void {
  if (!goesOn(s)) {
    goTo(s, START);
    return checkTriggers(s);
  }
  startRound(s);
  goTo(s, ASK_CHANCE);
}

/** [11] to [16] A pass is recorded; when both have passed, the top of the stage resolves. */
function pass(s: State): void {
  recordPass(s, chance(s));
  if (!allPassed(s)) giveChance(s, other(chance(s)));
  else if (isStageEmpty(s)) {
    setEmptyRound(s, true);
    startRound(s);
  } else {
    goTo(s, RESOLVED);
    beginResolving(s, topOfStage(s));
  }
}

export const coreFlow: Routine = {
  name: 'coreFlow',
  steps: [
    { rule: '[2]', act: startRound },
    { rule: '[3] [11] [12] [16]', ask: chanceAsk },
    { rule: '[4] [5]', act: carryOut },
    { rule: '[6]', act: checkTriggersAfterRaise },
    { rule: '[7] [8] [9] [10]', act: resolveOrPush },
    { rule: '[6] [3]', act: askAgain },
    { rule: '[6] [2]', act: nextRound },
  ],
};
