/** Being told of games without a page: what the server pushes is shown, a tap leads there, and the switch of the table asks for it. */
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { untilKept } from '../untilKept.ts';
import { ask, becomeGuest, newGame, seated } from './guests.ts';
import { onlineServer } from './onlineServer.ts';
import { chooseInMenu } from './onTable.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/test';
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';

/** Pushed as by a push service. */
async function push(page: Page, origin: string, data: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (known !== undefined) resolve(known.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
}

const shown = (page: Page): Promise<readonly { readonly body: string; readonly tag: string }[]> =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ body, tag }) => ({ body, tag }));
  });

/** Somebody taps on what is shown; where that leads is only noted: browsers allow it to a real tap alone. */
const tap = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const self = globalThis as unknown as ServiceWorkerGlobalScope;
    const led: string[] = [];
    Clients.prototype.openWindow = async (url) => {
      led.push(`open ${url}`);
      return null;
    };
    WindowClient.prototype.focus = async function (this: WindowClient) {
      led.push(`focus ${new URL(this.url).pathname}`);
      return this;
    };
    const [notification] = await self.registration.getNotifications();
    if (notification === undefined) throw new Error('nothing is shown');
    const event = new NotificationEvent('notificationclick', { notification });
    let done: Promise<unknown> = Promise.resolve();
    event.waitUntil = (promise) => {
      done = promise;
    };
    self.dispatchEvent(event);
    await done;
    return led;
  });

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

inBrowser(
  'without a page',
  (app) => {
    const phone = async (lang: 'ja' | 'en' = 'en') => {
      const context = await app.visitor({ ...PHONE, lang, serviceWorker: true });
      await context.grantPermissions(['notifications'], { origin: app.origin });
      return context.newPage();
    };

    test('a push is shown once for each game, and a tap leads to it', async () => {
      const page = await phone();
      await becomeGuest(page, 'Ann');
      await page.goto('/');
      await untilKept(page);
      const worker = await workerOf(page.context());
      const game = (await newGame(page)).slice(3);
      const notice = { game, what: 'begun', name: 'Ben', lang: 'ja' };
      await push(page, app.origin, notice);
      await expect.poll(() => shown(page)).toEqual([{ body: 'Benとの対戦が始まりました', tag: game }]);
      await push(page, app.origin, { ...notice, what: 'move', lang: 'en' });
      await expect.poll(() => shown(page)).toEqual([{ body: 'It is your move against Ben', tag: game }]);
      expect(await tap(worker)).toEqual([`open /g/${game}`]);
      expect(await shown(page)).toEqual([]);

      await page.goto(`/g/${game}`);
      await push(page, app.origin, notice);
      await expect.poll(() => shown(page)).toHaveLength(1);
      expect(await tap(worker)).toEqual([`focus /g/${game}`]);
    });

    test('the switch at the table asks for it, and ends it', async () => {
      const [a, b] = [await phone(), await phone()];
      for (const page of [a, b])
        await page.addInitScript(
          ([endpoint, p256dh, auth]) => {
            let known: object | null = null;
            const made = {
              endpoint,
              options: { applicationServerKey: null },
              toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
              unsubscribe: async () => {
                known = null;
                return true;
              },
            };
            Object.assign(PushManager.prototype, {
              getSubscription: async () => known,
              subscribe: async () => {
                known = made;
                return made;
              },
            });
          },
          [ENDPOINT, P256DH, AUTH] as const,
        );
      const [page] = await seated(a, b, { clock: { kind: 'days', days: 3 } });
      await untilKept(page);
      const kept = async () => (await ask<{ push: readonly object[] }>(page, 'export')).push;
      await chooseInMenu(page, 'Tell me when it is my move');
      await page.getByText('You will be told even when this site is closed').first().waitFor();
      expect(await kept()).toMatchObject([{ endpoint: ENDPOINT, lang: 'en' }]);
      await chooseInMenu(page, 'Stop telling me');
      await page.getByText('You will not be told any more').first().waitFor();
      await expect.poll(kept).toEqual([]);
    });
  },
  onlineServer,
);
