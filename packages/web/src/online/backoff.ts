/** When to try again, and when not to. */
const FIRST_MS = 250;
/** At first it may be a server that is being started again, which takes a second or two. */
const SOON_MS = 1_000;
const SOON_TRIES = 20;
const LONGEST_MS = 8_000;
const QUICK_MS = 400;
/** Who has been connected for so long begins anew with the waits. */
export const STEADY_MS = 5_000;
/** The server says that it will be back at once. */
export const QUICK_CODES: ReadonlySet<number> = new Set([1012]);

export type Ending = 'signedOut' | 'banned' | 'outdated';
const ENDINGS: ReadonlyMap<number, Ending> = new Map([
  [4001, 'signedOut'],
  [4003, 'banned'],
]);

/** Undefined: it is worth another try. */
export const endingOf = (code: number): Ending | undefined => ENDINGS.get(code);

/** `random`: 0 to 1, so that not everybody comes back at the same moment. */
export function delayAfter(tries: number, isQuick: boolean, random: number): number {
  if (isQuick) return 100 + QUICK_MS * random;
  const longest = tries < SOON_TRIES ? SOON_MS : LONGEST_MS;
  return Math.min(longest, FIRST_MS * 2 ** Math.min(tries, 10)) * (0.5 + random / 2);
}
