/** The core flow (rulebook b.3), with the numbers of the 8.0 diagram; the editions differ by switches. */

import { actionChoice, chosenAction, PASS } from '../script/choice.ts';
import { takeStock } from '../script/costs.ts';
import { handFeatures } from '../script/handFeatures.ts';
import { type Ask, offer, type Routine } from '../script/kernel.ts';
import { type Action, type ActionTable, actionAt } from '../script/ruleset.ts';
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
import { actionOf, allPassed, chance, isStageEmpty, topOfStage, turnPlayer } from '../state/queries.ts';
import { canPass, canRaise, carryOutDraft, closedGates } from './request.ts';
import { beginResolving } from './resolve.ts';
import { DRAFT } from './routines.ts';
import { checkTriggers } from './triggerCheck.ts';

const START = 0;
export const ASK_CHANCE = 1;
const CARRY_OUT = 2;
const PASSED = 6;

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
    if (choice === PASS) return goTo(s, PASSED);
    const action = chosenAction(choice);
    goTo(s, CARRY_OUT);
    beginDraft(s, action);
    if (actionAt(s.rules, action).hasParts) pushFrame(s, DRAFT, chance(s), NONE);
  },
};

function offerActions(s: State, seat: Seat, { actions, gates, needs }: ActionTable): void {
  const closed = closedGates(s, seat);
  const features = handFeatures(s, seat);
  const stock = takeStock(s, seat);
  for (let i = 0; i < actions.length; i++) {
    const needed = needs[i] as number;
    if (((gates[i] as number) & closed) !== 0 || (features & needed) !== needed) continue;
    const action = actions[i] as Action;
    if (canRaise(s, seat, action, stock)) offer(s, actionChoice(action.index));
  }
}

/** [2] The chance goes to the turn player, and a new round of passes begins (decision 2). */
function startRound(s: State): void {
  giveChance(s, turnPlayer(s));
  clearPasses(s);
}

/** [7] Immediate: resolve at once. [10] Normal: on the stage. */
function resolveOrPush(s: State): void {
  if (actionAt(s.rules, actionOf(s, ASIDE)).immediate) beginResolving(s, ASIDE);
  else pushAside(s);
}

function checkTriggersAfterRaise(s: State): void {
  if (s.rules.switches.triggerCheckAfterRaise) checkTriggers(s);
}

function checkTriggersThen(s: State, step: number): void {
  goTo(s, step);
  checkTriggers(s);
}

/** [11] to [16] A pass is recorded; when both have passed, the top of the stage resolves. */
function pass(s: State): void {
  recordPass(s, chance(s));
  if (!allPassed(s)) {
    giveChance(s, other(chance(s)));
    goTo(s, ASK_CHANCE);
  } else if (isStageEmpty(s)) {
    setEmptyRound(s, true);
    goTo(s, START);
  } else beginResolving(s, topOfStage(s));
}

export const coreFlow: Routine = {
  name: 'coreFlow',
  steps: [
    { rule: '[2]', act: startRound },
    { rule: '[3]', ask: chanceAsk },
    { rule: '[4] [5]', act: carryOutDraft },
    { rule: '[6]', act: checkTriggersAfterRaise },
    { rule: '[7] [8] [9] [10]', act: resolveOrPush },
    { rule: '[6] [3]', act: (s) => checkTriggersThen(s, ASK_CHANCE) },
    { rule: '[11] [12] [16]', act: pass },
    { rule: '[6] [2]', act: (s) => checkTriggersThen(s, START) },
  ],
};
