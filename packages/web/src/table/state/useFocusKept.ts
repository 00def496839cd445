/** Who goes by keys stays at the table: where what had the focus is gone, the main button has it; so it has where a sheet gives the focus back to the button that had opened it. */
import { useEffect } from 'react';

/** A button that is not a card keeps its Space key. */
export const keepsSpace = (element: Element | null): boolean =>
  element?.matches('button, a') === true && !element.matches('[data-thing], [data-rove]');

export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | undefined;
    const remember = ({ target, relatedTarget }: FocusEvent): void => {
      if (isGivenBack(target, relatedTarget)) return focusMain();
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

const isGivenBack = (to: EventTarget | null, from: EventTarget | null): boolean =>
  to instanceof Element &&
  from instanceof Element &&
  from.closest('dialog') !== null &&
  keepsSpace(to) &&
  !to.matches('dialog *, .bar-main');

/** The main button of the sheet that lies over the table, if there is one. A button that ends the turn or passes waits for a key of its own: the hand has the focus. */
export function focusMain(): void {
  const main = [...document.querySelectorAll<HTMLElement>('.bar-main:not(dialog:not([open]) *)')].at(-1);
  const hand = main?.matches('[data-final]') === true ? zoneStop('hand:me') : undefined;
  (hand ?? main)?.focus({ preventScroll: true });
}

const zoneStop = (zone: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[data-zone="${zone}"] [tabindex="0"]`) ?? undefined;

export const focusZone = (zone: string): void => zoneStop(zone)?.focus();
