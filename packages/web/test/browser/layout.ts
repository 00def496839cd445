/** Whether a screen fits: no horizontal scroll, controls for thumbs, texts inside of their buttons, one heading. Each gives what is wrong. */
import type { Page } from 'playwright-core';

export async function headingProblems(page: Page): Promise<string[]> {
  const headings = await page.locator('h1').allTextContents();
  return headings.length === 1 ? [] : [`${headings.length} h1: ${headings.join(' | ')}`];
}

/** Nothing can be scrolled sideways on a screen of this width. */
export const widthProblems = (page: Page, width: number): Promise<string[]> => page.evaluate(widerThan, width);

const NARROW = [390, 360, 320] as const;

/** At each width of a phone; the page is left at the first. */
export async function narrowProblems(page: Page): Promise<string[]> {
  const { height } = page.viewportSize() ?? { height: 844 };
  const found: string[] = [];
  for (const width of NARROW) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    found.push(...(await widthProblems(page, width)));
  }
  await page.setViewportSize({ width: NARROW[0], height });
  return found;
}

/** Until the page has been drawn again, and so has heard of what is new. */
export const drawn = (page: Page): Promise<unknown> => page.evaluate(twoFrames);

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Runs in the page: whether it, or a sheet over it, can be scrolled sideways. */
function widerThan(width: number): string[] {
  const wide = (element: Element, most: number): string[] => {
    if (element.scrollWidth <= most) return [];
    const culprits = [...element.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > most + 1);
    const names = culprits.slice(-4).map(({ tagName, className }) => `${tagName}.${className}`);
    return [`${element.className || element.tagName} is ${element.scrollWidth} wide at ${width}: ${names.join(' ')}`];
  };
  const sheets = [...document.querySelectorAll('dialog[open], dialog[open] .sheet-body')];
  return [
    ...wide(document.documentElement, width),
    ...sheets.flatMap((sheet) => wide(sheet, Math.min(sheet.clientWidth, width))),
  ];
}

/** Every control that can be touched is large enough for a thumb. */
export const targetProblems = (page: Page): Promise<string[]> => page.evaluate(smallTargets);

/** Runs in the page. */
function smallTargets(): string[] {
  const LEAST = 44;
  const STRIP = 24;
  const ROUNDING = 0.5;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const labelsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxOf = (element: Element): { width: number; height: number } => {
    const boxes = [element, ...labelsOf(element)].filter(isSeen).map((each) => each.getBoundingClientRect());
    const span = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
      Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
    return { width: span('left', 'right'), height: span('top', 'bottom') };
  };
  const isInProse = (element: Element): boolean =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
  /** Cards of a fan lie upon each other: of each a strip is left, up to the next one. */
  const stripOf = (element: Element): number => {
    const next = element.nextElementSibling;
    const { left, width } = element.getBoundingClientRect();
    return next === null ? width : Math.min(width, next.getBoundingClientRect().left - left);
  };
  const isSmall = (element: Element): boolean => {
    const { width, height } = boxOf(element);
    if (element.matches('.hand-card')) return stripOf(element) < STRIP - ROUNDING || height < LEAST - ROUNDING;
    return width < LEAST - ROUNDING || height < LEAST - ROUNDING;
  };
  const nameOf = (element: Element): string => {
    const { width, height } = boxOf(element);
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName}.${element.className} "${text.trim().slice(0, 40)}" ${width.toFixed(1)}×${height.toFixed(1)}`;
  };
  return [...scope.querySelectorAll(CONTROLS)]
    .filter((element) => [element, ...labelsOf(element)].some(isSeen))
    .filter((element) => !isInProse(element) && isSmall(element))
    .map(nameOf);
}

/** What buttons and labels say is inside of them. Cards are pictures, and may cast a shadow beyond their edges. */
export const textProblems = (page: Page): Promise<string[]> => page.evaluate(overfullTexts);

/** Runs in the page. */
function overfullTexts(): string[] {
  const ROUNDING = 1;
  const isOverfull = (element: Element): boolean => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (clientWidth <= 1) return false;
    return scrollWidth > clientWidth + ROUNDING || scrollHeight > clientHeight + 2 * ROUNDING;
  };
  const isWritten = (element: Element): boolean => (element.textContent ?? '').trim() !== '';
  return [...document.querySelectorAll('button, a.button, summary, label, select, legend, .thing-tag')]
    .filter((element) => !element.matches('.thing, .sr-only'))
    .filter((element) => element.checkVisibility() && isWritten(element) && isOverfull(element))
    .map(
      ({ tagName, className, textContent, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        `${tagName}.${className} "${textContent?.trim().slice(0, 40)}" ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`,
    );
}
