/** What the browser tells while the page is not looked at, if the person has asked for that. */
import { usePreferences } from './preferences.ts';

/** Only https and this very device have them. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

/** Asks the person through the browser. False: they, or the browser, do not want it. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** `game`: what is told of the same game takes the place of what was told before. */
export function notice(text: string, game: string): void {
  const isWanted = document.hidden && usePreferences.getState().notify;
  if (isWanted && canNotify() && Notification.permission === 'granted') show(text, game);
}

/** A phone shows it only through the service worker. */
function show(text: string, tag: string): void {
  try {
    const shown = new Notification('BlackPoker', { body: text, tag });
    shown.onclick = () => window.focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification('BlackPoker', { body: text, tag }));
  }
}
