/** Open and running games: told as they change, or asked for now and then by those who are nobody yet. */
import type { LobbyLists } from '@blackpoker/protocol';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { fetchLobby } from '../api.ts';
import type { Ending } from '../backoff.ts';
import { pageConnection } from '../browserConnection.ts';
import type { LinkState } from '../link.ts';
import { useSession } from '../session.ts';

const EVERY_MS = 5_000;
/** Who is still not connected after this is told so. */
const PATIENCE_MS = 3_000;

/** `away`: nobody answers, and it is tried again. Anything else is not. What is listed may be old. */
export type LobbyTrouble = 'away' | Ending;

export interface LobbySeen {
  readonly lists: LobbyLists | undefined;
  readonly trouble: LobbyTrouble | undefined;
}

export function useLobby(): LobbySeen {
  const [lists, setLists] = useState<LobbyLists>();
  const [trouble, setTrouble] = useState<LobbyTrouble>();
  const isKnown = useSession(({ me }) => me !== undefined);
  useEffect(() => (isKnown ? listen : poll)(setLists, setTrouble), [isKnown]);
  return { lists, trouble };
}

type Tell<T> = (what: T) => void;

function listen(tell: Tell<LobbyLists>, tellTrouble: Tell<LobbyTrouble | undefined>): () => void {
  const connection = pageConnection();
  const leave = connection.lobby(tell);
  const stop = watchLink(connection.link.state, tellTrouble);
  return () => {
    stop();
    leave();
  };
}

/** A moment without a connection is nothing to speak of. */
export function watchLink(
  link: Pick<StoreApi<LinkState>, 'getState' | 'subscribe'>,
  tell: Tell<LobbyTrouble | undefined>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (trouble: LobbyTrouble | undefined): void => {
    clearTimeout(timer);
    timer = undefined;
    tell(trouble);
  };
  const look = (): void => {
    const now = link.getState();
    if (now.state === 'connected') settle(undefined);
    else if (now.state === 'ended') settle(now.why);
    else timer ??= setTimeout(() => tell('away'), PATIENCE_MS);
  };
  look();
  const stop = link.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function poll(tell: Tell<LobbyLists>, tellTrouble: Tell<LobbyTrouble | undefined>): () => void {
  const ask = () =>
    void fetchLobby().then(
      (lists) => {
        tell(lists);
        tellTrouble(undefined);
      },
      () => tellTrouble('away'),
    );
  ask();
  const timer = window.setInterval(ask, EVERY_MS);
  return () => window.clearInterval(timer);
}
