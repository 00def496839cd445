/** A request that is being put together: what the person has named, what the table has filled in, and what is still open. */
import {
  actionChoice,
  type Card,
  type Choice,
  cardChoice,
  chosenCard,
  type DecisionKind,
  decision,
  type GameEvent,
  kindToAct,
  type State,
} from '@blackpoker/engine';
import { suggestion } from './autoFill.ts';
import { offeredActions } from './chance.ts';
import { isSubset, type KeySet } from './keySets.ts';
import { pickGroup, setAnswer } from './pickSet.ts';
import { type PlanParts, partsOf } from './planParts.ts';
import { suggestedKeys } from './suggestedKeys.ts';
import { stepped, type World } from './world.ts';

export const SLOT_NAMES = ['key', 'B', 'D', 'S', 'target'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

const SLOT_OF: Partial<Readonly<Record<DecisionKind, SlotName>>> = {
  key: 'key',
  payB: 'B',
  payD: 'D',
  payS: 'S',
  target: 'target',
};

/** What the person has said. A part that does not fit (any more) is as if it had not been said. */
export interface Wishes {
  readonly action: number;
  /** Asked for by its name, without cards: the table suggests key cards too. */
  readonly byName?: boolean;
  readonly picks: Partial<Readonly<Record<SlotName, readonly Choice[]>>>;
}

/** A part of the request in which there is something to choose. */
export interface Slot {
  readonly name: SlotName;
  readonly candidates: readonly Choice[];
  readonly count: number;
  readonly picked: readonly Choice[];
  /** The table has chosen: it can be changed. */
  readonly suggested: boolean;
  readonly open: boolean;
}

export interface Plan {
  readonly action: number;
  readonly slots: readonly Slot[];
  /** The first part that is not decided; undefined: the request is whole. */
  readonly open: Slot | undefined;
  /** All that has been decided, as the host takes it. */
  readonly choices: readonly Choice[];
  readonly parts: PlanParts;
  /** After the request, if it is whole: paid, and raised or resolved. */
  readonly after: State;
}

/** Undefined: the action is not offered. */
export function planOf(world: World, wishes: Wishes): Plan | undefined {
  const events: GameEvent[] = [];
  const hear = (event: GameEvent): void => void events.push(event);
  let choices: readonly Choice[] = [actionChoice(wishes.action)];
  let now = stepped(world.state, choices, hear);
  const slots: Slot[] = [];
  while (now !== undefined && isDrafting(now)) {
    const { slot, answer } = fillSlot(world, now, wishes);
    slots.push(slot);
    const next = answer && stepped(now, answer, hear);
    if (next === undefined || answer === undefined) break;
    [now, choices] = [next, [...choices, ...answer]];
  }
  if (now === undefined) return undefined;
  const open = slots.find((slot) => slot.open);
  return { action: wishes.action, slots, open, choices, parts: partsOf(now, world.seat, events), after: now };
}

const isDrafting = (s: State): boolean => decision(s)?.drafting === true;

interface Filled {
  readonly slot: Slot;
  /** Undefined: it stays open. */
  readonly answer: readonly Choice[] | undefined;
}

function fillSlot(world: World, now: State, wishes: Wishes): Filled {
  const name = SLOT_OF[kindToAct(now) ?? 'chance'] ?? 'target';
  return name === 'key' ? fillKeys(world, wishes) : fillThings(world, now, name, wishes);
}

function fillThings(world: World, now: State, name: SlotName, { picks }: Wishes): Filled {
  const { candidates, most } = pickGroup(now);
  const named = (picks[name] ?? []).filter((choice) => candidates.includes(choice)).slice(0, most);
  const suggested = named.length === 0 ? suggestion(world, now, name, candidates, most) : undefined;
  const picked = suggested ?? named;
  const answer = picked.length === most ? setAnswer(now, picked) : undefined;
  const slot = { name, candidates, count: most, picked, suggested: suggested !== undefined };
  return { slot: { ...slot, open: answer === undefined }, answer };
}

const choicesOf = (cards: readonly Card[]): Choice[] => cards.map(cardChoice);

/** Key cards go together, so what can still be named depends on what has been. */
function fillKeys(world: World, { action, picks, byName = false }: Wishes): Filled {
  const sets = offeredActions(world).find((offer) => offer.action.index === action)?.keySets ?? [];
  const named = (picks.key ?? []).map(chosenCard);
  const fitting = sets.filter(({ cards }) => isSubset(named, cards));
  const suggested = byName && named.length === 0;
  const whole = suggested ? suggestedKeys(world, action, sets, planOf) : wholeSet(fitting, named.length);
  const picked = choicesOf(whole?.cards ?? (fitting.length > 0 ? named : []));
  const usable = whole === undefined && fitting.length > 0 ? fitting : sets;
  const candidates = [...new Set(usable.flatMap(({ cards }) => choicesOf(cards)))].sort((a, b) => a - b);
  const count = sets[0]?.cards.length ?? 0;
  return {
    slot: { name: 'key', candidates, count, picked, suggested, open: whole === undefined },
    answer: whole?.choices,
  };
}

/** The set that is named, or the only one that what is named belongs to. */
const wholeSet = (fitting: readonly KeySet[], count: number): KeySet | undefined =>
  fitting.length === 1 ? fitting[0] : fitting.find(({ cards }) => cards.length === count);

/** Takes a candidate in or out of a part; what is too many pushes the oldest out. */
export function withPick(wishes: Wishes, slot: Slot, choice: Choice): Wishes {
  const before = slot.suggested && slot.name === 'key' ? [] : slot.picked;
  const after = before.includes(choice)
    ? before.filter((each) => each !== choice)
    : [...before, choice].slice(-Math.max(1, slot.count));
  return { ...wishes, picks: { ...wishes.picks, [slot.name]: after } };
}

/** Forgets what the person said last: the target first, the key cards last. Undefined: nothing is left to forget. */
export function withoutLast(wishes: Wishes): Wishes | undefined {
  const said = SLOT_NAMES.filter((name) => name !== 'key' && (wishes.picks[name]?.length ?? 0) > 0);
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const { [last]: _, ...picks } = wishes.picks;
  return { ...wishes, picks };
}
