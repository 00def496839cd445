/** `data-more` on a box as long as the row in it goes on beyond its right edge. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A shadow or a border is not worth an arrow. */
const SLACK_PX = 8;

export function useMoreToSee(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const row = box?.firstElementChild;
    if (box == null || row == null) return undefined;
    const look = (): void => {
      box.toggleAttribute('data-more', row.scrollWidth - row.clientWidth - row.scrollLeft > SLACK_PX);
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
  return ref;
}
