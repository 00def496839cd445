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

const END_OF_ROUTINE: Step = uniformStep({ act: popFrame });

/** Steps and asks of one shape each: the loop reads them quickly. */
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

/** All steps of all routines in one list, and where each routine begins in it. A routine ends with a step that ends its frame. */
export interface Program {
  readonly steps: readonly Step[];
  readonly starts: Uint16Array;
}

export function programOf(routines: readonly Routine[]): Program {
  const whole = routines.map(({ steps }) => [...steps.map(uniformStep), END_OF_ROUTINE]);
  const starts = new Uint16Array(routines.length);
  for (const [i, steps] of whole.entries())
    if (i > 0) starts[i] = (starts[i - 1] as number) + (whole[i - 1] ?? steps).length;
  return { steps: whole.flat(), starts };
}

/** The step that this frame stands at. */
const stepOf = (s: State, { steps, starts }: Program, frame: number): Step =>
  steps[(starts[frameRoutine(s, frame)] as number) + frameStep(s, frame)] as Step;

/** The question that the game stands at, or undefined where it is over. */
export function pendingAsk(s: State): Ask | undefined {
  if (s.optionCount > 0) return s.asked;
  if (isOver(s) || frameCount(s) === 0) return undefined;
  return isGraveTopOpen(s) ? graveTopAsk : stepOf(s, s.rules.program, topFrame(s)).ask;
}

/** Works out what may be chosen now, unless that is known already. Returns how many options there are. */
export function ensureOptions(s: State): number {
  if (s.optionCount >= 0) return s.optionCount;
  s.asked = pendingAsk(s);
  s.optionCount = 0;
  s.asked?.offer(s);
  return s.optionCount;
}

/** Runs until somebody has a choice or the game is over. `skipPasses`: a chance in which only a pass is possible is passed. */
export function run(s: State, skipPasses = false): void {
  const { program, asksGraveTop } = s.rules;
  for (;;) {
    s.optionCount = 0;
    if (isOver(s)) return;
    if (asksGraveTop) {
      closeSingleBatches(s);
      if (isGraveTopOpen(s)) return askGraveTop(s);
    }
    const frame = topFrame(s);
    const { act, ask } = stepOf(s, program, frame);
    if (act !== undefined) {
      goToIn(s, frame, frameStep(s, frame) + 1);
      act(s);
    } else if (ask === undefined || asks(s, ask, skipPasses)) return;
  }
}

function askGraveTop(s: State): void {
  graveTopAsk.offer(s);
  s.asked = graveTopAsk;
}

/** Asks, and answers at once where there is nothing to choose. True: the game waits for an answer. */
function asks(s: State, ask: Ask, skipPasses: boolean): boolean {
  if (ask.always !== undefined) return asksAlways(s, ask, skipPasses);
  ask.offer(s);
  if (s.optionCount > 1) return waits(s, ask);
  if (s.optionCount === 0) next(s);
  else ask.take(s, s.options[0] as number);
  return false;
}

/** The same for the chance. Apart, because a call that always reaches the same function is much quicker. */
function asksAlways(s: State, ask: Ask, skipPasses: boolean): boolean {
  ask.offer(s);
  if (!skipPasses || s.optionCount > 1 || s.options[0] !== PASS) return waits(s, ask);
  if (hasUncoveredGrave(s)) exposeGraves(s);
  ask.take(s, PASS);
  return false;
}

function waits(s: State, ask: Ask): true {
  if (hasUncoveredGrave(s)) exposeGraves(s);
  s.asked = ask;
  return true;
}

/** Applies a choice that is known to be legal. */
export function take(s: State, choice: Choice, skipPasses = false): void {
  const ask = pendingAsk(s);
  if (ask === undefined) throw new Error('bug: nothing is being asked');
  ask.take(s, choice);
  run(s, skipPasses);
}
