/** What is open over the table: at most one thing at a time. */

import { type ComponentType, lazy, Suspense } from 'react';
import { useExtras } from '../state/tableExtras.ts';

import type { SheetName } from '../state/tableState.ts';
import { useTable, useTableState } from '../state/useTable.ts';
import { ActionSheet } from './ActionSheet.tsx';
import { DangerSheet, ResignSheet } from './DangerSheet.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { InspectSheet } from './InspectSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { PassingSheet } from './PassingSheet.tsx';
import { PromptSheets } from './PromptSheets.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';

const NumbersSheet = lazy(() => import('../hint/NumbersSheet.tsx'));
const ResultSheet = lazy(() => import('../result/ResultSheet.tsx'));

const SHEET_VIEWS: Readonly<Record<SheetName, ComponentType<{ readonly onClose: () => void }>>> = {
  actions: ActionSheet,
  numbers: NumbersSheet,
  menu: MenuSheet,
  help: HelpSheet,
  settings: SettingsSheet,
  resign: ResignSheet,
  result: ResultSheet,
  passing: PassingSheet,
};

export function Sheets() {
  const table = useTable();
  const sheet = useTableState((state) => state.sheet);
  const inspected = useTableState((state) => state.inspected);
  const { Over } = useExtras();
  const isDangerous = useTableState((state) => state.dangerous !== undefined);
  if (isDangerous) return <DangerSheet />;
  if (inspected !== undefined)
    return <InspectSheet thing={inspected} onClose={() => table.set({ inspected: undefined })} />;
  if (sheet === undefined) return <PromptSheets />;
  if (sheet === 'result' && Over !== undefined) return null;
  const View = SHEET_VIEWS[sheet];
  return (
    <Suspense>
      <View key={sheet} onClose={() => table.set({ sheet: undefined })} />
    </Suspense>
  );
}
