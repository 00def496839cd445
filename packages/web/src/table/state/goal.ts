/** The goal of the next game that this page opens, for "try it again": the coach's line shows it. */
import type { Text } from '@blackpoker/engine';

let waiting: Text | undefined;

export function setGoal(goal: Text): void {
  waiting = goal;
}

/** Gives it out once. */
export function takeGoal(): Text | undefined {
  const goal = waiting;
  waiting = undefined;
  return goal;
}
