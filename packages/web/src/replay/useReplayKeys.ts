/** Keys for the whole replay room, but not inside fields, over open sheets, or where they are switched off. */
import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { type KeyAction, keyAction } from './keys.ts';

export function useReplayKeys(act: (action: KeyAction) => void): void {
  const isOn = useSettings(({ shortcuts }) => shortcuts);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const action = pressed(event);
      if (action === undefined) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

function pressed(event: KeyboardEvent): KeyAction | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event))
    return undefined;
  return keyAction(event.key.length === 1 ? event.key.toLowerCase() : event.key, event.shiftKey);
}

/** A field takes its own keys, and so does the board, where arrows go from card to card; Space presses the button that has the focus. */
function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]') !== null) return true;
  if (target.matches('textarea, select, input:not([type=range]):not([type=checkbox])')) return true;
  if (MOVING.has(key) && target.closest('[data-zone]') !== null) return true;
  return key === ' ' && target.closest('button, a, summary, input[type=checkbox]') !== null;
}
const MOVING: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);
