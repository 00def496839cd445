/** The keys of the table. They work where nothing else wants them: not in fields, not in sheets, never Tab. */
import { useLayoutEffect } from 'react';
import { useLang } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { thingAt } from '../../board/things.ts';
import { completeMoves } from '../../board/useFlip.ts';
import { digitOf, type TableKey, tableKeyOf } from '../keys.ts';
import { promptOf } from '../prompt/promptOf.ts';
import type { Table } from './tableStore.ts';
import { focusMain, focusZone, keepsSpace } from './useFocusKept.ts';
import { whyNoUndo } from './whyNoUndo.ts';

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select, summary'));

const HOLD_MS = 350;

export function useKeys(table: Table): void {
  const lang = useLang();
  useLayoutEffect(() => {
    let since = 0;
    const down = (event: KeyboardEvent): void => {
      completeMoves();
      if (!useSettings.getState().shortcuts || isElsewhere(event)) return;
      const key = tableKeyOf(event, useSettings.getState().keys);
      if (key === 'primary' && keepsSpace(document.activeElement)) return;
      if (key === 'everyTime') since = event.repeat ? since : event.timeStamp;
      if (event.repeat && key !== undefined) return event.preventDefault();
      if (pressDigit(table, event, lang) || (key !== undefined && press(table, key, lang))) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      const isHeld =
        tableKeyOf(event, useSettings.getState().keys) === 'everyTime' && event.timeStamp - since > HOLD_MS;
      if (isHeld && !isElsewhere(event)) table.setMode('smart');
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('pointerdown', completeMoves);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('pointerdown', completeMoves);
    };
  }, [table, lang]);
}

function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : null;
  return defaultPrevented || isField(element) || document.querySelector('dialog[open]') !== null;
}

/** What was chosen is confirmed by the next key, not the button that the person was at before. */
function pressDigit(table: Table, event: KeyboardEvent, lang: 'ja' | 'en'): boolean {
  const digit = digitOf(event);
  const { desk } = table;
  if (digit === undefined || desk === undefined) return false;
  const act = promptOf(desk, lang).digits[digit];
  if (act === undefined) return false;
  table.act(act);
  if (keepsSpace(document.activeElement)) focusMain();
  return true;
}

/** Returns whether the key did something. */
function press(table: Table, key: TableKey, lang: 'ja' | 'en'): boolean {
  const { shown, world } = table.state;
  const own = shown?.viewer === 1 ? 1 : 0;
  const isAsked = world !== undefined;
  const deeds: Readonly<Record<TableKey, () => unknown>> = {
    primary: () => pressPrimary(table, lang),
    back: () => (table.state.logOpen ? table.set({ logOpen: false }) : table.back()),
    undo: () => pressUndo(table),
    actions: () => table.set({ sheet: 'actions' }),
    attack: () => isAsked && table.act({ type: 'planAttack' }),
    block: () => isAsked && table.act({ type: 'aside', aside: false }),
    end: () => isAsked && table.act({ type: 'end' }),
    pass: () => isAsked && table.act({ type: 'pass' }),
    yieldAll: () => table.setMode('yieldUntilStageEmpty'),
    everyTime: () => table.setMode(shown?.passing.mode === 'ask' ? 'smart' : 'ask'),
    keep: () => isAsked && table.act({ type: 'commit', keep: true }),
    stage: () => focusZone('stage'),
    chips: () => focusZone('chips'),
    hand: () => focusZone('hand:me'),
    grave: () => table.set({ inspected: { type: 'pile', seat: own, pile: 'grave' } }),
    theirGrave: () => table.set({ inspected: { type: 'pile', seat: 1 - own, pile: 'grave' } }),
    log: () => table.set({ logOpen: !table.state.logOpen }),
    hint: () => table.askHint(),
    inspect: () => table.set({ inspected: thingAt(document.activeElement) }),
    command: () => table.set({ commandOpen: true }),
    help: () => table.set({ sheet: 'help' }),
  };
  deeds[key]();
  return true;
}

function pressUndo(table: Table): void {
  const { shown, log } = table.state;
  const why = shown && whyNoUndo(table.host, shown, log);
  if (why === undefined) void table.undo();
  else table.notify(why);
}

function pressPrimary(table: Table, lang: 'ja' | 'en'): void {
  const { desk } = table;
  const button = desk && promptOf(desk, lang).primary;
  if (button === undefined || button.blocked !== undefined) return;
  if (button.final !== true || table.isSettled) table.act(button.act);
}
