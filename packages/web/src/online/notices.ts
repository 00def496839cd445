/** What the browser tells while the page is not looked at, or none is open, if the person has asked for that. */
import type { Me } from '@blackpoker/protocol';
import { NOTICE_TITLE, noticeOptions } from '../sw/notice.ts';
import { changePreferences, usePreferences } from './preferences.ts';
import { forgetPush, startPush, stopPush } from './push.ts';

/** Only https and this very device have them. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

/** Safari on a phone has them only for what was put on the home screen. */
export const needsHomeScreen = (): boolean =>
  typeof Notification === 'undefined' && window.isSecureContext && 'standalone' in navigator;

/** `denied`: the person, or the browser, does not want it; `open`: while a page is open; `always`: without one, too. */
export type Telling = 'off' | 'denied' | 'open' | 'always';

/** Asks the person through the browser. */
const mayNotify = async (): Promise<boolean> => canNotify() && (await Notification.requestPermission()) === 'granted';

/** How somebody is told from now on. */
export async function wantNotices(wanted: boolean): Promise<Telling> {
  const notify = wanted && (await mayNotify());
  changePreferences({ notify });
  if (notify) return (await startPush()) ? 'always' : 'open';
  if (!wanted) void stopPush();
  return wanted ? 'denied' : 'off';
}

/** Somebody is known here, or has left: who signs out is not told any more; who is there still is, in the language of today. */
export function keepNotices(me: Me | undefined, before: Me | undefined): void {
  const isWanted = usePreferences.getState().notify;
  if (!isWanted || me?.id === before?.id) return;
  changePreferences({ notify: me !== undefined });
  if (me === undefined) void forgetPush();
  else if (canNotify() && Notification.permission === 'granted') void startPush();
}

/** `game`: what is told of the same game takes the place of what was told before. */
export function notice(text: string, game: string): void {
  const isWanted = document.hidden && usePreferences.getState().notify;
  if (isWanted && canNotify() && Notification.permission === 'granted') void show(text, game);
}

/** By the service worker where there is one: a phone shows no other, and what was pushed before gives way to it. */
async function show(text: string, game: string): Promise<void> {
  const options = noticeOptions(text, game);
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(NOTICE_TITLE, options);
  const shown = new Notification(NOTICE_TITLE, options);
  shown.onclick = () => window.focus();
}
