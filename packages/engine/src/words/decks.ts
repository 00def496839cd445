/** What is wrong with a deck. */
import type { DeckProblem } from '../deck.ts';
import { cardCode, cardSign } from '../notation/cards.ts';
import { JOKER_SUIT, suitOf } from '../state/cards.ts';
import { fill, type Lang, type Words } from './lang.ts';

/** The wording for each code. */
export const DECK_WORDS: Words<DeckProblem['code']> = {
  notAFace: { ja: '{face}というカードはありません', en: 'There is no card {face}' },
  twice: { ja: '{card}が2枚以上入っています', en: '{card} is in it more than once' },
  tooFew: { ja: '{n}枚しかありません（{min}枚以上必要）', en: 'It has {n} cards and needs at least {min}' },
  tooMany: { ja: '{n}枚あります（{max}枚まで）', en: 'It has {n} cards and may have at most {max}' },
  missing: { ja: '決められたデッキの{card}がありません', en: '{card} belongs to the fixed deck and is missing' },
  extra: { ja: '{card}は決められたデッキにありません', en: '{card} does not belong to the fixed deck' },
  random: {
    ja: 'デッキは54枚から無作為に決まります（full と書きます）',
    en: 'The deck is drawn at random from all 54 cards: write full',
  },
  needsTwo: { ja: 'デッキが2つ必要です（コード | コード）', en: 'Two decks are needed: write CODE | CODE' },
  needsOne: { ja: 'デッキは1つだけです', en: 'One deck is needed, not two' },
  inBoth: { ja: '{card}が両方のデッキに入っています', en: '{card} is in both decks' },
};

/** The two Jokers have the same sign. */
const faceName = (face: number): string => (suitOf(face) === JOKER_SUIT ? cardCode(face) : cardSign(face));

export function deckProblemText(problem: DeckProblem, lang: Lang): string {
  const { code, ...params } = problem;
  const card = 'face' in problem && code !== 'notAFace' ? { card: faceName(problem.face) } : {};
  return fill(DECK_WORDS[code], lang, { ...params, ...card });
}
