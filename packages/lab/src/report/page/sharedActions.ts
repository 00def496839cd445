/** The actions of all regulations of a report, matched by id. */
import type { Text } from '@blackpoker/engine';
import type { NumberStyle } from '../numbers.ts';
import type { ActionReport, Report } from '../report.ts';
import { type Markup, NO_MARKUP } from './markup.ts';
import { differenceCell, type LaneText, type Row } from './parts.ts';

/** One action in every regulation; undefined: that one does not have it. */
export interface SharedAction {
  readonly id: string;
  readonly name: Text;
  readonly of: readonly (ActionReport | undefined)[];
}

/** Most first, by the first regulation that has a value. */
export function sharedActions(
  { regulations }: Report,
  value: (action: ActionReport) => number | undefined,
): SharedAction[] {
  const ids = [...new Set(regulations.flatMap(({ actions }) => actions.map(({ id }) => id)))];
  const shared = ids.map((id): SharedAction => {
    const of = regulations.map(({ actions }) => actions.find((action) => action.id === id));
    return { id, of, name: of.find((action) => action !== undefined)?.name ?? { ja: id, en: id } };
  });
  const key = ({ of }: SharedAction): number =>
    of.map((action) => action && value(action)).find((each) => each !== undefined) ?? Number.NEGATIVE_INFINITY;
  return shared.sort((a, b) => key(b) - key(a) || 0);
}

export const lanesFor = ({ of }: SharedAction, lane: (action: ActionReport) => LaneText): Row['lanes'] =>
  of.map((action) => action && lane(action));

/** What later regulations differ by; nothing where only one of the two has the action. */
export function differencesIn(
  { comparisons }: Report,
  id: string,
  what: 'perOpportunity' | 'contribution',
  style: NumberStyle,
): Markup[] {
  return comparisons.map(({ actions }) => {
    const compared = actions.find((action) => action.id === id);
    const known = compared !== undefined && compared.onlyIn === undefined && compared[what] !== null;
    return known ? differenceCell(compared[what], style) : NO_MARKUP;
  });
}
