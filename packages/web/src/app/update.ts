/** The service worker: it keeps the whole app for use without a network, and brings new versions. */
import { create } from 'zustand';
import { ASK_BUILD, TAKE_OVER } from '../sw/messages.ts';

const useUpdate = create<{ readonly waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

export const useUpdateReady = (): boolean => useUpdate(({ waiting }) => waiting !== undefined);

/** The new version takes over, and the page is loaded again. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  useUpdate.getState().waiting?.postMessage(TAKE_OVER);
}

/** Once, when the first page stands. Only a built app has a service worker. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  } catch {
    // It is a convenience: without it (storage denied, no secure context) the app needs its server.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) void offer(installing);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Where this page is already of the new version there is nothing to tell. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === __BUILD__) worker.postMessage(TAKE_OVER);
  else useUpdate.setState({ waiting: worker });
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(ASK_BUILD, [port2]);
  });
}
