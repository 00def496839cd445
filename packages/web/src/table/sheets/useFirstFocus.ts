import { useEffect } from 'react';

/** What is to be chosen has the focus when its sheet opens, so that arrow keys work at once. */
export function useFirstFocus(selector: string): void {
  useEffect(() => {
    document.querySelector<HTMLElement>(`dialog[open] ${selector}`)?.focus({ preventScroll: true });
  }, [selector]);
}
