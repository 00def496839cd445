/** Who comes to a game with a clock while its maker is away waits there, and is let in when they are back. */
import { expect, test } from 'vitest';
import { inBrowser, PHONE } from '../app.ts';
import { TABLE } from '../games.ts';
import { becomeGuest, newGame } from './guests.ts';
import { onlineServer } from './onlineServer.ts';

const AWAY = {
  error: { code: 'away', message: { ja: 'いま相手がいません', en: 'They are not here right now' } },
};

inBrowser(
  'the absent inviter',
  (app) => {
    test('is waited for', async () => {
      const host = await (await app.visitor(PHONE)).newPage();
      const friend = await (await app.visitor(PHONE)).newPage();
      await becomeGuest(host, 'Hana');
      await becomeGuest(friend, 'Fritz');
      const address = await newGame(host);
      await host.goto(address);
      let asked = 0;
      await friend.route('**/join', (route) =>
        ++asked < 3 ? route.fulfill({ status: 409, json: AWAY }) : route.continue(),
      );
      await friend.goto(`${address}?speed=0`);
      await friend.locator('.online-go').click();
      const told = friend.locator('.online-start [role=status]');
      await expect.poll(() => told.textContent()).toBe('They are not here right now');
      expect(await friend.locator('.online-start [role=alert]').textContent()).toBe('');
      await friend.locator(TABLE).waitFor();
      expect(asked).toBe(3);
      app.forgive();
    });
  },
  onlineServer,
);
