/** Which cards a page names: in its words, its pictures, its attributes, and in what a screen reader is told. */
import { cardCode, cardSign, faceOf, LANGS, PACK } from '@blackpoker/engine';
import type { Page } from 'playwright-core';
import { cardName } from '../../src/cards/cardName.ts';

export interface NamedCards {
  /** Cards by their numbers: these tell whose they are. */
  readonly ids: ReadonlySet<number>;
  /** Faces, whoever they belong to. */
  readonly faces: ReadonlySet<number>;
}

interface Read {
  readonly texts: readonly string[];
  readonly ids: readonly number[];
  /** Suit and number of each picture. */
  readonly pictures: readonly (readonly [number, number])[];
}

/** Runs in the page. Names of files, in its head, are none of cards. */
function readPage(): Read {
  const elements = [...document.querySelectorAll('*')].filter((each) => each.closest('svg, head') === null);
  const attributes = elements.flatMap((each) => [...each.attributes].map(({ value }) => value));
  const words = elements.flatMap((each) => [...each.childNodes].map((node) => node.nodeValue ?? ''));
  const numberOf = (svg: Element, what: string): number => {
    const part = svg.querySelector(`use[href^="#${what}-"]`)?.getAttribute('href');
    return Number(part?.split('-')[1] ?? -1);
  };
  const faces = [...document.querySelectorAll('svg.card')].filter(
    (svg) => svg.querySelector('[href="#card-back"]') === null,
  );
  return {
    texts: [...words, document.body.textContent ?? '', document.title, ...attributes],
    ids: attributes.flatMap((value) => [...value.matchAll(/card:(\d+)/g)].map(([, id]) => Number(id))),
    pictures: faces.map((svg) => [numberOf(svg, 'suit'), numberOf(svg, 'rank')] as const),
  };
}

/** What a screen reader is given. */
async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ name, description, value }) =>
    [name, description, value].map((each) => `${each?.value ?? ''}`),
  );
}

/** All ways in which the app writes a face: ♢10, D10, 10 of diamonds, ダイヤ10. Jokers are the same on both sides. */
const SPELLINGS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: PACK - 2 }, (_, face) =>
    [cardSign(face), cardCode(face), ...LANGS.map((lang) => cardName(face, lang))].map((text) => [text, face] as const),
  ).flat(),
);
const LONGEST_FIRST = [...SPELLINGS.keys()].sort((a, b) => b.length - a.length);
const SPELLING = LONGEST_FIRST.map((text) => (/^\w/.test(text) ? `\\b${text}\\b` : text)).join('|');
/** ♢A–K is a kind of key card, not the ace. */
const ANY = new RegExp(`(?:${SPELLING})(?!–[\\dJQK])`, 'gi');

export const facesIn = (text: string): number[] =>
  [...text.matchAll(ANY)].flatMap(([word]) => SPELLINGS.get(word) ?? SPELLINGS.get(word.toUpperCase()) ?? []);

export async function namedCards(page: Page): Promise<NamedCards> {
  const { texts, ids, pictures } = await page.evaluate(readPage);
  const read = [...texts, ...(await spoken(page))].flatMap(facesIn);
  const drawn = pictures
    .filter(([suit, number]) => suit >= 0 && number > 0)
    .map(([suit, number]) => suit * 13 + number - 1);
  return { ids: new Set(ids), faces: new Set([...read, ...drawn, ...ids.map(faceOf)]) };
}
