/** What a player at the screen can see of a table, and waiting for it to change. Only public means: the root's attributes and what is shown. */
import type { Page } from 'playwright-core';

export interface Seen {
  /** Empty: nothing is asked. */
  readonly decision: string;
  readonly id: string;
  readonly legal: number;
  /** A, B or draw; empty: it goes on. */
  readonly over: string;
  /** The seat that is to take the device; empty: nobody. */
  readonly handOver: string;
  readonly dialog: boolean;
}

export const ROOT = 'main[data-decision-id]';

export async function look(page: Page): Promise<Seen> {
  return page.evaluate((root) => {
    const main = document.querySelector<HTMLElement>(root);
    const { decision = '', decisionId = '', legal = '0', over = '', handover = '' } = main?.dataset ?? {};
    const dialog = document.querySelector('dialog[open]') !== null;
    return { decision, id: decisionId, legal: Number(legal), over, handOver: handover, dialog };
  }, ROOT);
}

/** Waits until somebody is asked, has to take the device, or the game is over. */
export async function waitForTurn(page: Page, timeout: number): Promise<Seen> {
  await page.waitForFunction(
    (root) => {
      const main = document.querySelector<HTMLElement>(root);
      const { decision = '', over = '', handover = '' } = main?.dataset ?? {};
      return decision !== '' || over !== '' || handover !== '';
    },
    ROOT,
    { timeout, polling: 30 },
  );
  return look(page);
}

/** Has the decision with this id been answered? Waits a moment for it. */
export async function isAnswered(page: Page, id: string, timeout: number): Promise<boolean> {
  const changed = (args: { root: string; id: string }): boolean => {
    const main = document.querySelector<HTMLElement>(args.root);
    const { decisionId = '', over = '' } = main?.dataset ?? {};
    return decisionId !== args.id || over !== '';
  };
  return page.waitForFunction(changed, { root: ROOT, id }, { timeout, polling: 20 }).then(
    () => true,
    () => false,
  );
}

/** A number below a bound. */
export type Dice = (bound: number) => number;

export function diceFrom(seed: number): Dice {
  let a = seed >>> 0;
  return (bound) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

export interface Hands {
  /** Does something about what is asked: it need not be the whole answer. */
  readonly tryToAnswer: (page: Page, seen: Seen, dice: Dice, attempt: number) => Promise<void>;
  /** Says that the next person is there. */
  readonly takeDevice: (page: Page) => Promise<void>;
}
