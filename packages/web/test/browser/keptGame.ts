/** The game behind a page, read from what its browser keeps: the whole truth, for tests to compare the page with. */

import {
  apply,
  type Card,
  decision,
  eventFor,
  type GameEvent,
  type Ruleset,
  rulesetOf,
  type State,
  startOf,
  type Viewer,
  view,
} from '@blackpoker/engine';
import { knownCards } from '@blackpoker/host';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../../src/host/savedGames.ts';
import { inflate } from '../../src/host/shareText.ts';
import { look } from '../table/drive.ts';

/** One thing of a store of the browser: what is plain, and its bytes. */
export interface Stored {
  readonly store: string;
  readonly plain: Readonly<Record<string, unknown>>;
  readonly data: readonly number[];
}

/** All that IndexedDB holds. */
export function storedIn(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: { store: string; plain: Record<string, unknown>; data: number[] }[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames)
        for (const { data, ...plain } of await answer(db.transaction(store).objectStore(store).getAll()))
          found.push({ store, plain, data: data === undefined ? [] : [...new Uint8Array(data)] });
      db.close();
    }
    return found;
  });
}

const gameIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function savedGame(page: Page): Promise<SavedGame | undefined> {
  const stored = (await storedIn(page)).find(({ store, plain }) => store === 'games' && plain.id === gameIn(page));
  return stored && (JSON.parse(await inflate(new Uint8Array(stored.data))) as SavedGame);
}

/** The game as far as the decision with this id, or the one that the page asks by then: it is written a moment after it is shown. */
export async function keptGame(page: Page, id?: string): Promise<SavedGame> {
  let game: SavedGame | undefined;
  const isWritten = async (): Promise<boolean> => {
    game = await savedGame(page);
    return `${game?.progress.id}` === (id ?? (await look(page)).id);
  };
  await expect
    .poll(isWritten, { timeout: 20_000, interval: 50, message: `the game at ${id ?? 'the present'}` })
    .toBe(true);
  if (game === undefined) throw new Error('bug: nothing is kept');
  return game;
}

export function rulesOf({ setup }: SavedGame): Ruleset {
  const rules = rulesetOf(setup.regulation, setup.options);
  if (rules === undefined) throw new Error(`no regulation ${setup.regulation}`);
  return rules;
}

export interface Truth {
  readonly state: State;
  /** Every card that the viewer has ever been able to name. */
  readonly seen: ReadonlySet<Card>;
}

/** What a seat is asked to choose from it has seen. */
const offeredTo = (s: State, viewer: Viewer): Card[] => {
  const asked = decision(s);
  return asked?.seat === viewer ? asked.options.flatMap((option) => (option.type === 'card' ? [option.card] : [])) : [];
};

/** Plays the game again. */
export function truthOf(game: SavedGame, viewer: Viewer): Truth {
  const { regulation, options, seed, decks, position, choices = [] } = game.setup;
  const rules = rulesOf(game);
  const seen = new Set<Card>();
  const add = (cards: Iterable<Card>): void => {
    for (const card of cards) seen.add(card);
  };
  const hear = (event: GameEvent): void => {
    const told = eventFor(event, viewer);
    if ('cards' in told) add(told.cards);
  };
  const state = startOf({ regulation, options, seed, decks, choices: [], ...(position && { position }) }, rules, hear);
  const see = (): void => {
    add(knownCards(view(state, viewer)));
    add(offeredTo(state, viewer));
  };
  see();
  for (const choice of [...choices, ...game.progress.choices]) {
    apply(state, choice, hear);
    see();
  }
  return { state, seen };
}
