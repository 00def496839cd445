/** Who this browser is on the server: asked once, when an online page needs to know. */
import type { Me } from '@blackpoker/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { rememberSession } from '../home/onlineGames.ts';
import { becomeGuest, type Failure, failureOf, fetchMe, isForbidden, rename } from './api.ts';
import { pageConnection } from './browserConnection.ts';
import { keepNotices } from './notices.ts';

export type Session =
  | { readonly state: 'unknown'; readonly me: undefined }
  | { readonly state: 'known'; readonly me: Me | undefined }
  /** The server has no online play, cannot be reached, or does not want to. */
  | { readonly state: 'failed'; readonly me: undefined; readonly failure: Failure };

export const useSession = create<Session>()(() => ({ state: 'unknown', me: undefined }));
const become = (session: Session): void => useSession.setState(session, true);

/** For the first page, which asks for nothing where nobody is known. */
useSession.subscribe(({ state, me }) => state === 'known' && rememberSession(me));
useSession.subscribe(({ state, me }, before) => state === 'known' && keepNotices(me, before.me));

/** Somebody else from now on: the connection has to introduce itself anew. */
export function setMe(me: Me | undefined): void {
  const before = useSession.getState().me;
  become({ state: 'known', me });
  if (me !== undefined && before?.id !== me.id) pageConnection().reintroduce();
}

/** Who is known stays so where nobody answers; not where they are turned away. */
export async function refreshMe(): Promise<void> {
  try {
    become({ state: 'known', me: await fetchMe() });
  } catch (error) {
    const failure = failureOf(error);
    if (useSession.getState().state !== 'known' || isForbidden(failure))
      become({ state: 'failed', me: undefined, failure });
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
