/** What a person's choices are worked out on: a full state that agrees with their view. What a seat may choose follows from its view. */
import {
  apply,
  type Choice,
  ChoiceError,
  clone,
  countOptions,
  type Decision,
  decision,
  makeRng,
  optionAt,
  type Seat,
  type Sink,
  type State,
  sample,
  smallSeed,
  type View,
} from '@blackpoker/engine';

export interface World {
  readonly view: View;
  readonly seat: Seat;
  /** Never changed: steps are taken on copies. */
  readonly state: State;
  readonly asked: Decision;
}

/** Undefined: the viewer has nothing to choose. `draw`: another number, other hidden cards. */
export function worldOf(view: View, draw = 1): World | undefined {
  const state = sample(view, makeRng(smallSeed(draw)));
  const asked = decision(state);
  return asked === undefined || asked.seat !== view.viewer ? undefined : { view, seat: view.viewer, state, asked };
}

export function offered(s: State): Choice[] {
  return Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
}

/** The state after these choices; undefined where one of them is not offered. */
export function stepped(s: State, choices: readonly Choice[], sink?: Sink): State | undefined {
  const next = clone(s);
  try {
    for (const choice of choices) apply(next, choice, sink);
  } catch (error) {
    if (error instanceof ChoiceError) return undefined;
    throw error;
  }
  return next;
}
