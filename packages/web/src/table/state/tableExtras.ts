/** What a page adds to the table that it shows. A lesson has a head, an end and commands of its own. */

import type { Lang } from '@blackpoker/engine';
import { type ComponentType, createContext, useContext } from 'react';
import type { Table } from './tableStore.ts';

export interface TableExtras {
  /** In place of the title, the hint and the log button. */
  readonly Head?: ComponentType;
  /** Over the table, in place of the result sheet. */
  readonly Over?: ComponentType;
  /** Tries a line of the command line first; undefined: it is none of the page's own commands. */
  readonly obey?: (table: Table, line: string, lang: Lang) => Promise<readonly string[]> | undefined;
}

export const NO_EXTRAS: TableExtras = {};

export const TableExtrasContext = createContext<TableExtras>(NO_EXTRAS);

export const useExtras = (): TableExtras => useContext(TableExtrasContext);
