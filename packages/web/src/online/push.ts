/** Being told of games while no page is open: the server tells the browser's push service, and that wakes our service worker. */
import { useSettings } from '../app/settings.ts';
import { endPush, fetchPushKey, putPush } from './api.ts';

/** A service worker that is not there by then does not come. */
const PATIENCE_MS = 10_000;

/** True: this browser is told from now on. Never rejects. */
export async function startPush(): Promise<boolean> {
  try {
    const manager = (await workerHere())?.pushManager;
    const key = manager && (await fetchPushKey());
    if (!manager || !key) return false;
    await tellServer(await subscribed(manager, key));
    return true;
  } catch {
    return false;
  }
}

/** Never rejects: what cannot be reached now is forgotten by the server when it next tries. */
export async function stopPush(): Promise<void> {
  await endPush().catch(() => undefined);
  await forgetPush();
}

/** The session is over, and so is what the server knew of this browser. */
export async function forgetPush(): Promise<void> {
  const worker = await workerHere().catch(() => undefined);
  const subscription = await worker?.pushManager?.getSubscription().catch(() => undefined);
  await subscription?.unsubscribe().catch(() => undefined);
}

async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await navigator.serviceWorker?.getRegistration();
  if (known?.active !== null) return known;
  const never = new Promise<undefined>((resolve) => window.setTimeout(resolve, PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, never]);
}

/** As it is already, unless the server has other keys now. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known !== null && keyText(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const keyText = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()))).replace(
    /[+/=]/g,
    (sign) => URL_SIGNS[sign] ?? '',
  );
const URL_SIGNS: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { lang } = useSettings.getState();
  await putPush({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', lang });
}
