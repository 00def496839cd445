/** One game on the screen: the table, or its text, and what lies over it. */
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { SceneContext } from '../board/scene.ts';
import type { GameHost } from '../host/gameHost.ts';
import { BoardTable } from './BoardTable.tsx';
import { GettingReady } from './GettingReady.tsx';
import { HandOver } from './HandOver.tsx';
import { countFinishedGames, stepMs } from './playback/stepTime.ts';
import { useSkip } from './playback/useSkip.ts';
import { Sheets } from './sheets/Sheets.tsx';
import { useSound } from './sound/useSound.ts';
import { takeGoal } from './state/goal.ts';
import { NO_EXTRAS, type TableExtras, TableExtrasContext, useExtras } from './state/tableExtras.ts';

import { Table } from './state/tableStore.ts';
import { useCoach } from './state/useCoach.ts';
import { useFocusKept } from './state/useFocusKept.ts';
import { useKeys } from './state/useKeys.ts';
import { TableContext, useTable, useTableState } from './state/useTable.ts';
import { TextTable } from './text/TextTable.tsx';

interface TableRoomProps {
  readonly host: GameHost;
  readonly extras?: TableExtras;
}

export function TableRoom({ host, extras = NO_EXTRAS }: TableRoomProps) {
  const [table] = useState(() => newTable(host));
  useEffect(() => table.open(), [table]);
  useCoach(table);
  useEffect(() => void countFinishedGames(), []);
  useEffect(() => {
    const goal = takeGoal();
    if (goal !== undefined) table.set({ coach: { text: goal } });
  }, [table]);
  return (
    <TableContext value={table}>
      <TableExtrasContext value={extras}>
        <Room />
      </TableExtrasContext>
    </TableContext>
  );
}

/** Online a clock may run: a person who has to decide is asked within 1.5 s, drawing included. */
const MOST_TO_PROMPT_MS = 1_300;
/** What is watched over the network stays near the present. */
const MOST_BEHIND_MS = 4_000;

function newTable(host: GameHost): Table {
  return new Table({
    host,
    settings: useSettings.getState,
    stepMs,
    limitMs: ({ asked }) => (host.online === undefined ? undefined : asked ? MOST_TO_PROMPT_MS : MOST_BEHIND_MS),
    now: () => performance.now(),
    setTimer: (call, ms) => window.setTimeout(call, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
  });
}

function Room() {
  const shown = useTableState((state) => state.shown);
  if (shown === undefined) return <GettingReady />;
  return shown.handOver === undefined ? <Play /> : <HandOver />;
}

function Play() {
  const table = useTable();
  const textMode = useSettings((settings) => settings.textMode);
  const { Over } = useExtras();
  const scene = useTableState(({ playing }) => playing.scene);
  useSkip(table);
  useKeys(table);
  useFocusKept();
  useSound();
  return (
    <>
      <SceneContext value={scene}>{textMode ? <TextTable /> : <BoardTable />}</SceneContext>
      <Sheets />
      {Over !== undefined && <Over />}
    </>
  );
}
