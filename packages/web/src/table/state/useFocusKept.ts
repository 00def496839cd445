/** Who goes by keys stays at the table: where what had the focus is gone, the main button has it. */
import { useEffect } from 'react';

export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
    };
    const forget = (): void => {
      last = undefined;
    };
    const seeing = new MutationObserver(() => {
      if (last?.isConnected === false && document.activeElement === document.body) focusMain();
    });
    seeing.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    addEventListener('pointerdown', forget);
    return () => {
      seeing.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('pointerdown', forget);
    };
  }, []);
}

/** The one of a sheet that lies over the table, where there is one. */
const focusMain = (): void =>
  [...document.querySelectorAll<HTMLElement>('.bar-main')].at(-1)?.focus({ preventScroll: true });
