import {
  type DeckProblem,
  deckProblemText,
  fill,
  type Lang,
  type NotationError,
  notationProblemText,
  type Text,
} from '@blackpoker/engine';
import { SETUP_WORDS } from './words.ts';

type Params = Readonly<Record<string, string | number>>;

/** An address that no game can be begun with, in words for the person who opened it. */
export class SetupError extends Error {
  readonly text: Text;

  /** The parameters may be other ones in each language. */
  constructor(word: keyof typeof SETUP_WORDS, params: Params | ((lang: Lang) => Params) = {}) {
    const say = (lang: Lang) => fill(SETUP_WORDS[word], lang, typeof params === 'function' ? params(lang) : params);
    const text = { ja: say('ja'), en: say('en') };
    super(text.en);
    this.name = 'SetupError';
    this.text = text;
  }

  static of(word: 'deckCode' | 'position' | 'record', { line, column, problem }: NotationError): SetupError {
    return new SetupError(word, (lang) => ({ line, column, why: notationProblemText(problem, lang) }));
  }

  static ofDeck(problem: DeckProblem): SetupError {
    return new SetupError('deck', (lang) => ({ why: deckProblemText(problem, lang) }));
  }
}
