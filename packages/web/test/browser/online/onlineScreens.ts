/** Every screen of online play, and how a person gets there. */
import type { Page } from 'playwright-core';
import { becomeGuest, newGame, seated, signUp } from './guests.ts';
import { RARE_SCREENS } from './rareScreens.ts';
import { administration, type OnlineScreen, opens, page, pageOf, SHEET, somebody, type Visit } from './visits.ts';

async function table(visit: Visit): Promise<readonly [Page, Page]> {
  const [asked, other] = await seated(await somebody(visit), await somebody(visit, 1));
  await asked.locator('.online-clock').first().waitFor();
  return [asked, other];
}

async function waiting(visit: Visit, kind: 'invite' | 'quick' | 'open'): Promise<Page> {
  const opened = await somebody(visit);
  await becomeGuest(opened, visit.name);
  await opened.goto(await newGame(opened, { kind }));
  await opened.locator('.online-searching').waitFor();
  return opened;
}

/** By an address that others on the network could use: only then is there a QR code. */
async function withCode(visit: Visit): Promise<Page> {
  const opened = await somebody(visit);
  await opened.goto(`${visit.app.origin.replace('127.0.0.1', '127.0.0.2')}/online`);
  await opened.locator('input[autocomplete=nickname]').fill(visit.name);
  await opened.locator('.online-start input[type=radio] >> nth=1').click();
  await opened.locator('.online-go').click();
  await opened.locator('.online-qr').waitFor();
  return opened;
}

async function ratedInvitation(visit: Visit): Promise<string> {
  const host = await somebody(visit, 1);
  await signUp(host, visit.name);
  return newGame(host, { rated: true });
}

async function over(visit: Visit): Promise<readonly [Page, Page]> {
  const [asked, other] = await table(visit);
  await asked.locator('.table-header button').last().click();
  await asked.locator('.menu-list .danger').click();
  await asked.locator(`${SHEET} .sheet-foot .danger`).click();
  for (const each of [asked, other]) await each.locator('.online-rematch').waitFor();
  return [asked, other];
}

export const ONLINE_SCREENS: readonly OnlineScreen[] = [
  ...RARE_SCREENS,
  { name: 'lobby, for somebody new', reach: (visit) => page(visit, '/online', '.online-start') },
  {
    name: 'lobby with games',
    reach: async (visit) => {
      const [asked] = await table(visit);
      const other = await somebody(visit, 2);
      await becomeGuest(other, visit.name);
      await newGame(other, { kind: 'open' });
      await newGame(other, { kind: 'quick', regulation: '8.0/pro/full' });
      await newGame(other, { kind: 'bot', level: 1 });
      await asked.goto('/online');
      for (const list of ['mine', 'open', 'running']) await asked.locator(`[data-list=${list}] li`).first().waitFor();
      return asked;
    },
  },
  {
    name: 'first page, with a game that runs',
    reach: async (visit) => {
      const [asked] = await table(visit);
      await asked.goto('/');
      await asked.locator('.home-move').waitFor();
      return asked;
    },
  },
  {
    name: 'a name that cannot be one',
    reach: async (visit) => {
      const opened = await page(visit, '/online', '.online-start');
      await opened.locator('.online-go').click();
      await opened.locator('[aria-invalid=true]').waitFor();
      return opened;
    },
  },
  { name: 'invite', reach: (visit) => waiting(visit, 'invite') },
  { name: 'invite with a QR code', reach: withCode },
  { name: 'quick match', reach: (visit) => waiting(visit, 'quick') },
  {
    name: 'an invitation',
    reach: async (visit) => {
      const host = await somebody(visit, 1);
      await becomeGuest(host, visit.name);
      return page(visit, await newGame(host), '.online-go');
    },
  },
  {
    name: 'a rated invitation, for somebody new',
    reach: async (visit) => page(visit, await ratedInvitation(visit), 'a[href$="#account-up"]'),
  },
  {
    name: 'an account for a rated invitation',
    reach: async (visit) => {
      const opened = await page(visit, await ratedInvitation(visit), 'a[href$="#account-up"]');
      await opened.locator('a[href$="#account-up"]').click();
      await opened.locator('[autocomplete=new-password]').fill('short');
      await opened.locator('[aria-labelledby=account-up] button').click();
      await opened.locator('[aria-invalid=true]').first().waitFor();
      return opened;
    },
  },
  { name: 'table', reach: async (visit) => (await table(visit))[0] },
  {
    name: 'chat',
    reach: async (visit) => {
      const [asked] = await table(visit);
      await opens(asked, '.online-chat');
      await asked.locator('.online-presets button').first().click();
      await asked.locator('.online-lines').waitFor();
      await asked.locator('.online-more summary').click();
      return asked;
    },
  },
  {
    name: 'menu of the table',
    reach: async (visit) => {
      const [asked] = await table(visit);
      await opens(asked, '.table-header button >> nth=-1');
      return asked;
    },
  },
  {
    name: 'passing',
    reach: async (visit) => {
      const [asked] = await table(visit);
      await opens(asked, '.bar-passing');
      return asked;
    },
  },
  {
    name: 'an offer',
    reach: async (visit) => {
      const [asked, other] = await table(visit);
      await opens(asked, '.table-header button >> nth=-1');
      await asked.locator('.menu-list button', { hasText: /Offer a draw|引き分け/ }).click();
      await other.locator('.online-banner .primary').waitFor();
      return other;
    },
  },
  { name: 'result', reach: async (visit) => (await over(visit))[0] },
  {
    name: 'a rematch is wanted',
    reach: async (visit) => {
      const [asked, other] = await over(visit);
      await asked.locator('.online-rematch').click();
      await other.locator('.is-wanted .online-rematch').waitFor();
      return other;
    },
  },
  {
    name: 'watching',
    reach: async (visit) => {
      const [asked] = await table(visit);
      return page(visit, new URL(asked.url()).pathname, '[data-watching]', 2);
    },
  },
  {
    name: 'table as text',
    reach: async (visit) => {
      const [asked] = await table(visit);
      await opens(asked, '.table-header button >> nth=-1');
      await asked.locator('.menu-list button', { hasText: /Text mode|リスト表示/ }).click();
      await asked.locator('.text-table .online-clock').first().waitFor();
      return asked;
    },
  },
  { name: 'account of a guest', reach: (visit) => pageOf(visit, '/account', '.online-small') },
  { name: 'account', reach: (visit) => pageOf(visit, '/account', '#account-sessions', signUp) },
  {
    name: 'a token for a bot',
    reach: async (visit) => {
      const opened = await pageOf(visit, '/account', '#account-bots', signUp);
      await opened.locator('section[aria-labelledby=account-bots] input').fill(`${visit.name} bot`);
      await opened.locator('section[aria-labelledby=account-bots] button[type=submit]').click();
      await opened.locator('.online-token').waitFor();
      return opened;
    },
  },
  {
    name: 'delete the account',
    reach: async (visit) => {
      const opened = await pageOf(visit, '/account', '#account-data', signUp);
      await opens(opened, '.button.danger');
      return opened;
    },
  },
  {
    name: 'player',
    reach: (visit) => pageOf(visit, `/players/${encodeURIComponent(visit.name)}`, '.online-sections', signUp),
  },
  { name: 'ladder', reach: (visit) => page(visit, '/ladder', '.online-sections') },
  { name: 'administration, for others', reach: (visit) => page(visit, '/admin', '[role=alert]') },
  { name: 'administration', reach: administration },
  {
    name: 'a ban, before it is done',
    reach: async (visit) => {
      await becomeGuest(await somebody(visit, 1), visit.name);
      const opened = await administration(visit);
      await opens(opened, 'section:last-child .button.danger');
      return opened;
    },
  },
];
