/** What a choice is called on the command line, and which choice a word means. */
import {
  type Card,
  type Choice,
  cardCode,
  choiceParts,
  type Seat,
  suitOf,
  type Text,
  type UnitView,
  type View,
} from '@blackpoker/engine';
import type { World } from '../planning/world.ts';
import { OWN_WORDS, THEIR_WORDS } from './commandWords.ts';
import { problem } from './parseCommand.ts';

const sideOf = (view: View, seat: Seat) => view.seats[seat === 0 ? 0 : 1];

/** S7 → s7; both Jokers are jk. */
const cardWord = (card: Card): string => (suitOf(card) > 3 ? 'jk' : cardCode(card).toLowerCase());

/** The words for a choice, the shortest first; the first tells it from everything of the other side. */
function wordsFor({ view, seat }: Pick<World, 'view' | 'seat'>, choice: Choice): string[] {
  const parts = choiceParts(choice);
  switch (parts.type) {
    case 'card':
      return [cardWord(parts.card), cardCode(parts.card).toLowerCase()];
    case 'unit':
      return unitWords(view, parts.seat, parts.position, parts.seat === seat);
    case 'request':
      return [`#${view.stage.length - view.stage.findIndex(({ id }) => id === parts.request)}`];
    case 'player':
      return parts.seat === seat ? ['me', ...OWN_WORDS] : ['opp', ...THEIR_WORDS];
    default:
      return [];
  }
}

function unitWords(view: View, owner: Seat, position: number, own: boolean): string[] {
  const { field } = sideOf(view, owner);
  const unit = field[position];
  if (unit === undefined) return [];
  const bare = bareWords(field, unit, position);
  const prefixes = own ? OWN_WORDS : THEIR_WORDS;
  const long = prefixes.flatMap((prefix) =>
    bare.flatMap((word) => [`${prefix}:${word}`, `${prefix}.${word}`, `${prefix}${word}`]),
  );
  const [shortest = ''] = bare;
  return own ? [shortest, ...bare, ...long] : [`opp:${shortest}`, ...long, ...bare];
}

function bareWords(field: readonly UnitView[], unit: UnitView, position: number): string[] {
  const cards = unit.cards.map(cardWord);
  if (unit.as === 'soldier') return [...cards, ...unit.cards.map((card) => cardCode(card).toLowerCase())];
  const number = field.slice(0, position + 1).filter(({ as }) => as === 'bulwark').length;
  return [`w${number}`, `防壁${number}`, `防${number}`, ...cards];
}

export const wordFor = (world: Pick<World, 'view' | 'seat'>, choice: Choice): string =>
  wordsFor(world, choice)[0] ?? '';
export const wordList = (world: Pick<World, 'view' | 'seat'>, choices: readonly Choice[]): string =>
  choices.map((choice) => wordFor(world, choice)).join(' ');

export type Found = { readonly ok: true; readonly choice: Choice } | { readonly ok: false; readonly problem: Text };

/** The candidate that a word means. A word that fits on both sides means one's own, if its place is not a card. */
export function findChoice(world: World, word: string, candidates: readonly Choice[]): Found {
  const wanted = normal(word);
  const exact = candidates.filter((choice) => wordFor(world, choice) === wanted);
  const fitting = exact.length > 0 ? exact : candidates.filter((choice) => wordsFor(world, choice).includes(wanted));
  const [first] = fitting;
  if (first === undefined)
    return { ok: false, problem: problem('notCandidate', { text: word, words: wordList(world, candidates) }) };
  if (new Set(fitting.map((choice) => wordFor(world, choice))).size > 1 && isTwofold(world, wanted, candidates))
    return {
      ok: false,
      problem: problem('ambiguous', { text: word, words: fitting.map((choice) => longWord(world, choice)).join(', ') }),
    };
  return { ok: true, choice: first };
}

/** A card that stands on both sides. */
function isTwofold(world: World, word: string, candidates: readonly Choice[]): boolean {
  return candidates.filter((choice) => wordsFor(world, choice).includes(word)).length > 1 && !/^w\d/.test(word);
}

const longWord = (world: World, choice: Choice): string => {
  const word = wordFor(world, choice);
  return word.startsWith('opp:') ? word : `my:${word}`;
};

const SIGNS: Readonly<Record<string, string>> = {
  '♠': 's',
  '♤': 's',
  '♡': 'h',
  '♥': 'h',
  '♢': 'd',
  '♦': 'd',
  '◇': 'd',
  '♣': 'c',
  '♧': 'c',
};

/** In small letters, with letters for the signs of suits. */
export const normal = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[♠♤♡♥♢♦◇♣♧]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, '')
    .replace(/joker|ジョーカー/, 'jk');
