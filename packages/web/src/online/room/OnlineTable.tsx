/** The table of a game over the network. Table and rules are loaded while the game is being asked for. */
import { SMART_PASSING } from '@blackpoker/bots';
import type { Text } from '@blackpoker/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { CallError } from '../../host/calls.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { fetchRecord, wordsOf } from '../api.ts';
import { pageConnection } from '../browserConnection.ts';
import { draftShelf } from '../draftShelf.ts';
import { NetworkHost, type NetworkHostOptions } from '../networkHost.ts';
import { usePreferences } from '../preferences.ts';
import { beCalled, useSession } from '../session.ts';
import { NAMELESS } from '../useArrivingName.ts';
import { WAITING_WORDS } from '../words.ts';
import { NoGame } from './NoGame.tsx';
import { useTableFocus } from './useTableFocus.ts';

const TableRoom = lazy(() => import('../../table/TablePage.tsx').then(({ TableRoom: room }) => ({ default: room })));

export function OnlineTable({ id }: { readonly id: string }) {
  const say = useSay();
  const [opening, setOpening] = useState<GameHost | Text>();
  useEffect(() => open(id, setOpening), [id]);
  useTableFocus();
  if (opening === undefined) return <Loading />;
  if (!('id' in opening)) return <NoGame title={say(WAITING_WORDS.notOpened)} why={say(opening)} />;
  return (
    <Suspense fallback={<Loading />}>
      <TableRoom host={opening} />
    </Suspense>
  );
}

/** Returns how to leave. */
function open(id: string, settle: (opening: GameHost | Text) => void): () => void {
  let host: NetworkHost | undefined;
  let isWanted = true;
  const opened = async (): Promise<void> => {
    if (useSession.getState().me === undefined) await beCalled(NAMELESS);
    if (!isWanted) return;
    host = new NetworkHost(optionsFor(id));
    await host.opened;
    if (isWanted) settle(host);
  };
  opened().catch((error) => isWanted && settle(textOf(error)));
  return () => {
    isWanted = false;
    host?.close();
  };
}

const textOf = (error: unknown): Text => (error instanceof CallError && error.text) || wordsOf(error);

function optionsFor(game: string): NetworkHostOptions {
  return {
    game,
    connection: pageConnection(),
    drafts: draftShelf(() => sessionStorage),
    passing: isNew(game) ? passingWanted() : undefined,
    hold: usePreferences.getState().hold,
    now: () => performance.now(),
    fetchRecord,
  };
}

function passingWanted(): NetworkHostOptions['passing'] {
  const { passing, stopAtAttack, stopAtDraw } = useSettings.getState();
  return { ...SMART_PASSING, mode: passing, stopAt: { attack: stopAtAttack, draw: stopAtDraw } };
}

/** How windows are passed is said once for each game; later on the server knows. */
function isNew(game: string): boolean {
  const name = `blackpoker.passing.${game}`;
  try {
    const isKnown = sessionStorage.getItem(name) !== null;
    sessionStorage.setItem(name, 'told');
    return !isKnown;
  } catch {
    return true;
  }
}
