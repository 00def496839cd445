/** What this browser keeps of learning, in the store `learn`: lessons, what the coach has said, drills, and the latest events. */
import type { CoachRecord } from '@blackpoker/learn';
import { answerOf, transact } from '../host/database.ts';

/** A lesson without a record has not been begun. `unaided`: done without being shown how. */
export type LessonState = 'begun' | 'done' | 'unaided';

export interface LessonProgress {
  readonly state: LessonState;
  /** The step that the learner was at, from 0. */
  readonly step: number;
  readonly wins: number;
  readonly fails: number;
  /** How often the learner had it shown. */
  readonly shown: number;
  readonly skipped: number;
  /** Spent on it altogether. */
  readonly seconds: number;
  /** Milliseconds since 1970: when it was last open. */
  readonly when: number;
  /** The game up to where it was left, as a record. */
  readonly record?: string | undefined;
}

export interface DrillProgress {
  readonly best: number;
  readonly last: number;
  readonly played: number;
}

export interface Kept {
  readonly lesson: LessonProgress;
  readonly coach: CoachRecord;
  readonly drill: DrillProgress;
}
export type KeptKind = keyof Kept;

export const EVENT_NAMES = ['shown', 'tap', 'why', 'fail', 'retry', 'show', 'skip', 'leave', 'done'] as const;

/** One thing that a learner did in a lesson. It stays in this browser. */
export interface LearnEvent {
  readonly lesson: string;
  readonly step: number;
  readonly event: (typeof EVENT_NAMES)[number];
  /** Since the step was shown. */
  readonly ms: number;
  /** Of `why`: the code of the reason. */
  readonly code?: string | undefined;
}

export const MOST_EVENTS = 2_000;
const COUNTER = 'events';
const EVENT = 'event:';

interface Stored<Value> {
  readonly id: string;
  readonly value: Value;
}

const idOf = (kind: KeptKind, name: string): string => `${kind}:${name}`;

/** All that is kept of one kind, by name. Rejects if the browser denies storage. */
export async function keptOf<Kind extends KeptKind>(kind: Kind): Promise<Readonly<Record<string, Kept[Kind]>>> {
  const range = IDBKeyRange.bound(`${kind}:`, `${kind}:\uffff`);
  const all = await transact(['learn'], 'readonly', (store) =>
    answerOf<Stored<Kept[Kind]>[]>(store('learn').getAll(range)),
  );
  return Object.fromEntries(all.map(({ id, value }) => [id.slice(kind.length + 1), value]));
}

/** Reads and writes in one go, so that no window overwrites what another has added. The new value. */
export function changeKept<Kind extends KeptKind>(
  kind: Kind,
  name: string,
  change: (before: Kept[Kind] | undefined) => Kept[Kind],
): Promise<Kept[Kind]> {
  const id = idOf(kind, name);
  return transact(['learn'], 'readwrite', async (store) => {
    const stored: Stored<Kept[Kind]> | undefined = await answerOf(store('learn').get(id));
    const value = change(stored?.value);
    await answerOf(store('learn').put({ id, value }));
    return value;
  });
}

/** A ring: the latest event takes the place of the oldest. */
export const keepEvent = (event: LearnEvent): Promise<void> =>
  transact(['learn'], 'readwrite', async (store) => {
    const counter: Stored<number> | undefined = await answerOf(store('learn').get(COUNTER));
    const count = counter?.value ?? 0;
    await answerOf(store('learn').put({ id: `${EVENT}${count % MOST_EVENTS}`, value: { ...event, count } }));
    await answerOf(store('learn').put({ id: COUNTER, value: count + 1 }));
  });

/** Oldest first. */
export async function keptEvents(): Promise<readonly LearnEvent[]> {
  const range = IDBKeyRange.bound(EVENT, `${EVENT}\uffff`);
  const all = await transact(['learn'], 'readonly', (store) =>
    answerOf<Stored<LearnEvent & { readonly count: number }>[]>(store('learn').getAll(range)),
  );
  return all
    .map(({ value }) => value)
    .sort((a, b) => a.count - b.count)
    .map(({ count: _, ...event }) => event);
}
