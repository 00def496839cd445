/** What somebody who looks at a lesson can see: the sentence, the buttons with their words, and what has a ring. */
import type { Page } from 'playwright-core';

export type SeenKind = 'thing' | 'chip' | 'candidate' | 'main' | 'answer' | 'advice' | 'slot' | 'close' | 'other';

/** A button as a person sees or hears it. */
export interface Seen {
  /** As a screen reader says it, without what the coach adds. */
  readonly name: string;
  /** What the eye reads on it. */
  readonly label: string;
  readonly kind: SeenKind;
  readonly isNext: boolean;
  readonly isPressed: boolean;
  readonly canChoose: boolean;
  readonly isOff: boolean;
  /** Where a finger taps it: cards of a fan lie on each other. */
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly title: string;
  readonly sentence: string;
  readonly end: 'done' | 'failed' | undefined;
  readonly endText: string;
  readonly buttons: readonly Seen[];
}

/** Runs in the page. */
function readScreen(): Screen {
  const words = (element: Element | null | undefined): string =>
    element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const end = document.querySelector('.lesson-end');
  const root = end ?? sheet ?? document.querySelector('main') ?? document.body;
  const isAsked = document.querySelector('main:not([data-decision=""])[data-decision]') !== null;
  const kindOf = (button: Element): SeenKind => {
    if (button.matches('.chip-candidate')) return 'candidate';
    if (button.matches('.chip')) return 'chip';
    if (button.matches('.coach-action')) return isAsked ? 'other' : 'advice';
    if (button.matches('.bar-answer')) return 'answer';
    if (button.matches('.prompt-slot')) return 'slot';
    if (button.matches('.button.primary')) return 'main';
    if (button.matches('.sheet-head .icon')) return 'close';
    const isLookedAt = button.matches('[data-thing^=pile], [data-thing^=request]');
    return button.matches('.thing, .pool-unit') && !isLookedAt ? 'thing' : 'other';
  };
  const seen = (button: Element): readonly Seen[] => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 14), top + height / 2];
    if (width === 0 || x > innerWidth || y > innerHeight || button.closest('[aria-hidden=true]') !== null) return [];
    const look = (button.querySelector('.chip-label') ?? button).cloneNode(true);
    if (!(look instanceof Element)) return [];
    for (const hidden of look.querySelectorAll('.sr-only, .bar-blocked, .chip-digit, .pool-reason')) hidden.remove();
    return [
      {
        name: (button.getAttribute('aria-label') ?? words(button)).replace(
          /[,、]? ?(next|次はこれ|can be chosen|選べます)/g,
          '',
        ),
        label: words(look),
        kind: kindOf(button),
        isNext: button.matches('.is-next'),
        isPressed: button.getAttribute('aria-pressed') === 'true',
        canChoose: button.matches('.is-selectable, .pool-unit, .hand-card, .chip-candidate'),
        isOff: button.getAttribute('aria-disabled') === 'true',
        x,
        y,
      },
    ];
  };
  return {
    title: words(document.querySelector('h1')),
    sentence: words(document.querySelector('dialog[open] .coach-text') ?? document.querySelector('.coach-text')),
    end: end === null ? undefined : end.querySelector('a.bar-main') === null ? 'failed' : 'done',
    endText: words(end?.querySelector('p')),
    buttons: [...root.querySelectorAll('button, a.button')].flatMap(seen),
  };
}

/** Once the table asks, or the lesson is over. */
export async function screenOf(page: Page): Promise<Screen> {
  await page.locator('main:not([data-decision=""])[data-decision], .lesson-end, .coach-action').first().waitFor();
  return page.evaluate(readScreen);
}
