/** Who this browser is on the server: asked once, when an online page needs to know. */
import type { Me } from '@blackpoker/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { rememberSession } from '../home/onlineGames.ts';
import { becomeGuest, fetchMe, rename } from './api.ts';
import { pageConnection } from './browserConnection.ts';

/** `away`: the server has no online play, or cannot be reached. */
export type SessionState = 'unknown' | 'away' | 'known';

interface Session {
  readonly state: SessionState;
  readonly me: Me | undefined;
}

export const useSession = create<Session>()(() => ({ state: 'unknown', me: undefined }));

/** For the first page, which asks for nothing where nobody is known. */
useSession.subscribe(({ state, me }) => state === 'known' && rememberSession(me));

/** Somebody else from now on: the connection has to introduce itself anew. */
export function setMe(me: Me | undefined): void {
  const before = useSession.getState().me;
  useSession.setState({ state: 'known', me });
  if (before?.id !== me?.id) pageConnection().reintroduce();
}

export async function refreshMe(): Promise<void> {
  try {
    useSession.setState({ state: 'known', me: await fetchMe() });
  } catch {
    if (useSession.getState().state !== 'known') useSession.setState({ state: 'away' });
  }
}

/** Asks when the page stands, also whether anything has changed. */
export function useMe(): Session {
  const session = useSession();
  useEffect(() => void refreshMe(), []);
  return session;
}

/** With this name: a new guest, or the same one who is called otherwise now. Rejects with an ApiError. */
export async function beCalled(name: string): Promise<void> {
  const { me } = useSession.getState();
  if (me === undefined) setMe(await becomeGuest(name));
  else if (me.kind === 'guest' && me.name !== name.trim()) setMe(await rename(name));
}
