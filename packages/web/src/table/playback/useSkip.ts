/** A tap on the table or a key skips to the present while the table goes through what has happened. It never does anything else. */
import { useLayoutEffect } from 'react';
import { completeMoves } from '../../board/useFlip.ts';
import type { Table } from '../state/tableStore.ts';

/** Here a tap or a key means what it says: sheets, the page's bar, the log, fields and links. */
const ELSEWHERE = 'dialog, .table-header, .text-header, .table-news, .table-side, .table-log, .log, a, input, textarea';
/** These keys only move the focus or change others. */
const QUIET_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']);

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function useSkip(table: Table): void {
  useLayoutEffect(() => {
    let isSkipping = false;
    const skip = (event: Event): boolean => {
      if (!table.isPlaying || isElsewhere(event.target) || document.querySelector('dialog[open]') !== null)
        return false;
      table.skip();
      completeMoves();
      return true;
    };
    const press = (event: KeyboardEvent): void => {
      isSkipping = false;
      const isQuiet = QUIET_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey;
      if (!isQuiet && skip(event)) swallow(event);
    };
    const touch = (event: Event): void => {
      isSkipping = skip(event);
      if (isSkipping) event.stopImmediatePropagation();
    };
    /** The tap that skips ends as a click, on whatever has come under the finger. */
    const click = (event: Event): void => {
      if (isSkipping) swallow(event);
      isSkipping = false;
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', touch, true);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('click', click, true);
    };
  }, [table]);
}
