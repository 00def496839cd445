/** Decks as short text: SA-5 HA8-J DA37TQ CA56TK JK1, or by name; two decks with a bar between them. */
import { type Deck, type DeckProblem, decksOf, FULL_DECK, isTwoDecks, type SeatDeck, type TwoDecks } from '../deck.ts';
import { faceOf, numberOf, suitOf } from '../state/cards.ts';
import { cardCode, parseFace } from './cards.ts';
import { NotationError, type Place, quoted, START } from './notationError.ts';

const SUIT_LETTERS = ['S', 'H', 'D', 'C'] as const;
const NUMBER_LETTERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const BOTH_JOKERS = [52, 53];
const USE = ['first', 'second', 'either'] as const;
const WON = 'won';
const KNOWN = 'known';
/** Behind two decks: which may be used, that the other has won, and that their owner knows them. */
const USE_WORDS = /^\s*(first|second|either|won|known)(\s+(won|known))*\s*$/;

/** Decks that have a name. */
export type NamedDecks = Readonly<Record<string, Deck>>;
const FULL: NamedDecks = { full: FULL_DECK };

// writing

/** SA-5 HA8-J JK1: shorter than any other code of the same cards. */
export function deckCode(deck: Deck): string {
  if (deck.length === FULL_DECK.length && new Set(deck).size === deck.length) return 'full';
  const suits = SUIT_LETTERS.flatMap((letter, suit) => {
    const numbers = deck
      .filter((face) => suitOf(face) === suit)
      .map(numberOf)
      .sort((a, b) => a - b);
    return numbers.length === 0 ? [] : [letter + ranges(numbers)];
  });
  const jokers = BOTH_JOKERS.filter((face) => deck.includes(face));
  const joker = jokers.length === 2 ? ['JK'] : jokers.map((face) => `JK${face - 51}`);
  return [...suits, ...joker].join(' ');
}

/** 1 2 3 4 8 as A-48. */
function ranges(numbers: readonly number[]): string {
  let text = '';
  for (let i = 0; i < numbers.length; ) {
    let end = i;
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end++;
    const letters = numbers.slice(i, end + 1).map((number) => NUMBER_LETTERS[number - 1]);
    text += letters.length > 2 ? `${letters[0]}-${letters.at(-1)}` : letters.join('');
    i = end + 1;
  }
  return text;
}

/** One deck, or two with a bar between them and which of them may be used. */
export function seatDeckCode(deck: SeatDeck): string {
  const text = decksOf(deck).map(deckCode).join(' | ');
  if (!isTwoDecks(deck)) return text;
  const words = [
    ...(deck.mayUse === 'either' ? [] : [deck.mayUse]),
    ...(deck.won === true ? [WON] : []),
    ...(deck.known === true ? [KNOWN] : []),
  ];
  return words.length === 0 ? text : `${text} | ${words.join(' ')}`;
}

// reading

/** Throws a NotationError that points at the place. Conditions of a regulation are for `deckProblems` to say. */
export function parseSeatDeck(text: string, named: NamedDecks = {}, place: Place = START): SeatDeck {
  const parts = splitAt(text, '|', place);
  const last = parts.at(-1)?.text ?? '';
  const words = parts.length > 1 && USE_WORDS.test(last) ? last.trim().split(/\s+/) : [];
  const codes = words.length === 0 ? parts : parts.slice(0, -1);
  const [first = [], second, third] = codes.map((part) => parseDeck(part.text, named, part));
  if (third !== undefined) throw new NotationError(place, 'expected one deck or two, found more');
  if (second !== undefined) return twoDecks(first, second, words);
  if (words.length > 0) throw new NotationError(place, 'expected a second deck; write CODE | CODE | first');
  return first;
}

function twoDecks(first: Deck, second: Deck, words: readonly string[]): TwoDecks {
  const mayUse = USE.find((word) => words.includes(word)) ?? 'either';
  return {
    first,
    second,
    mayUse,
    ...(words.includes(WON) && { won: true }),
    ...(words.includes(KNOWN) && { known: true }),
  };
}

interface Part extends Place {
  readonly text: string;
}

function splitAt(text: string, separator: string, { line, column }: Place): Part[] {
  let offset = 0;
  return text.split(separator).map((part) => {
    const found = { line, column: column + offset, text: part };
    offset += part.length + separator.length;
    return found;
  });
}

/** Throws a NotationError that points at the place. Cards may stand in any order; a card twice is left in for `deckProblems`. */
export function parseDeck(text: string, named: NamedDecks = {}, place: Place = START): Deck {
  const name = text.trim().toLowerCase();
  const known = Object.entries({ ...FULL, ...named }).find(([key]) => key.toLowerCase() === name)?.[1];
  if (known !== undefined) return known;
  const groups = [...text.matchAll(/[^\s,.]+/g)];
  if (groups.length === 0) throw new NotationError(place, 'expected a deck such as SA-5 HA8-J JK1, found nothing');
  const faces = groups.flatMap((group) =>
    parseGroup(group[0], { line: place.line, column: place.column + group.index }),
  );
  return faces.sort((a, b) => a - b);
}

function parseGroup(group: string, place: Place): number[] {
  if (/^JK[12]?$/i.test(group)) return group.length === 2 ? BOTH_JOKERS : [faceOf(parseFace(group) ?? 0)];
  const suit = parseFace(`${group[0]}A`);
  if (suit === undefined)
    throw new NotationError(place, `expected a suit (S H D C) and numbers, or JK1, found ${quoted(group)}`);
  return parseNumbers(group.slice(1), { line: place.line, column: place.column + 1 }).map(
    (number) => suit + number - 1,
  );
}

const NUMBERS = /(10|[A2-9TJQK])(?:-(10|[A2-9TJQK]))?/iy;

function parseNumbers(text: string, place: Place): number[] {
  const numbers: number[] = [];
  NUMBERS.lastIndex = 0;
  while (NUMBERS.lastIndex < text.length || text === '') {
    const at = NUMBERS.lastIndex;
    const match = NUMBERS.exec(text);
    const here = { line: place.line, column: place.column + at };
    if (match === null)
      throw new NotationError(here, `expected numbers such as A2-5TK, found ${quoted(text.slice(at))}`);
    const [low, high] = [numberFrom(match[1]), numberFrom(match[2] ?? match[1])];
    if (low > high) throw new NotationError(here, `${quoted(match[0])} runs backwards; write the lower number first`);
    for (let number = low; number <= high; number++) numbers.push(number);
  }
  return numbers;
}

const numberFrom = (sign = ''): number =>
  sign === '10' ? 10 : NUMBER_LETTERS.indexOf(sign.toUpperCase() as (typeof NUMBER_LETTERS)[number]) + 1;

/** A violated condition in words. */
export function problemText(problem: DeckProblem): string {
  switch (problem.code) {
    case 'notAFace':
      return `${problem.face} is no card`;
    case 'twice':
      return `${cardCode(problem.face)} is in it twice`;
    case 'tooFew':
      return `it has ${problem.n} cards and needs at least ${problem.min}`;
    case 'tooMany':
      return `it has ${problem.n} cards and may have at most ${problem.max}`;
    case 'missing':
      return `${cardCode(problem.face)} is missing from the fixed deck`;
    case 'extra':
      return `${cardCode(problem.face)} is not in the fixed deck`;
    case 'random':
      return 'its deck is drawn at random from all 54 cards; write full';
    case 'needsTwo':
      return 'it needs two decks; write CODE | CODE';
    case 'needsOne':
      return 'it needs one deck, not two';
    case 'inBoth':
      return `${cardCode(problem.face)} is in both decks`;
  }
}
