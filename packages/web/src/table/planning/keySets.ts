/** The sets of key cards with which an action can be requested now. */
import {
  actionChoice,
  apply,
  type Card,
  type Choice,
  clone,
  draftKey,
  draftKeyCount,
  type GameEvent,
  kindToAct,
  type State,
} from '@blackpoker/engine';
import { offered } from './world.ts';

export interface KeySet {
  readonly cards: readonly Card[];
  /** How they are named, in the engine's order; what the engine takes by itself is not among them. */
  readonly choices: readonly Choice[];
}

/** `s`: at a chance that offers the action. */
export function keySets(s: State, action: number): KeySet[] {
  const found: KeySet[] = [];
  collect(s, [actionChoice(action)], found);
  return found.map(({ cards, choices }) => ({ cards, choices: choices.slice(1) }));
}

/** Takes the last of these choices and goes on with every key card that is offered then. */
function collect(s: State, choices: readonly Choice[], found: KeySet[]): void {
  const now = clone(s);
  let requested: readonly Card[] = [];
  apply(now, choices.at(-1) ?? 0, (event: GameEvent) => {
    if (event.type === 'requested') requested = event.cards;
  });
  if (kindToAct(now) === 'key') for (const key of offered(now)) collect(now, [...choices, key], found);
  else found.push({ cards: draftKeyCount(now) > 0 ? draftKeys(now) : requested, choices });
}

const draftKeys = (s: State): Card[] => Array.from({ length: draftKeyCount(s) }, (_, i) => draftKey(s, i));

export const isSubset = <Item>(small: readonly Item[], large: readonly Item[]): boolean =>
  small.every((item) => large.includes(item));

export const isSameSet = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && isSubset(a, b);
