/** The table that the parts of its page belong to. */

import type { Lang } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLang } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import type { Desk } from '../draft/desk.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { promptOf } from '../prompt/promptOf.ts';
import { deskOf } from './deskOf.ts';
import type { TableState } from './tableState.ts';
import type { Table } from './tableStore.ts';

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('bug: there is no table here');
  return table;
}

export function useTableState<Part>(select: (state: TableState) => Part): Part {
  return useStore(useTable().store, select);
}

/** What is shown. Only for parts that are there once something is. */
export function useShown(): GameUpdate {
  const shown = useTableState((state) => state.shown);
  if (shown === undefined) throw new Error('bug: nothing is shown yet');
  return shown;
}

/** Undefined: the person is not asked. */
export function useDesk(): Desk | undefined {
  const world = useTableState((state) => state.world);
  const draft = useTableState((state) => state.draft);
  const shown = useTableState((state) => state.shown);
  const held = useTableState((state) => state.held);
  const log = useTableState((state) => state.log);
  const commandOpen = useTableState((state) => state.commandOpen);
  const met = useTableState((state) => state.met);
  const { setup } = useTable().host;
  const { confirm, textMode } = useSettings();
  return useMemo(
    () => deskOf({ world, draft, shown, held, log, commandOpen, met }, { confirm, textMode }, setup),
    [world, draft, shown, held, log, commandOpen, met, confirm, textMode, setup],
  );
}

export function usePrompt(): Prompt | undefined {
  const desk = useDesk();
  const lang: Lang = useLang();
  return useMemo(() => desk && promptOf(desk, lang), [desk, lang]);
}
