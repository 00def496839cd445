/** Open and running games: told as they change, or asked for now and then by those who are nobody yet. */
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { fetchLobby } from '../api.ts';
import { pageConnection } from '../browserConnection.ts';
import type { Lists } from '../connection.ts';
import type { LinkState } from '../link.ts';
import { useSession } from '../session.ts';

const EVERY_MS = 5_000;
/** Who is still not connected after this is told so. */
const PATIENCE_MS = 3_000;

export interface LobbySeen {
  readonly lists: Lists | undefined;
  /** Nobody answers: it is tried again, and what is there may be old. */
  readonly isAway: boolean;
}

export function useLobby(): LobbySeen {
  const [lists, setLists] = useState<Lists>();
  const [isAway, setAway] = useState(false);
  const isKnown = useSession(({ me }) => me !== undefined);
  useEffect(() => (isKnown ? listen : poll)(setLists, setAway), [isKnown]);
  return { lists, isAway };
}

type Tell<T> = (what: T) => void;

function listen(tell: Tell<Lists>, tellAway: Tell<boolean>): () => void {
  const connection = pageConnection();
  const leave = connection.lobby(tell);
  const stop = watchAway(connection.link.state, tellAway);
  return () => {
    stop();
    leave();
  };
}

/** A moment without a connection is nothing to speak of. */
export function watchAway(link: Pick<StoreApi<LinkState>, 'getState' | 'subscribe'>, tell: Tell<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (link.getState().state !== 'connected') {
      timer ??= setTimeout(() => tell(true), PATIENCE_MS);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    tell(false);
  };
  look();
  const stop = link.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function poll(tell: Tell<Lists>, tellAway: Tell<boolean>): () => void {
  const ask = () =>
    void fetchLobby().then(
      (lists) => {
        tell(lists);
        tellAway(false);
      },
      () => tellAway(true),
    );
  ask();
  const timer = window.setInterval(ask, EVERY_MS);
  return () => window.clearInterval(timer);
}

/** Whoever waits is led to their game when it begins. */
export function useBegun(go: (game: string) => void): void {
  const isKnown = useSession(({ me }) => me !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to go is the same each time
  useEffect(() => (isKnown ? pageConnection().onBegun(go) : undefined), [isKnown]);
}
