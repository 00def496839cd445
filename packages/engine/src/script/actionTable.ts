/**
 * Which actions may be worth a closer look, worked out for every hand and every closed gate when a ruleset is made: at a chance two or
 * three look-ups rule out most of them at once.
 */
import { FEATURE_COUNT } from './handFeatures.ts';
import { type Action, GATE_COUNT } from './ruleset.ts';

/** Up to 31 actions, a bit each. */
export interface ActionTable {
  readonly actions: readonly Action[];
  /** By the lower and the upper half of a hand's features: the actions that these do not rule out. */
  readonly byLowFeatures: Int32Array;
  readonly byHighFeatures: Int32Array;
  /** By closed gates: the actions that one of them is closed to. */
  readonly closed: Int32Array;
}

const MAX_ACTIONS = 31;
const LOW_FEATURES = Math.ceil(FEATURE_COUNT / 2);
const LOW_MASK = (1 << LOW_FEATURES) - 1;

export function actionTables(actions: readonly Action[]): ActionTable[] {
  const count = Math.ceil(actions.length / MAX_ACTIONS);
  return Array.from({ length: count }, (_, i) => actionTable(actions.slice(i * MAX_ACTIONS, (i + 1) * MAX_ACTIONS)));
}

function actionTable(actions: readonly Action[]): ActionTable {
  return {
    actions,
    byLowFeatures: satisfied(
      LOW_FEATURES,
      actions.map(({ pattern }) => pattern.needs & LOW_MASK),
    ),
    byHighFeatures: satisfied(
      FEATURE_COUNT - LOW_FEATURES,
      actions.map(({ pattern }) => pattern.needs >> LOW_FEATURES),
    ),
    closed: closedBy(actions),
  };
}

/** By set of features: those whose needs are among them. */
function satisfied(featureCount: number, needs: readonly number[]): Int32Array {
  const table = new Int32Array(1 << featureCount);
  for (const [i, needed] of needs.entries()) add(table, needed, 1 << i);
  return spread(table);
}

function closedBy(actions: readonly Action[]): Int32Array {
  const table = new Int32Array(1 << GATE_COUNT);
  for (const [i, { gates }] of actions.entries())
    for (let gate = 1; gate < table.length; gate <<= 1) if ((gates & gate) !== 0) add(table, gate, 1 << i);
  return spread(table);
}

const add = (table: Int32Array, at: number, bits: number): void => {
  table[at] = (table[at] as number) | bits;
};

/** What holds for a set holds for every set that contains it. */
function spread(table: Int32Array): Int32Array {
  for (let one = 1; one < table.length; one <<= 1)
    for (let set = 0; set < table.length; set++) if ((set & one) !== 0) add(table, set, table[set ^ one] as number);
  return table;
}

/** The actions of a table that the gates and the key cards in hand leave, a bit each. */
export const candidates = (table: ActionTable, features: number, closedGates: number): number =>
  (table.byLowFeatures[features & LOW_MASK] as number) &
  (table.byHighFeatures[features >> LOW_FEATURES] as number) &
  ~(table.closed[closedGates] as number);
