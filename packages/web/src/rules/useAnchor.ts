/** Brings the entry that the address names into sight and gives it the focus; again when the address changes. */
import { useEffect } from 'react';

/** Entries take their true height when they come into sight, so the page is held on its place for a moment. */
const FRAMES = 30;
const TAKEOVERS = ['wheel', 'touchstart', 'keydown'] as const;

const namedEntry = (): HTMLElement | null => document.getElementById(decodeURIComponent(location.hash.slice(1)));

/** Whoever scrolls or types takes over. Returns a function that lets go. */
function hold(entry: HTMLElement): () => void {
  let left = FRAMES;
  let frame = 0;
  const letGo = (): void => {
    cancelAnimationFrame(frame);
    for (const name of TAKEOVERS) removeEventListener(name, letGo);
  };
  const keep = (): void => {
    entry.scrollIntoView({ block: 'start' });
    if (left-- > 0) frame = requestAnimationFrame(keep);
    else letGo();
  };
  for (const name of TAKEOVERS) addEventListener(name, letGo, { passive: true });
  entry.focus({ preventScroll: true });
  keep();
  return letGo;
}

export function useAnchor(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other entries
  useEffect(() => {
    let letGo = (): void => {};
    const show = (): void => {
      letGo();
      const entry = namedEntry();
      if (entry !== null) letGo = hold(entry);
    };
    show();
    addEventListener('hashchange', show);
    return () => {
      letGo();
      removeEventListener('hashchange', show);
    };
  }, [page]);
}
