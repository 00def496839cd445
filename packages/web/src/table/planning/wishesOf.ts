/** The wishes that a request stands for, from its choices: a hint, say, that the person wants to look at. */
import { apply, type Choice, choiceParts, clone, type DecisionKind, kindToAct } from '@blackpoker/engine';
import type { SlotName, Wishes } from './plan.ts';
import { offered, type World } from './world.ts';

const SLOTS: Partial<Readonly<Record<DecisionKind, SlotName>>> = {
  key: 'key',
  payB: 'B',
  payD: 'D',
  payS: 'S',
  target: 'target',
};

/** Undefined: it is no request, or cannot be made now. */
export function wishesOf(world: World, line: readonly Choice[]): Wishes | undefined {
  const [first, ...rest] = line;
  const parts = first === undefined ? undefined : choiceParts(first);
  if (parts?.type !== 'action' || world.asked.kind !== 'chance' || first === undefined) return undefined;
  const now = clone(world.state);
  if (!offered(now).includes(first)) return undefined;
  apply(now, first);
  const picks: Partial<Record<SlotName, Choice[]>> = {};
  for (const choice of rest) {
    const slot = SLOTS[kindToAct(now) ?? 'chance'];
    if (slot === undefined || !offered(now).includes(choice)) break;
    picks[slot] = [...(picks[slot] ?? []), choice];
    apply(now, choice);
  }
  return { action: parts.action, picks };
}
