/** The position that is being edited, with what came before it. It stays in this browser as a draft. */
import { NotationError, type Position } from '@blackpoker/engine';
import { create } from 'zustand';
import type { Destination } from './cardPlaces.ts';
import * as history from './history.ts';
import { normalised, parseTable, readTable, type Table, tableText } from './positionModel.ts';
import { EXAMPLES } from './startPositions.ts';

/** What somebody is writing in the text field: it differs from the table's own text, or cannot be read. */
export interface Typed {
  readonly text: string;
  readonly error: NotationError | undefined;
}

interface Editor {
  readonly history: history.History<Table>;
  readonly typed: Typed | undefined;
  /** What is open for editing. */
  readonly selected: Destination | undefined;
}

const NAME = 'blackpoker.editor';

/** A browser may refuse to keep anything. */
function kept(): Table | undefined {
  try {
    return parseTable(localStorage.getItem(NAME) ?? '');
  } catch {
    return undefined;
  }
}

function keep(table: Table): void {
  try {
    localStorage.setItem(NAME, tableText(table));
  } catch {
    // the draft is lost with the page, and nothing else
  }
}

const first = (): Table => kept() ?? readTable(EXAMPLES[0]?.text ?? '');

export const useEditor = create<Editor>()(() => ({
  history: history.begin(first()),
  typed: undefined,
  selected: undefined,
}));

useEditor.subscribe(({ history: { now } }, before) => {
  if (now !== before.history.now) keep(now);
});

const tableNow = (): Table => useEditor.getState().history.now;
const put = (next: history.History<Table>): void => useEditor.setState({ history: next, typed: undefined });

/** Another table in place of this one. */
export function load(table: Table): void {
  put(history.change(useEditor.getState().history, table));
  useEditor.setState({ selected: undefined });
}

export function edit(change: (position: Position) => Position): void {
  const { regulation, position } = tableNow();
  put(history.change(useEditor.getState().history, { regulation, position: normalised(change(position)) }));
}

export function setRegulation(regulation: string): void {
  put(history.change(useEditor.getState().history, { ...tableNow(), regulation }));
}

export const undo = (): void => put(history.undo(useEditor.getState().history));
export const redo = (): void => put(history.redo(useEditor.getState().history));
export const select = (selected: Destination | undefined): void => useEditor.setState({ selected });

/** What can be read becomes the table. */
export function typeText(text: string): void {
  try {
    const table = readTable(text);
    if (tableText(table) !== tableText(tableNow())) load(table);
    useEditor.setState({ typed: { text, error: undefined } });
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    useEditor.setState({ typed: { text, error } });
  }
}

/** The field shows the table's own text again, unless something in it cannot be read. */
export function leaveText(): void {
  if (useEditor.getState().typed?.error === undefined) useEditor.setState({ typed: undefined });
}
