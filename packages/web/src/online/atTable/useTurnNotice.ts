/** While the page is not looked at, the browser tells that it is one's move, if the person has asked for that. */
import { other } from '@blackpoker/engine';
import { useEffect } from 'react';
import { useSay } from '../../app/lang.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { usePreferences } from '../preferences.ts';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

/** Only https and this very device have them. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

export function useTurnNotice(props: AtTable): void {
  const say = useSay();
  const nameOf = usePlayerName();
  const isWanted = usePreferences(({ notify }) => notify);
  const { status } = useRoom(props);
  const name = nameOf(playerAt(status, other(ownSeat(props.shown) ?? 0)));
  const { asked, id } = props.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (asked && isWanted && document.hidden && canNotify() && Notification.permission === 'granted')
      show(say(ROOM_WORDS.notifyText, { name }), props.game);
  }, [asked, id]);
}

/** A phone shows it only through the service worker. */
function show(text: string, tag: string): void {
  try {
    const notice = new Notification('BlackPoker', { body: text, tag });
    notice.onclick = () => window.focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification('BlackPoker', { body: text, tag }));
  }
}

/** Asks the person through the browser. False: they, or the browser, do not want it. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';
