/** Nobody at the screen can find out what their seat may not know: not from the page, not from what the browser keeps. */
import { type Card, cardCode, cardsInGame, faceOf, ownerOf, type State, view } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareCode } from '../../src/host/shareText.ts';
import { playGame, type Way, waitForTurn } from '../table/drive.ts';
import { DESKTOP, inBrowser, PHONE } from './app.ts';
import { keptGame, storedIn, truthOf } from './keptGame.ts';
import { facesIn, namedCards } from './namedCards.ts';

/**
 * A's cards are black and B's are red: a red card in the page is one of B's. Cards that the rules name by themselves are not hidden:
 * aces (Needs 1 more: ♢A–K), and what an own hand lacks for R·S·F (Needs 3 more: ♣J + ♣Q + ♣K).
 */
const APART = `8.0/master/full
turn: A
A: life S2 S3 S4 S6 S8 JK1 C2 C3 C4 C6 C8 JK2 | hand S7 S9 C5 C7 SQ C10 | grave CA SJ CJ CQ
   field bulwark C9, bulwark S10, CK, S5
B: life H2 H3 H4 H6 H8 JK1 D2 D3 D4 D6 D8 JK2 | hand H7 H9 D5 D7 HQ D10 | grave DA HJ DJ DQ
   field bulwark D9, bulwark H10, DK, H5`;

interface Secret {
  readonly name: string;
  readonly path: () => Promise<string>;
  readonly way: Way;
  readonly lang: 'ja' | 'en';
}

const GAMES: readonly Secret[] = [
  {
    name: 'a position, by keys',
    path: async () => `/t/new?level=1&seat=A&seed=5&speed=0#${await shareCode(APART)}`,
    way: 'keys',
    lang: 'en',
  },
  {
    name: 'a position from the other side, by touch',
    path: async () => `/t/new?level=1&seat=B&seed=6&speed=0#${await shareCode(APART)}`,
    way: 'touch',
    lang: 'ja',
  },
  {
    name: 'a deal with pack and rare card, by commands',
    path: async () => '/t/new?reg=8.0/standard/rarePack&level=1&seat=A&seed=7&speed=0',
    way: 'commands',
    lang: 'en',
  },
];

const seatOf = (path: string): 0 | 1 => (path.includes('seat=B') ? 1 : 0);
const codes = (cards: Iterable<Card>): string[] => Array.from(cards, cardCode);

/** What the page names is among what the seat has seen, or nobody's: the notes of actions name faces, too (♠A–10). */
async function checkPage(page: Page, seen: ReadonlySet<Card>, state: State): Promise<void> {
  const { ids, faces } = await namedCards(page);
  const known = new Set(Array.from(seen, faceOf));
  const played = new Set([0, 1].flatMap((seat) => cardsInGame(state, seat)).map(faceOf));
  expect(codes(Array.from(ids).filter((card) => !seen.has(card)))).toEqual([]);
  expect(codes(Array.from(faces).filter((face) => played.has(face) && !known.has(face)))).toEqual([]);
}

/** Of a life of ten or more the opponent is told just that. */
async function checkLife(page: Page, state: State, seat: 0 | 1): Promise<void> {
  const other = seat === 0 ? 1 : 0;
  const { count } = view(state, seat).seats[other].life;
  const numbers = await page.evaluate((far) => {
    const piles = [...document.querySelectorAll(`[data-thing="pile:${far}:life"]`)];
    return piles.flatMap((pile) => pile.textContent?.match(/\d+/g) ?? []);
  }, other);
  expect(new Set(numbers)).toEqual(new Set([`${count ?? 10}`]));
}

const PLAIN = ['id', 'date', 'regulation', 'seats', 'turn', 'game', 'owner', 'over'];
const READABLE = /choices|decks|position|(?:[SHDC](?:10|[2-9AJQK])[ ,"]+){2}/;

/** The stores hold a list entry and bytes that nobody can read; the settings hold no card. */
async function checkStorage(page: Page): Promise<void> {
  const stored = await storedIn(page);
  expect(stored.length).toBeGreaterThan(0);
  for (const { plain, data } of stored) {
    expect(Object.keys(plain).filter((name) => !PLAIN.includes(name))).toEqual([]);
    expect(facesIn(JSON.stringify({ ...plain, id: '', owner: '' }))).toEqual([]);
    expect(String.fromCharCode(...data)).not.toMatch(READABLE);
  }
  const settings = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(facesIn(settings)).toEqual([]);
}

inBrowser('hidden cards', (app) => {
  test.each(GAMES)('$name', async ({ path, way, lang }) => {
    const address = await path();
    const seat = seatOf(address);
    const page = await app.open(address, { ...(way === 'touch' ? PHONE : DESKTOP), lang });
    let looked = 0;
    // A move that was taken back may still be on its way: what counts is what the page asks now.
    const look = async (): Promise<void> => {
      const { state, seen } = truthOf(await keptGame(page), seat);
      expect(
        Array.from({ length: 108 }, (_, card) => card).some((card) => ownerOf(card) !== seat && !seen.has(card)),
      ).toBe(true);
      await checkPage(page, seen, state);
      await checkLife(page, state, seat);
      await checkStorage(page);
      looked++;
    };
    await playGame(page, way, 11, { decisions: 40, look });
    expect(looked).toBeGreaterThan(3);
  });

  const LEAKS = {
    'a word': '<span>6 of hearts</span>',
    'a sign': '<span>♡6</span>',
    'a name for the ear': '<button aria-label="ハート6"></button>',
    'an attribute': '<i data-flip="card:72"></i>',
    'a picture': '<svg class="card"><use href="#rank-6"/><use href="#suit-1"/></svg>',
  };

  test.each(Object.entries(LEAKS))('%s that gives a card away is noticed', async (_, html) => {
    const page = await app.open(await (GAMES[0]?.path() ?? ''), DESKTOP);
    await waitForTurn(page, 20_000);
    expect((await namedCards(page)).faces.has(18)).toBe(false);
    await page.evaluate((leak) => document.querySelector('main')?.insertAdjacentHTML('beforeend', leak), html);
    expect((await namedCards(page)).faces.has(18)).toBe(true);
  });
});
