/** Open and running games: told as they change, or asked for now and then by those who are nobody yet. */
import { useEffect, useState } from 'react';
import { fetchLobby } from '../api.ts';
import { pageConnection } from '../browserConnection.ts';
import type { Lists } from '../connection.ts';
import { useSession } from '../session.ts';

const EVERY_MS = 5_000;

export function useLobby(): Lists | undefined {
  const [lists, setLists] = useState<Lists>();
  const isKnown = useSession(({ me }) => me !== undefined);
  useEffect(() => {
    if (isKnown) return pageConnection().lobby(setLists);
    const ask = () => void fetchLobby().then(setLists, () => {});
    ask();
    const timer = window.setInterval(ask, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isKnown]);
  return lists;
}

/** Whoever waits is led to their game when it begins. */
export function useBegun(go: (game: string) => void): void {
  const isKnown = useSession(({ me }) => me !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to go is the same each time
  useEffect(() => (isKnown ? pageConnection().onBegun(go) : undefined), [isKnown]);
}
