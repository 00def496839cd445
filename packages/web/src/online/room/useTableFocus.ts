/** Whoever has waited for a table is led to its heading when it stands, instead of nowhere. */
import { useEffect } from 'react';

export function useTableFocus(): void {
  useEffect(() => {
    const seeing = new MutationObserver(() => isLed() && seeing.disconnect());
    seeing.observe(document.body, { childList: true, subtree: true });
    return () => seeing.disconnect();
  }, []);
}

/** There is a heading, and the focus is somewhere. */
function isLed(): boolean {
  const heading = document.querySelector<HTMLElement>('.table-title');
  if (heading === null) return false;
  if (document.activeElement !== document.body) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
