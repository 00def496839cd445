/** Plays the solution, slowly enough to be read. */
import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTable, useTableState } from '../table/state/useTable.ts';
import { useLesson } from './lessonRoom.ts';

const PAUSE_MS = 2_000;

export function useSolution(): void {
  const table = useTable();
  const { isShowing } = useLesson();
  const asked = useTableState(({ shown }) => (shown?.asked === true ? shown.id : undefined));
  useEffect(() => {
    if (!isShowing || asked === undefined) return undefined;
    const ms = useSettings.getState().pace === 'off' ? 0 : PAUSE_MS;
    const timer = window.setTimeout(() => void table.host.showNext?.(), ms);
    return () => window.clearTimeout(timer);
  }, [table, isShowing, asked]);
}
