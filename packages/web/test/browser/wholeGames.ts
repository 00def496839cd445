/** Whole games at the table, each by one way alone: what moves the game is watched in the page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type PlayedGame, type PlayLimits, playGame, type Way } from '../table/drive.ts';
import { type App, DESKTOP, PHONE, type Visitor } from './app.ts';

export interface WholeGame {
  readonly regulation: string;
  readonly seed: number;
  readonly lang: 'ja' | 'en';
  /** More of the address. */
  readonly query?: string;
}

const LOOKS: Readonly<Record<Way, Partial<Visitor>>> = { keys: DESKTOP, touch: PHONE, commands: DESKTOP };

/** What a person who plays in this way never does. */
const FOREIGN: Readonly<Record<Way, readonly string[]>> = {
  keys: ['mousedown', 'touchstart', 'input'],
  touch: ['keydown', 'input'],
  commands: ['mousedown', 'touchstart'],
};

/** Runs in the page: counts what a person does there. */
const WATCH = `
  globalThis.deeds = {};
  for (const type of ['keydown', 'input', 'mousedown', 'touchstart'])
    addEventListener(type, (event) => { if (event.isTrusted) deeds[type] = (deeds[type] ?? 0) + 1; }, true);
`;

const deedsIn = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => Reflect.get(globalThis, 'deeds') as Record<string, number>);

export const tableFor = ({ regulation, seed, query = '' }: WholeGame): string =>
  `/t/new?reg=${encodeURIComponent(regulation)}&level=1&seed=${seed}&speed=0${query}`;

/** A table at which somebody can sit who plays in this way. */
export async function tableOf(app: App, game: WholeGame, way: Way): Promise<Page> {
  const context = await app.visitor({ ...LOOKS[way], lang: game.lang });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(tableFor(game));
  return page;
}

const MOST: Partial<PlayLimits> = { decisions: 400, patience: 60_000 };

/** Plays to the end. Fails where it gets stuck, does not end, or something else than this way was used. */
export async function playOut(page: Page, way: Way, seed: number): Promise<PlayedGame> {
  const played = await playGame(page, way, seed, MOST);
  const deeds = await deedsIn(page);
  expect(FOREIGN[way].filter((deed) => (deeds[deed] ?? 0) > 0)).toEqual([]);
  expect(Object.keys(deeds).length).toBeGreaterThan(0);
  expect(played.over, `${played.total} decisions`).toMatch(/^(A|B|draw)$/);
  return played;
}
