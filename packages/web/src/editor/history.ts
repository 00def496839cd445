/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

const LONGEST = 200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export function change<T>(history: History<T>, now: T): History<T> {
  return { past: [...history.past, history.now].slice(-LONGEST), now, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future };
}
