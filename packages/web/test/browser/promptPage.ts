/** What a table shows a person who is asked, read off the page. */
import type { Page } from 'playwright-core';
import { ROOT } from '../table/drive.ts';

export interface PromptSeen {
  readonly title: string;
  /** Things that can be chosen, and those that are. */
  readonly candidates: readonly string[];
  readonly chosen: readonly string[];
  /** Answers of which one is pressed. */
  readonly answers: readonly string[];
  /** The cards of an order, the first first. */
  readonly order: readonly string[];
  readonly main: { readonly label: string; readonly blocked: string | undefined } | undefined;
  readonly id: string;
}

/** Runs in the page. */
function readPrompt(root: string): PromptSeen {
  const sheet = document.querySelector('dialog[open]');
  const table = document.querySelector<HTMLElement>(root);
  const within = sheet ?? table ?? document.body;
  const things = [...within.querySelectorAll<HTMLElement>('[data-thing]')];
  const keysOf = (list: readonly HTMLElement[]): string[] =>
    [...new Set(list.map(({ dataset }) => dataset.thing ?? ''))].sort();
  const words = (element: Element | null): string => element?.textContent?.trim() ?? '';
  const all = (selector: string): Element[] => [...within.querySelectorAll(selector)];
  const button = all('.bar-main, .lanes-buttons .primary')[0];
  const reason = button?.getAttribute('aria-describedby');
  return {
    title: words(table?.querySelector('.prompt-text strong') ?? null),
    candidates: keysOf(things.filter((each) => each.matches('.is-selectable'))),
    chosen: keysOf(things.filter((each) => each.matches('.is-selectable.is-selected'))),
    answers: all('.bar-answer').map(words),
    order: all('.order-item .order-label').map(words),
    main: button && {
      label: words(button),
      blocked:
        button.getAttribute('aria-disabled') === 'true'
          ? words(reason == null ? null : document.getElementById(reason))
          : undefined,
    },
    id: table?.dataset.decisionId ?? '',
  };
}

export const promptOn = (page: Page): Promise<PromptSeen> => page.evaluate(readPrompt, ROOT);

/** Cards of a fan lie on each other: what can be pressed is their left edge. */
export async function pressThing(page: Page, key: string): Promise<void> {
  const sheet = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : ROOT;
  await page
    .locator(`${sheet} [data-thing="${key}"]:visible`)
    .first()
    .click({ position: { x: 8, y: 16 } });
}

/** Also where it is blocked. */
export async function pressMain(page: Page): Promise<void> {
  const sheet = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : ROOT;
  await page.locator(`${sheet} :is(.bar-main, .lanes-buttons .primary)`).click({ force: true });
}
