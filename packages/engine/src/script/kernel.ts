/** The small machine that runs routines: it acts, asks, and stops where somebody has a choice. */

import { closeGraveBatch, putOnTopOfGrave } from '../state/atoms/cards.ts';
import { goTo, goToIn, popFrame } from '../state/atoms/flow.ts';
import { other, type Seat } from '../state/cards.ts';
import { exposeGraves, hasUncoveredGrave } from '../state/knowledge.ts';
import type { State } from '../state/layout.ts';
import {
  frameCount,
  frameRoutine,
  frameStep,
  graveAt,
  graveBatch,
  graveCount,
  isOver,
  topFrame,
  turnPlayer,
} from '../state/queries.ts';
import { type Choice, cardChoice, chosenCard, PASS } from './choice.ts';
import type { Text } from './ruleset.ts';

export const DECISION_KINDS = [
  'chance',
  'key',
  'payB',
  'payD',
  'payS',
  'target',
  'setCard',
  'attack',
  'block',
  'discard',
  'drawMore',
  'state',
  'mode',
  'takeLife',
  'takeGrave',
  'takeHand',
  'order',
  'newTarget',
  'triggerOrder',
  'graveTop',
  'deck',
  'rareCard',
  'opening',
  'takePack',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A question to one seat. Asking is pure and repeatable, so what is pending never has to be stored. */
export interface Ask {
  readonly kind: DecisionKind;
  readonly seat: (s: State) => Seat;
  /** Calls `offer` for each thing that may be chosen. None at all: the step is skipped. */
  readonly offer: (s: State) => void;
  /** Carries the answer out and moves on, or stays for the next part of the answer. */
  readonly take: (s: State, choice: Choice) => void;
  /** Names of the values that it offers. */
  readonly values?: readonly string[] | undefined;
  /** What the question is about, where it goes through several things one by one. */
  readonly subject?: ((s: State) => Choice) | undefined;
  /** One answer is asked all the same: whoever holds the chance is always asked. */
  readonly always?: true | undefined;
}

/** One step of a routine: it acts or it asks. `say` is the clause of the rules that it begins to carry out. */
export interface Step {
  readonly say?: Text | undefined;
  /** The rule book's number for it. */
  readonly rule?: string | undefined;
  readonly act?: ((s: State) => void) | undefined;
  readonly ask?: Ask | undefined;
}

export interface Routine {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Steps and asks of one shape each: the loop reads them quickly. */
export function uniform(routine: Routine): Routine {
  return { name: routine.name, steps: routine.steps.map(uniformStep) };
}

function uniformStep({ say, rule, act, ask }: Step): Step {
  return { say, rule, act, ask: ask && uniformAsk(ask) };
}

function uniformAsk({ kind, seat, offer, take, values, subject, always }: Ask): Ask {
  return { kind, seat, offer, take, values, subject, always };
}

/** Adds an option to the question that is being asked. */
export function offer(s: State, choice: Choice): void {
  s.options[s.optionCount++] = choice;
}

/** The step after the present one. */
export const next = (s: State): void => goTo(s, frameStep(s, topFrame(s)) + 1);

/** Several cards went to a grave together: its owner says which lies on top (rulebook, decision 11). */
const graveTopAsk: Ask = {
  kind: 'graveTop',
  seat: batchOwner,
  offer: (s) => {
    const seat = batchOwner(s);
    for (let i = graveBatch(s, seat); i > 0; i--) offer(s, cardChoice(graveAt(s, seat, graveCount(s, seat) - i)));
  },
  take: (s, choice) => putOnTopOfGrave(s, chosenCard(choice)),
};

function batchOwner(s: State): Seat {
  const first = turnPlayer(s);
  return graveBatch(s, first) > 1 ? first : other(first);
}

const isGraveTopOpen = (s: State): boolean => s.rules.asksGraveTop && (graveBatch(s, 0) > 1 || graveBatch(s, 1) > 1);

/** A single card that went to a grave lies on top: nothing to ask. */
function closeSingleBatches(s: State): void {
  for (let seat = 0; seat < 2; seat++) if (graveBatch(s, seat) === 1) closeGraveBatch(s, seat);
}

function currentStep(s: State): Step | undefined {
  const frame = topFrame(s);
  return (s.rules.routines[frameRoutine(s, frame)] as Routine).steps[frameStep(s, frame)];
}

/** The question that the game stands at, or undefined where it is over. */
export function pendingAsk(s: State): Ask | undefined {
  if (isOver(s) || frameCount(s) === 0) return undefined;
  return isGraveTopOpen(s) ? graveTopAsk : currentStep(s)?.ask;
}

/** Works out what may be chosen now, unless that is known already. Returns how many options there are. */
export function ensureOptions(s: State): number {
  if (s.optionCount >= 0) return s.optionCount;
  s.optionCount = 0;
  pendingAsk(s)?.offer(s);
  return s.optionCount;
}

/** Runs until somebody has a choice or the game is over. `skipPasses`: a chance in which only a pass is possible is passed. */
export function run(s: State, skipPasses = false): void {
  const { routines, asksGraveTop } = s.rules;
  for (;;) {
    s.optionCount = 0;
    if (isOver(s)) return;
    if (asksGraveTop) {
      closeSingleBatches(s);
      if (isGraveTopOpen(s)) return graveTopAsk.offer(s);
    }
    const frame = topFrame(s);
    const { steps } = routines[frameRoutine(s, frame)] as Routine;
    const at = frameStep(s, frame);
    if (at >= steps.length) {
      popFrame(s);
      continue;
    }
    const { act, ask } = steps[at] as Step;
    if (act !== undefined) {
      goToIn(s, frame, at + 1);
      act(s);
    } else if (ask === undefined || asks(s, ask, skipPasses)) return;
  }
}

/** Asks, and answers at once where there is nothing to choose. True: the game waits for an answer. */
function asks(s: State, ask: Ask, skipPasses: boolean): boolean {
  ask.offer(s);
  if (
    s.optionCount > 1 ||
    (s.optionCount === 1 && ask.always !== undefined && !(skipPasses && s.options[0] === PASS))
  ) {
    if (hasUncoveredGrave(s)) exposeGraves(s);
    return true;
  }
  if (s.optionCount === 0) next(s);
  else ask.take(s, s.options[0] as number);
  return false;
}

/** Applies a choice that is known to be legal. */
export function take(s: State, choice: Choice, skipPasses = false): void {
  const ask = pendingAsk(s);
  if (ask === undefined) throw new Error('bug: nothing is being asked');
  ask.take(s, choice);
  run(s, skipPasses);
}
