/** The service worker: keeps every file of one build, so that the whole app works without a network; and tells what the server pushes. */
import { ASK_BUILD, TAKE_OVER } from './messages.ts';
import { follow, NOTICE_TITLE, pushedOptions } from './notice.ts';
import { outdatedCaches, strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: readonly string[];

const PREFIX = 'blackpoker-';
const CACHE = `${PREFIX}${__BUILD__}`;
const FILES: ReadonlySet<string> = new Set(__FILES__);
const PAGE = '/';
/** A network that does not answer is no network. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeCharge()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
self.addEventListener('message', ({ data, ports }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
  if (data === ASK_BUILD) ports[0]?.postMessage(__BUILD__);
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(__FILES__.map((file) => keep(cache, file)));
}

/** What an earlier build has under the same hashed name need not be fetched again. */
async function keep(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (known !== undefined) return cache.put(file, known);
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return cache.put(file, response);
}

async function takeCharge(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), CACHE, PREFIX);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function tell(data: PushMessageData | null): Promise<void> {
  const lang = self.navigator.language.startsWith('ja') ? 'ja' : 'en';
  await self.registration.showNotification(NOTICE_TITLE, pushedOptions(parsed(data), lang));
}

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

async function lead(data: unknown): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await follow(data, pages, (path) => self.clients.openWindow(path));
}

function answerTo(request: Request): Promise<Response> | undefined {
  switch (strategyFor(request, self.location.origin, FILES)) {
    case 'kept first':
      return keptFirst(request);
    case 'network first':
      return networkFirst(request);
    case 'network':
      return undefined;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const response = await Promise.race([fetch(request), givesUp()]);
    if (response.ok) return response;
  } catch {
    // No network: what is kept must do.
  }
  return (await keptFor(request)) ?? fetch(request);
}

const givesUp = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS));

async function keptFor(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreSearch: true, ignoreVary: true });
}
