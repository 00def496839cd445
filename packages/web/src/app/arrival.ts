/** Whoever follows a link inside the app arrives at the head of the next page, with eyes and with a screen reader. */
import { type RefObject, useEffect } from 'react';

let arriving = false;

/** Once, at the start. wouter tells of every address that it pushes. */
export function watchArrivals(): void {
  addEventListener('pushState', () => {
    arriving = true;
  });
}

/** For the heading of a page: it needs `tabIndex={-1}`. An address with a fragment has its own place to go to. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!arriving) return;
    arriving = false;
    if (location.hash !== '') return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
