/** The cards of a deck, a line for each suit. */
import { cardSign, type Deck, fill, type Lang, numberOf, suitOf, type Text } from '@blackpoker/engine';

const WORDS = {
  count: { ja: '{n}枚', en: '{n} cards' },
} satisfies Record<string, Text>;

const JOKERS = 4;

export function deckLines(deck: Deck, lang: Lang): string[] {
  const suits = [0, 1, 2, 3, JOKERS].map((suit) => deck.filter((face) => suitOf(face) === suit));
  return [
    `  ${fill(WORDS.count, lang, { n: deck.length })}`,
    ...suits
      .filter((faces) => faces.length > 0)
      .map(
        (faces) =>
          `  ${[...faces]
            .sort((a, b) => numberOf(a) - numberOf(b))
            .map(cardSign)
            .join(' ')}`,
      ),
  ];
}
