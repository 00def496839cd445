/** The decks that a person keeps, as plain data: which there are, and which of them is for which regulation. */
import { type Deck, PACK, type Ruleset, type SeatDeck } from '@blackpoker/engine';

export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  readonly regulation: string;
  /** Faces. */
  readonly first: Deck;
  /** The other one, where a regulation asks for two. */
  readonly second: Deck;
  /** A note of what to choose when the game is set up. */
  readonly opening: Deck;
  readonly rare: number | undefined;
}

export interface DeckShelf {
  readonly decks: readonly SavedDeck[];
  /** The id of the deck that is played in a regulation. */
  readonly chosen: Readonly<Record<string, string>>;
}

export const EMPTY_SHELF: DeckShelf = { decks: [], chosen: {} };

/** What is brought to a game: one deck or two, as the regulation asks. */
export function seatDeckOf({ first, second }: SavedDeck, { series }: Pick<Ruleset, 'series'>): SeatDeck {
  return series.decks === 2 ? { first, second, mayUse: 'either' } : first;
}

export const addDeck = (shelf: DeckShelf, deck: SavedDeck): DeckShelf => ({ ...shelf, decks: [...shelf.decks, deck] });

export const changeDeck = (shelf: DeckShelf, id: string, changes: Partial<Omit<SavedDeck, 'id'>>): DeckShelf => ({
  ...shelf,
  decks: shelf.decks.map((deck) => (deck.id === id ? { ...deck, ...changes } : deck)),
});

/** The copy stands behind its model. */
export const duplicateDeck = (shelf: DeckShelf, id: string, copy: string, name: string): DeckShelf => ({
  ...shelf,
  decks: shelf.decks.flatMap((deck) => (deck.id === id ? [deck, { ...deck, id: copy, name }] : [deck])),
});

export const removeDeck = ({ decks, chosen }: DeckShelf, id: string): DeckShelf => ({
  decks: decks.filter((deck) => deck.id !== id),
  chosen: Object.fromEntries(Object.entries(chosen).filter(([, deck]) => deck !== id)),
});

/** Undefined: none is played in it any more. */
export function chooseDeck({ decks, chosen }: DeckShelf, regulation: string, id: string | undefined): DeckShelf {
  const others = Object.entries(chosen).filter(([key]) => key !== regulation);
  return { decks, chosen: Object.fromEntries(id === undefined ? others : [...others, [regulation, id]]) };
}

export function chosenDeck({ decks, chosen }: DeckShelf, regulation: string): SavedDeck | undefined {
  return decks.find(({ id }) => id === chosen[regulation]);
}

/** Not one of these: "Deck 2", "Deck 3" … */
export function freshName(shelf: DeckShelf, name: string): string {
  const taken = new Set(shelf.decks.map((deck) => deck.name));
  let n = 2;
  while (taken.has(`${name} ${n}`)) n++;
  return taken.has(name) ? `${name} ${n}` : name;
}

// reading what the browser kept

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFace = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < PACK;
const isText = (value: unknown): value is string => typeof value === 'string';
const faces = (value: unknown): number[] => (Array.isArray(value) ? [...new Set(value.filter(isFace))] : []);

function readDeck(value: unknown): SavedDeck[] {
  if (!isRecord(value) || !isText(value.id) || !isText(value.name) || !isText(value.regulation)) return [];
  const { id, name, regulation, rare } = value;
  const [first, second, opening] = [faces(value.first), faces(value.second), faces(value.opening)];
  return [{ id, name, regulation, first, second, opening, rare: isFace(rare) ? rare : undefined }];
}

/** Whatever was kept: what cannot be read is left out. */
export function readShelf(value: unknown): DeckShelf {
  if (!isRecord(value) || !Array.isArray(value.decks)) return EMPTY_SHELF;
  const decks = value.decks.flatMap(readDeck);
  const chosen = isRecord(value.chosen) ? Object.entries(value.chosen) : [];
  const known = chosen.filter((entry): entry is [string, string] => decks.some(({ id }) => id === entry[1]));
  return { decks, chosen: Object.fromEntries(known) };
}
