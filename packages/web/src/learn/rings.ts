/** Which of the things that a step points at get a ring now: the cards first, then the action, then its target, then the main button. */
import { actionAt, chosenPosition, type Seat } from '@blackpoker/engine';
import { type Thing, thingKey } from '../board/things.ts';
import { type Draft, isBlocking } from '../table/draft/draft.ts';
import { type Plan, planOf } from '../table/planning/plan.ts';
import type { Prompt } from '../table/prompt/prompt.ts';
import { chipPoint, PRIMARY_POINT } from '../table/state/coachNote.ts';
import type { TableState } from '../table/state/tableState.ts';

const isCard = (key: string): boolean => key.startsWith('card:');
const isUnit = (key: string): boolean => key.startsWith('unit:');
const isChip = (key: string): boolean => key.startsWith(chipPoint(''));
/** Piles and requests are not tapped, only looked at. */
const isLookedAt = (key: string): boolean => key.startsWith('pile:') || key.startsWith('request:');

export function ringsOf(points: readonly string[], state: TableState, prompt: Prompt | undefined): readonly string[] {
  const looked = points.filter(isLookedAt);
  return prompt === undefined ? looked : [...looked, ...tappedNext(points, state, prompt)];
}

function tappedNext(points: readonly string[], state: TableState, prompt: Prompt): readonly string[] {
  const { world, draft } = state;
  const plan = world && draft.wishes && planOf(world, draft.wishes);
  const chosen = new Set(world === undefined ? [] : chosenThings(world.seat, draft, plan).map(thingKey));
  const left = points.filter((key) => !chosen.has(key));
  const canBeChosen = (key: string): boolean => prompt.marks.get(key)?.selectable === true;
  if (plan !== undefined) {
    const isWhole = plan.open === undefined && prompt.primary?.danger !== true;
    return isWhole && isMeant(points, chosen, plan, state) ? [PRIMARY_POINT] : left.filter(canBeChosen);
  }
  if (draft.attackers !== undefined || isBlocking(draft)) {
    const own = points.filter((key) => key.startsWith(`unit:${world?.seat}:`));
    const isEnough = own.every((key) => chosen.has(key)) || hasBulwark(state);
    return own.length > 0 && isEnough ? [PRIMARY_POINT] : left.filter((key) => isUnit(key) && isPlaced(key, prompt));
  }
  const ready = prompt.chips.filter(({ look }) => look === 'ready').map(({ key }) => chipPoint(key));
  const chips = points.filter((key) => ready.includes(key));
  if (chips.length > 0 && draft.selected.length > 0) return chips;
  const cards = left.filter(isCard);
  if (cards.length > 0) return cards;
  const others = left.filter((key) => !isLookedAt(key) && !isUnit(key) && (chips.length === 0 || !isChip(key)));
  return [...chips.slice(0, 1), ...others, ...left.filter((key) => isUnit(key) && isPlaced(key, prompt))];
}

/** The plan is of an action that the step points at, and uses one of its cards. */
function isMeant(points: readonly string[], chosen: ReadonlySet<string>, plan: Plan, { world }: TableState): boolean {
  if (world === undefined) return false;
  const cards = points.filter(isCard);
  const chips = points.filter(isChip);
  const isAction = chips.includes(chipPoint(actionAt(world.state.rules, plan.action).id));
  return (
    (isAction || (chips.length === 0 && cards.length > 0)) &&
    (cards.length === 0 || cards.some((key) => chosen.has(key)))
  );
}

/** A bulwark blocks alone: nobody can be added. */
function hasBulwark({ world, draft }: TableState): boolean {
  const field = world?.view.seats[world.seat === 0 ? 0 : 1].field ?? [];
  return [...draft.lanes.values()].flat().some((place) => field[place]?.as === 'bulwark');
}

/** On the table a unit is tapped if it can be chosen; blockers are chosen in a sheet of their own. */
const isPlaced = (key: string, { marks, sheet }: Prompt): boolean =>
  sheet === 'lanes' || marks.get(key)?.selectable === true;

function chosenThings(seat: Seat, draft: Draft, plan: Plan | undefined): readonly Thing[] {
  const { keys = [], D = [], target } = plan?.parts ?? {};
  const cards = [...keys, ...D, ...draft.selected, ...(draft.ahead === undefined ? [] : [draft.ahead])];
  const places = [...(draft.attackers ?? []).map(chosenPosition), ...[...draft.lanes.values()].flat()];
  return [
    ...cards.map((card) => ({ type: 'card', card }) as const),
    ...places.map((position) => ({ type: 'unit', seat, position }) as const),
    ...(target?.type === 'unit' ? [{ type: 'unit', ...target.unit } as const] : []),
  ];
}
