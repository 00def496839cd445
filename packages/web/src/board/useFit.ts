/** Tells the style sheet how a row of cards fits its place. */
import { useLayoutEffect, useRef } from 'react';

/** Narrower strips than this hide what lies on a card's right half. */
const DENSE_PX = 44;

function isTooLong(row: HTMLElement, slots: readonly DOMRect[]): boolean {
  const { left, right } = row.getBoundingClientRect();
  return slots.some((slot) => slot.left < left - 1 || slot.right > right + 1);
}

function look(row: HTMLElement): void {
  const slots = [...row.children].map((child) => child.getBoundingClientRect());
  row.toggleAttribute('data-more', isTooLong(row, slots));
  row.toggleAttribute(
    'data-dense',
    slots.some(({ width }) => width < DENSE_PX),
  );
}

/** For a row of cards: `data-dense` where they overlap, `data-more` where there are more than fit. */
export function useFit() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const observer = new ResizeObserver(() => look(row));
    observer.observe(row);
    look(row);
    return () => observer.disconnect();
  });
  return ref;
}
