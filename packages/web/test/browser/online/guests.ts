/** People who meet over the network, as tests play them. */
import type { Me, NewGame } from '@blackpoker/protocol';
import type { Page } from 'playwright-core';
import { TABLE } from '../games.ts';

const USUAL: NewGame = {
  kind: 'invite',
  regulation: '8.0/lite/entry20',
  clock: { kind: 'live', bank: 600, increment: 5, free: 3 },
  rated: false,
};

/** A connection that was idle may be closed by the server just when it is used again. */
const maxRetries = 2;

/** Asks the server in the name of who looks at the page. */
export async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  const { request } = page.context();
  const { origin } = new URL((await request.get('/healthz', { maxRetries })).url());
  const to = `${origin}/api/${path}`;
  const response =
    body === undefined
      ? await request.get(to, { maxRetries })
      : await request.post(to, { data: body, headers: { origin }, maxRetries });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

export const becomeGuest = (page: Page, name: string): Promise<Me> => ask(page, 'guest', { name });

export const PASSWORD = 'correct horse';
export const signUp = (page: Page, name: string): Promise<Me> => ask(page, 'account', { name, password: PASSWORD });

/** A game that waits; its address. */
export async function newGame(page: Page, wanted: Partial<NewGame> = {}): Promise<string> {
  const { game } = await ask<{ game: string }>(page, 'games', { ...USUAL, ...wanted });
  return `/g/${game}`;
}

/** Through the pages, as a person does it: from the first page to the link, which is given for this machine. */
export async function inviteByHand(page: Page, name: string): Promise<string> {
  await page.goto('/?speed=0');
  await page.locator('a[href="/online"]').click();
  await page.locator('input[autocomplete=nickname]').fill(name);
  await page.locator('.online-start input[type=radio] >> nth=1').click();
  await page.locator('.online-go').click();
  const link = await page.locator('.copy-field textarea').inputValue();
  return `${new URL(page.url()).origin}${new URL(link).pathname}`;
}

/** By the link alone. */
export async function joinByHand(page: Page, link: string, name: string): Promise<void> {
  await page.goto(`${link}?speed=0`);
  await page.locator('input[autocomplete=nickname]').fill(name);
  await page.locator('.online-go').click();
  await page.locator(TABLE).waitFor();
}

/** Two people at a table that has begun, the one who is asked first. */
export async function seated(a: Page, b: Page, wanted: Partial<NewGame> = {}): Promise<readonly [Page, Page]> {
  for (const [page, name] of [
    [a, 'Ann'],
    [b, 'Ben'],
  ] as const) {
    await becomeGuest(page, name);
  }
  const address = await newGame(a, wanted);
  await ask(b, `games/${address.slice(3)}/join`, {});
  for (const page of [a, b]) {
    await page.goto(`${address}?speed=0`);
    await page.locator(TABLE).waitFor();
  }
  return (await isAsked(a)) ? [a, b] : [b, a];
}

const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator(`${TABLE}:not([data-decision=""])`).count()) > 0;

/** Something on its way to being declared: the first card that has an action. */
export async function stagePlan(page: Page): Promise<string> {
  await page
    .locator('.hand-card')
    .first()
    .click({ position: { x: 8, y: 20 } });
  await page.locator('.chip:not([aria-disabled])').first().click();
  await page.locator('.prompt-plan').waitFor();
  return planOn(page);
}

export const planOn = async (page: Page): Promise<string> => (await page.locator('.table-prompt').textContent()) ?? '';
