/** What an address of the rules book says: /rules/8.0/lite?hand=SA.H10&game=…#counter */
import {
  type Card,
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  isEdition,
  isFormat,
  parseFace,
} from '@blackpoker/engine';

export interface RulesAddress {
  readonly edition: Edition;
  readonly format: Format;
  /** A sheet to print. */
  readonly print: boolean;
  /** The cards somebody holds, where the book is opened from a game. */
  readonly hand: readonly Card[] | undefined;
  readonly hasRare: boolean;
  /** The game to go back to. */
  readonly game: string | undefined;
}

const LATEST: Edition = EDITIONS[EDITIONS.length - 1] ?? '8.0';

/** What the path leaves open is taken from the regulation that was played last. */
export function parseAddress(path: string, search: string, lastRegulation: string): RulesAddress {
  const [edition = '', format = ''] = path.split('/').filter((part) => part !== '' && part !== 'rules');
  const [lastEdition = '', lastFormat = ''] = lastRegulation.split('/');
  const params = new URLSearchParams(search);
  return {
    edition: [edition, lastEdition].find(isEdition) ?? LATEST,
    format: [format, lastFormat].find(isFormat) ?? FORMATS[0],
    print: params.get('print') === '1',
    hand: parseHand(params.get('hand')),
    hasRare: params.get('rare') === '1',
    game: /^[\w-]+$/.exec(params.get('game') ?? '')?.[0],
  };
}

/** Codes of cards between dots, commas or blanks; what is no card is left out. */
export function parseHand(text: string | null): readonly Card[] | undefined {
  if (text === null) return undefined;
  const faces = text.split(/[\s.,]+/).map(parseFace);
  return [...new Set(faces.filter((face) => face !== undefined))];
}

export const rulesPath = (edition: Edition, format: Format): string => `/rules/${edition}/${format}`;
