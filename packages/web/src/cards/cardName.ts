/** A card in words that can be spoken. */
import { type Card, cardSign, fill, type Lang, numberOf, suitOf } from '@blackpoker/engine';
import { CARD_WORDS, COURT_NAMES, SUIT_NAMES } from './words.ts';

export function cardName(card: Card, lang: Lang): string {
  const suit = SUIT_NAMES[suitOf(card)];
  if (suit === undefined) return CARD_WORDS.joker[lang];
  const sign = cardSign(card).slice(1);
  const rank = lang === 'en' ? (COURT_NAMES[numberOf(card)] ?? sign) : sign;
  return fill(CARD_WORDS.card, lang, { suit: suit[lang], rank });
}

export const cardNames = (cards: readonly Card[], lang: Lang): string =>
  cards.map((card) => cardName(card, lang)).join(CARD_WORDS.and[lang]);
