/** Plays a whole game at a page that shows a table, at random, with keys, taps or commands. */
import type { Page } from 'playwright-core';
import { COMMANDS } from './commands.ts';
import { type Dice, diceFrom, type Hands, isAnswered, look, type Seen, waitForTurn } from './desk.ts';
import { KEYS } from './keys.ts';
import { TOUCH } from './touch.ts';

export const WAYS = { keys: KEYS, touch: TOUCH, commands: COMMANDS } as const;
export type Way = keyof typeof WAYS;

export interface PlayedGame {
  /** How many decisions were answered, by kind. */
  readonly decisions: Readonly<Record<string, number>>;
  readonly total: number;
  /** A, B or draw; empty: it was left unfinished. */
  readonly over: string;
}

export interface PlayLimits {
  readonly decisions: number;
  /** How many times something is tried for one decision before it counts as stuck. */
  readonly attempts: number;
  /** For the opponent to think, in milliseconds. */
  readonly patience: number;
  /** Looks at each decision, and at each hand-over, before it is answered. */
  readonly look: (seen: Seen) => Promise<void>;
}

const USUAL: PlayLimits = { decisions: 600, attempts: 24, patience: 60_000, look: async () => {} };

/** Throws where a decision gets stuck. */
export async function playGame(
  page: Page,
  way: Way,
  seed: number,
  limits: Partial<PlayLimits> = {},
): Promise<PlayedGame> {
  const { decisions: most, attempts, patience, look: lookAt } = { ...USUAL, ...limits };
  const dice = diceFrom(seed);
  const counts: Record<string, number> = {};
  for (let total = 0; total < most; total++) {
    const seen = await waitForTurn(page, patience);
    if (seen.over !== '') return { decisions: counts, total, over: seen.over };
    await lookAt(seen);
    if (seen.handOver !== '') {
      await WAYS[way].takeDevice(page);
      await page.waitForFunction(() => document.querySelector('.handover') === null, undefined, { timeout: 5_000 });
      continue;
    }
    counts[seen.decision] = (counts[seen.decision] ?? 0) + 1;
    await answer(page, WAYS[way], seen.id, dice, attempts);
  }
  return { decisions: counts, total: most, over: '' };
}

const ANSWER_MS = 150;
const LAST_MS = 3_000;

async function answer(page: Page, hands: Hands, id: string, dice: Dice, attempts: number): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seen = await look(page);
    if (seen.id !== id || seen.over !== '' || seen.handOver !== '') return;
    await hands.tryToAnswer(page, seen, dice, attempt);
    if (await isAnswered(page, id, attempt === attempts - 1 ? LAST_MS : ANSWER_MS)) return;
  }
  const seen = await look(page);
  throw new Error(`stuck at ${seen.decision} (${seen.id}) after ${attempts} attempts`);
}
