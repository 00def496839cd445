/** Screens of online play that few people see: something is over, taken, or not to be had; and pages that have filled up. */
import type { Page } from 'playwright-core';
import { ask, becomeGuest, newGame, signUp } from './guests.ts';
import { OLD_LADDER, OLD_PLAYER } from './oldPages.ts';
import { administration, type OnlineScreen, opens, page, pageOf, SHEET, somebody, type Visit } from './visits.ts';

async function seatTaken(visit: Visit): Promise<Page> {
  const [host, friend] = [await somebody(visit, 1), await somebody(visit, 2)];
  await becomeGuest(host, visit.name);
  await becomeGuest(friend, visit.name);
  const address = await newGame(host);
  const late = await page(visit, address, '.online-go');
  await ask(friend, `games/${address.slice(3)}/join`, {});
  await late.locator('.online-card .primary:not(.online-go)').waitFor();
  return late;
}

/** With what the server would say, had it been played on for weeks. */
async function pageOfOld(visit: Visit, path: string, api: string, answer: object, ready: string): Promise<Page> {
  const opened = await somebody(visit);
  await opened.route(`**/api/${api}`, (route) => route.fulfill({ json: answer }));
  await opened.goto(path);
  await opened.locator(ready).first().waitFor();
  return opened;
}

export const RARE_SCREENS: readonly OnlineScreen[] = [
  { name: 'no such game', isTroubled: true, reach: (visit) => page(visit, '/g/aaaaaaaaaaaa', '[role=alert]') },
  {
    name: 'a name that is taken',
    isTroubled: true,
    reach: async (visit) => {
      await signUp(await somebody(visit, 1), visit.name);
      const opened = await page(visit, '/online', '.online-start');
      await opened.locator('input[autocomplete=nickname]').fill(visit.name);
      await opened.locator('.online-go').click();
      await opened.locator('.online-field a').waitFor();
      return opened;
    },
  },
  {
    name: 'lobby while nobody answers',
    isTroubled: true,
    reach: async (visit) => {
      const opened = await somebody(visit);
      await opened.route('**/api/lobby', (route) => route.abort());
      await opened.goto('/online');
      await opened.locator('.online-away').waitFor();
      return opened;
    },
  },
  {
    name: 'lobby after signing out elsewhere',
    isTroubled: true,
    reach: async (visit) => {
      const opened = await pageOf(visit, '/online', '#online-open + .online-note, [data-list=open]');
      await ask(opened, 'logout', {}).catch(() => undefined); // it answers nothing
      await opened.locator('.online-away a').waitFor();
      return opened;
    },
  },
  { name: 'a seat that was taken', reach: seatTaken },
  {
    name: 'an account that was deleted',
    reach: async (visit) => {
      const opened = await pageOf(visit, '/account', '#account-data');
      await opens(opened, '.button.danger');
      await opened.locator(`${SHEET} .sheet-foot .danger`).click();
      await opened.locator('.online-card[role=status]').waitFor();
      return opened;
    },
  },
  {
    name: 'ladder with places',
    reach: (visit) => pageOfOld(visit, '/ladder', 'ladders/**', OLD_LADDER, '.online-ladder td'),
  },
  {
    name: 'player with games',
    reach: (visit) => pageOfOld(visit, '/players/x', 'players/x', OLD_PLAYER, '.online-list li'),
  },
  {
    name: 'administration with a report',
    reach: async (visit) => {
      const rude = await becomeGuest(await somebody(visit, 1), visit.name);
      const witness = await somebody(visit, 2);
      await becomeGuest(witness, visit.name);
      await ask(witness, 'reports', { about: rude.id, text: 'They only ever wait, and then they wait again' });
      const opened = await administration(visit);
      await opened.locator('section:first-child li').first().waitFor();
      return opened;
    },
  },
];
