/** Acts of a person who holds the chance. */
import {
  actionChoice,
  type Card,
  type Choice,
  cardChoice,
  explain,
  explainPass,
  indexOfAction,
  PASS,
} from '@blackpoker/engine';
import type { Thing } from '../../board/things.ts';
import { possibleAttackers } from '../planning/attackers.ts';
import { forecast, mayLose } from '../planning/forecast.ts';
import { aheadCard } from '../planning/offers.ts';
import { type Plan, planOf, type Slot, type Wishes, withoutLast, withPick } from '../planning/plan.ts';
import { warningsOf } from '../planning/warnings.ts';
import { offered, stepped, type World } from '../planning/world.ts';
import type { Act } from './act.ts';
import { choiceOf, type Desk, type Outcome, toggled } from './desk.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { plainSubmission, requestSubmission, type Submission, unitsOf } from './submission.ts';
import { whyNot, whyNotAction, whyNotCard } from './whyNot.ts';

const MOST_SELECTED = 5;

export function performChance(desk: Desk, act: Act): Outcome {
  const { draft } = desk;
  switch (act.type) {
    case 'thing':
      return pointAt(desk, act.thing);
    case 'action':
      return chooseAction(desk, act.action, act.byName);
    case 'wishes':
      return { draft: { ...EMPTY_DRAFT, wishes: act.wishes } };
    case 'pick':
      return pickChoice(desk, act.choice);
    case 'picks':
      return { draft: { ...EMPTY_DRAFT, attackers: act.choices } };
    case 'slot':
      return { draft: { ...draft, active: draft.active === act.slot ? undefined : act.slot } };
    case 'planAttack':
      return planAttack(desk);
    case 'beyond':
      return { draft: { ...draft, beyond: true } };
    case 'why':
      return { draft, notice: whyNotAction(desk.world, act.action) };
    case 'clear':
      return { draft: EMPTY_DRAFT };
    case 'back':
      return { draft: stepBack(draft) };
    case 'commit':
      return commit(desk, act.keep);
    case 'pass':
      return offered(desk.world.state).includes(PASS)
        ? send(desk, plainSubmission([PASS]))
        : { draft, notice: whyNot(explainPass(desk.world.state, desk.world.seat)) };
    case 'end':
      return endTurn(desk);
    case 'answer':
      return send(desk, plainSubmission(act.choices));
    default:
      return { draft };
  }
}

// pointing

export const attackChoice = ({ state }: World): Choice => actionChoice(indexOfAction(state.rules, 'attack'));
export const endChoice = ({ state }: World): Choice => actionChoice(indexOfAction(state.rules, 'end'));

function pointAt(desk: Desk, thing: Thing): Outcome {
  const { draft, world } = desk;
  const choice = choiceOf(thing);
  const plan = draft.wishes && planOf(world, draft.wishes);
  const slot = plan && choice !== undefined ? slotFor(plan, draft, choice) : undefined;
  if (choice !== undefined && slot !== undefined) return pickChoice(desk, choice);
  if (thing.type === 'card')
    return plan !== undefined && isActionFirst(draft) ? takeCard(desk, plan, thing.card) : selectCard(desk, thing.card);
  if (choice !== undefined && plan === undefined && mayPlanAttack(world, choice))
    return { draft: { ...EMPTY_DRAFT, attackers: toggled(draft.attackers ?? [], choice) } };
  return { draft, inspect: thing };
}

const mayPlanAttack = (world: World, choice: Choice): boolean =>
  offered(world.state).includes(attackChoice(world)) && possibleAttackers(world).includes(choice);

/** The action came first: cards of the hand are for it. */
const isActionFirst = ({ wishes, selected }: Draft): boolean => wishes?.byName === true || selected.length === 0;

/**
 * The part of a request for which something can be picked: the one that is looked at, else key cards that were only suggested, else
 * the open one, then any that takes it.
 */
function slotFor({ slots, open }: Plan, draft: Draft, choice: Choice): Slot | undefined {
  const key = slots.find(({ name }) => name === 'key');
  const looked = slots.find(({ name }) => name === draft.active);
  const first = looked ?? (key?.suggested === true && key.candidates.includes(choice) ? key : open);
  const others = slots.filter((slot) => slot !== key || isActionFirst(draft));
  return [...(first === undefined ? [] : [first]), ...others.filter((slot) => slot !== key), ...others].find(
    ({ candidates }) => candidates.includes(choice),
  );
}

/** A card of the hand for the action that was chosen before: as the answer that it will ask for, or not at all. */
function takeCard(desk: Desk, { action, parts }: Plan, card: Card): Outcome {
  const { world, draft, everyTime } = desk;
  const own = world.view.seats[world.seat === 0 ? 0 : 1].hand.cards;
  if (!own.includes(card)) return { draft, inspect: { type: 'card', card } };
  if (parts.keys.includes(card) || parts.D.includes(card)) return { draft };
  const listed = world.state.rules.actions[action];
  const ahead = listed && !everyTime ? aheadCard(world, listed, [card]) : undefined;
  if (ahead === undefined) return { draft, notice: whyNotCard(world, action, card) };
  return { draft: { ...draft, ahead: draft.ahead === ahead ? undefined : ahead } };
}

/** A card of the hand goes in or out of the selection; whatever was being put together gives way. */
function selectCard({ draft, world }: Desk, card: Card): Outcome {
  const own = world.view.seats[world.seat === 0 ? 0 : 1].hand.cards;
  if (!own.includes(card)) return { draft, inspect: { type: 'card', card } };
  const before = draft.wishes === undefined || draft.selected.includes(card) ? draft.selected : [];
  return { draft: { ...EMPTY_DRAFT, selected: toggled(before, card).slice(-MOST_SELECTED) } };
}

// putting together

function chooseAction(desk: Desk, action: number, byName: boolean): Outcome {
  const { world, draft } = desk;
  if (actionChoice(action) === attackChoice(world) && possibleAttackers(world).length > 0)
    return { draft: { ...EMPTY_DRAFT, attackers: draft.attackers ?? firstAttackers(world) } };
  const listed = world.state.rules.actions[action];
  const ahead = listed && !desk.everyTime ? aheadCard(world, listed, draft.selected) : undefined;
  const isKey = ahead === undefined && draft.selected.length > 0;
  const wishes: Wishes = { action, byName, picks: isKey ? { key: draft.selected.map(cardChoice) } : {} };
  const plan = planOf(world, wishes);
  if (plan === undefined) return { draft };
  const next = { ...EMPTY_DRAFT, selected: draft.selected, wishes, ahead };
  return desk.confirm === 'quick' && plan.open === undefined ? orWait({ ...desk, draft: next }, plan) : { draft: next };
}

function pickChoice(desk: Desk, choice: Choice): Outcome {
  const { world, draft } = desk;
  const before = draft.wishes && planOf(world, draft.wishes);
  const slot = before && slotFor(before, draft, choice);
  if (draft.wishes === undefined || before === undefined || slot === undefined)
    return draft.attackers === undefined
      ? { draft }
      : { draft: { ...draft, attackers: toggled(draft.attackers, choice) } };
  const wishes = withFitting(world, withPick(draft.wishes, slot, choice), slot, choice);
  const after = planOf(world, wishes);
  const isWhole = after?.open === undefined;
  const next = { ...draft, wishes, active: isWhole || slot.count === 1 ? undefined : draft.active };
  const isLast = slot.open && draft.active === undefined && isWhole;
  if (after === undefined || !isLast || !commitsItself(desk, before, after)) return { draft: next };
  return orWait({ ...desk, draft: next }, after);
}

/** A key card that does not go with the others begins anew. */
function withFitting(world: World, wishes: Wishes, { name, picked }: Slot, choice: Choice): Wishes {
  if (name !== 'key' || picked.includes(choice)) return wishes;
  const key = planOf(world, wishes)?.slots.find((slot) => slot.name === 'key');
  return key?.picked.includes(choice) === false ? { ...wishes, picks: { ...wishes.picks, key: [choice] } } : wishes;
}

/** The last tap may be the confirmation: if it filled the only gap, costs nothing, and the table has chosen no card by itself. */
function commitsItself({ confirm, world }: Desk, before: Plan, after: Plan): boolean {
  if (confirm === 'high') return false;
  if (confirm === 'quick') return true;
  const gap = before.slots.at(-1);
  return (
    gap?.count === 1 &&
    before.slots.filter(({ open }) => open).length === 1 &&
    after.slots.every(({ suggested }) => !suggested) &&
    isFree(after) &&
    isHarmless(world, after)
  );
}

const isFree = ({ parts: { B, L, D, S } }: Plan): boolean => L + B.length + D.length + S.length === 0;

const isHarmless = (world: World, plan: Plan): boolean =>
  warningsOf(world, plan).length === 0 && forecast(world, plan.choices, 'resolved')?.loses !== true;

/** Sends a whole plan, unless it is dangerous: then it waits for the button. */
function orWait(desk: Desk, plan: Plan): Outcome {
  const sent = sendPlan(desk, plan, false);
  return sent.submit?.danger === true ? { draft: desk.draft } : sent;
}

function stepBack(draft: Draft): Draft {
  const { active, wishes, selected, attackers } = draft;
  if (active !== undefined) return { ...draft, active: undefined };
  if (wishes !== undefined) {
    const fewer = withoutLast(wishes);
    return fewer === undefined ? { ...EMPTY_DRAFT, selected } : { ...draft, wishes: fewer };
  }
  return attackers !== undefined && attackers.length > 0 ? { ...draft, attackers: [] } : EMPTY_DRAFT;
}

// sending

function commit(desk: Desk, keep: boolean): Outcome {
  const { draft, world } = desk;
  const plan = draft.wishes && planOf(world, draft.wishes);
  if (plan !== undefined) return plan.open === undefined ? sendPlan(desk, plan, keep) : { draft };
  if (draft.attackers !== undefined) return sendAttack(desk, draft.attackers, keep);
  if (keep) return { draft };
  return isEndOfTurn(world)
    ? endTurn(desk)
    : offered(world.state).includes(PASS)
      ? send(desk, plainSubmission([PASS]))
      : { draft };
}

/** With the turn and an empty stage the main button ends the turn. */
export const isEndOfTurn = (world: World): boolean => offered(world.state).includes(endChoice(world));

const sendPlan = (desk: Desk, plan: Plan, keep: boolean): Outcome =>
  send(desk, requestSubmission(desk.world, plan, keep, desk.draft.ahead));

/** An action that names nothing. */
function bareRequest(desk: Desk, choice: Choice, keep: boolean): Submission | undefined {
  const after = stepped(desk.world.state, [choice]);
  const action = choice - actionChoice(0);
  return after && requestSubmission(desk.world, { choices: [choice], after, action }, keep, undefined);
}

function sendAttack(desk: Desk, attackers: readonly Choice[], keep: boolean): Outcome {
  const request = bareRequest(desk, attackChoice(desk.world), keep);
  if (request === undefined) return { draft: desk.draft };
  return send(desk, attackers.length === 0 ? request : { ...request, attackers: unitsOf(desk.world, attackers) });
}

function endTurn(desk: Desk): Outcome {
  const request = bareRequest(desk, endChoice(desk.world), false);
  return request === undefined ? refused(desk, 'end') : send(desk, request);
}

const refused = ({ draft, world }: Desk, action: string): Outcome => ({
  draft,
  notice: whyNot(explain(world.state, world.seat, indexOfAction(world.state.rules, action))),
});

/** Begins to choose attackers, where an attack can be declared. */
function planAttack(desk: Desk): Outcome {
  const isOffered = offered(desk.world.state).includes(attackChoice(desk.world));
  return isOffered ? { draft: { ...EMPTY_DRAFT, attackers: firstAttackers(desk.world) } } : refused(desk, 'attack');
}

/** The only soldier that can attack is meant. */
function firstAttackers(world: World): readonly Choice[] {
  const possible = possibleAttackers(world);
  return possible.length === 1 ? possible : [];
}

const send = ({ draft, world }: Desk, submit: Submission): Outcome => ({
  draft,
  submit: { ...submit, danger: mayLose(world, submit.choices.slice(0, submit.core)) || mayLose(world, submit.choices) },
});
