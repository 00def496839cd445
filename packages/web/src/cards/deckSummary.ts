/** A deck in one line: how many cards, and of which suits. */
import { cardSign, type Deck, fill, type Lang, suitOf } from '@blackpoker/engine';
import { CARD_WORDS } from './words.ts';

const JOKERS = 4;

export function deckSummary(deck: Deck, lang: Lang): string {
  const suits = [...new Set(deck.map(suitOf))].sort();
  const parts = suits.map((suit) => {
    const faces = deck.filter((face) => suitOf(face) === suit);
    return suit === JOKERS ? `${CARD_WORDS.joker[lang]} ${faces.length}` : `${signOf(faces[0])}${faces.length}`;
  });
  return [fill(CARD_WORDS.count, lang, { n: deck.length }), ...parts].join(' ');
}

const signOf = (face: number | undefined): string => (face === undefined ? '' : cardSign(face).charAt(0));
