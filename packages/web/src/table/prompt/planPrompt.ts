/** The prompt while a request is put together: its parts, what comes of it, and the part that is asked for. */
import {
  actionAt,
  type Card,
  type Choice,
  cardSigns,
  choiceParts,
  fill,
  type Lang,
  reasonText,
  targetText,
  type UnitRef,
  unitSigns,
} from '@blackpoker/engine';
import { viewNames } from '../../board/viewNames.ts';
import { COST_NAMES, type CostLetter } from '../../kit/costText.ts';
import type { Act } from '../draft/act.ts';
import type { Desk } from '../draft/desk.ts';
import { type Forecast, forecast } from '../planning/forecast.ts';
import { type Plan, SLOT_NAMES, type Slot, type SlotName } from '../planning/plan.ts';
import { warningsOf } from '../planning/warnings.ts';
import type { World } from '../planning/world.ts';
import { BLOCKED_WORDS, BUTTON_WORDS, PLAN_WORDS } from '../words.ts';
import { candidateChips, choiceName } from './candidateChips.ts';
import { handDigits } from './chancePrompt.ts';
import { forecastLines } from './forecastText.ts';
import { MarkSet, thingOf } from './marks.ts';
import type { PlanBar, PlanPiece, Prompt, PromptButton } from './prompt.ts';

export function planPrompt(desk: Desk, plan: Plan, lang: Lang): Prompt {
  const { world, draft } = desk;
  const active = plan.slots.find(({ name }) => name === draft.active) ?? plan.open;
  const result = plan.open === undefined ? forecast(world, plan.choices, 'resolved') : undefined;
  const isOfHand = active === undefined || active.name === 'key' || active.name === 'D';
  return {
    title:
      active === undefined ? actionAt(world.state.rules, plan.action).name[lang] : BLOCKED_WORDS[active.name][lang],
    detail: undefined,
    plan: planBar(desk, plan, active, result, lang),
    chips: active === undefined ? [] : candidateChips(desk, active.candidates, active.picked, lang),
    marks: planMarks(desk, plan, active, result).all,
    primary: declareButton(world, plan, result, lang),
    answers: [],
    others: desk.isLesson === true ? [] : keepButton(world, plan, lang),
    sheet: undefined,
    digits: isOfHand ? handDigits(world) : digitsOf(active),
  };
}

const digitsOf = ({ candidates }: Slot): Act[] => candidates.map((choice) => ({ type: 'pick', choice }));

// the bar

function planBar(desk: Desk, plan: Plan, active: Slot | undefined, result: Forecast | undefined, lang: Lang): PlanBar {
  const { world, draft } = desk;
  const pieces = SLOT_NAMES.flatMap((name) => pieceOf(world, plan, name, active, lang));
  const ahead =
    draft.ahead === undefined ? [] : [plainPiece('', fill(PLAN_WORDS.ahead, lang, { card: cardSigns([draft.ahead]) }))];
  return {
    action: plan.action,
    name: actionAt(world.state.rules, plan.action).name[lang],
    pieces: [...pieces, ...lifePiece(plan, lang), ...ahead],
    results: result === undefined ? [] : forecastLines(world, result, lang),
    warnings: plan.open === undefined ? warningsOf(world, plan).map((reason) => reasonText(reason, lang)) : [],
  };
}

const plainPiece = (label: string, value: string, cost?: CostLetter): PlanPiece => ({
  slot: undefined,
  label,
  cost,
  value,
  open: false,
  active: false,
  suggested: false,
});

const lifePiece = ({ parts }: Plan, lang: Lang): PlanPiece[] =>
  parts.L === 0 ? [] : [plainPiece(COST_NAMES.L[lang], String(parts.L), 'L')];

/** A part with a choice is a button; one without is only said. */
function pieceOf(world: World, plan: Plan, name: SlotName, active: Slot | undefined, lang: Lang): PlanPiece[] {
  const cost = costOf(name);
  const label = cost === undefined ? PLAN_WORDS[name === 'key' ? 'key' : 'target'][lang] : COST_NAMES[cost][lang];
  const slot = plan.slots.find((each) => each.name === name);
  if (slot === undefined) {
    const value = fixedValue(world, plan, name, lang);
    return value === '' ? [] : [plainPiece(label, value, cost)];
  }
  const value = slot.picked.map((choice) => shortName(world, choice, lang)).join(' ');
  const { open, suggested } = slot;
  return [
    {
      slot: name,
      label,
      cost,
      value: value === '' ? PLAN_WORDS.open[lang] : value,
      open,
      active: slot === active,
      suggested,
    },
  ];
}

/** Own units need no "your" in a line that is about oneself. */
function shortName(world: World, choice: Choice, lang: Lang): string {
  const parts = choiceParts(choice);
  return parts.type === 'unit' && parts.seat === world.seat ? shortUnit(world, parts) : choiceName(world, choice, lang);
}

function shortUnit({ view }: World, { seat, position }: UnitRef): string {
  return unitSigns(view.seats[seat === 0 ? 0 : 1].field[position]?.cards ?? []);
}

function fixedValue(world: World, { parts }: Plan, name: SlotName, lang: Lang): string {
  const names = viewNames(world.state.rules, world.view, lang);
  const units = (refs: readonly UnitRef[]): string => refs.map((unit) => shortUnit(world, unit)).join(' ');
  switch (name) {
    case 'key':
      return cardSigns(parts.keys);
    case 'B':
      return units(parts.B);
    case 'D':
      return cardSigns(parts.D);
    case 'S':
      return cardSigns(parts.S);
    case 'target':
      return parts.target === undefined ? '' : targetText(parts.target, world.seat, lang, names);
  }
}

// the marks

const costOf = (name: SlotName): CostLetter | undefined => (name === 'key' || name === 'target' ? undefined : name);

function planMarks(desk: Desk, plan: Plan, active: Slot | undefined, result: Forecast | undefined): MarkSet {
  const marks = new MarkSet();
  const select = (card: Card, cost?: CostLetter): void =>
    marks.add({ type: 'card', card }, { selected: true, ...(cost && { cost }) });
  if (active !== undefined) marks.addChoices(active.candidates, []);
  for (const card of plan.parts.keys) select(card);
  for (const card of plan.parts.D) select(card, 'D');
  if (desk.draft.ahead !== undefined) select(desk.draft.ahead);
  for (const unit of plan.parts.B) marks.add({ type: 'unit', ...unit }, { selected: true, cost: 'B' });
  for (const slot of plan.slots) markSlot(marks, slot);
  for (const { seat, position } of result?.leaving ?? [])
    marks.add({ type: 'unit', seat, position }, { leaving: true });
  return marks;
}

function markSlot(marks: MarkSet, { name, picked }: Slot): void {
  const cost = costOf(name);
  for (const choice of picked) marks.add(thingOf(choice), { selected: true, ...(cost !== undefined && { cost }) });
}

// the buttons

function declareButton(world: World, plan: Plan, result: Forecast | undefined, lang: Lang): PromptButton {
  const action = actionAt(world.state.rules, plan.action).name[lang];
  return {
    label: fill(BUTTON_WORDS.declare, lang, { action }),
    act: { type: 'commit', keep: false },
    ...(plan.open !== undefined && { blocked: blockedBy(plan.open, lang) }),
    ...(result?.loses === true && { danger: true }),
  };
}

function blockedBy({ name, count, picked }: Slot, lang: Lang): string {
  return picked.length > 0 && count - picked.length > 0
    ? fill(BLOCKED_WORDS.more, lang, { n: count - picked.length })
    : BLOCKED_WORDS[name][lang];
}

/** An immediate action keeps the chance anyway. */
function keepButton(world: World, plan: Plan, lang: Lang): PromptButton[] {
  if (plan.open !== undefined || actionAt(world.state.rules, plan.action).immediate) return [];
  return [{ label: BUTTON_WORDS.declareKeep[lang], act: { type: 'commit', keep: true } }];
}
