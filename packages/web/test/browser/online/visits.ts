/** How people get to the screens of online play. */
import type { Page } from 'playwright-core';
import type { App, Visitor } from '../app.ts';
import { ask, becomeGuest, PASSWORD } from './guests.ts';
import { ADMIN } from './onlineServer.ts';

export interface OnlineScreen {
  readonly name: string;
  readonly reach: (visit: Visit) => Promise<Page>;
  /** The browser complains on the way there. */
  readonly isTroubled?: true;
}

export interface Visit {
  readonly app: App;
  readonly visitor: Partial<Visitor>;
  /** Different each time. */
  readonly name: string;
}

export const SHEET = 'dialog[open]';

/** Of a browser that knows the files of the app, and that nobody is signed in with. `nth`: another browser. */
export async function somebody({ app, visitor }: Visit, nth = 0): Promise<Page> {
  const opened = await app.emptyPage({ ...visitor, height: (visitor.height ?? 0) + nth });
  await opened.context().clearCookies();
  return opened;
}

export async function page(visit: Visit, path: string, ready: string, nth = 0): Promise<Page> {
  const opened = await somebody(visit, nth);
  await opened.goto(path);
  await opened.locator(ready).first().waitFor();
  return opened;
}

/** A page whose visitor is already somebody. */
export async function pageOf(visit: Visit, path: string, ready: string, arrive = becomeGuest): Promise<Page> {
  const opened = await somebody(visit);
  await arrive(opened, visit.name);
  await opened.goto(path);
  await opened.locator(ready).first().waitFor();
  return opened;
}

export const opens = async (on: Page, selector: string): Promise<void> => {
  await on.locator(selector).first().click();
  await on.locator(SHEET).waitFor();
};

/** Whoever looks after the server, at the page for that. */
export async function administration(visit: Visit): Promise<Page> {
  const opened = await somebody(visit);
  const boss = { name: ADMIN, password: PASSWORD };
  await ask(opened, 'account', boss).catch(() => ask(opened, 'login', boss));
  await opened.goto('/admin');
  await opened.locator('.online-list li').first().waitFor();
  return opened;
}
