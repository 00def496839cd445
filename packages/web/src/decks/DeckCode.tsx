/** The deck as text, both ways. */
import {
  isTwoDecks,
  NotationError,
  notationProblemText,
  parseSeatDeck,
  type Ruleset,
  seatDeckCode,
} from '@blackpoker/engine';
import { useId, useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { CopyButton } from './CopyButton.tsx';
import type { ChangeDeck } from './DeckBuilder.tsx';
import { inPackOrder } from './deckMaking.ts';
import { type SavedDeck, seatDeckOf } from './deckShelf.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface DeckCodeProps {
  readonly deck: SavedDeck;
  readonly rules: Ruleset;
  readonly onChange: ChangeDeck;
}

interface Typed {
  readonly text: string;
  readonly error: NotationError | undefined;
}

export function DeckCode({ deck, rules, onChange }: DeckCodeProps) {
  const say = useSay();
  const lang = useLang();
  const id = useId();
  const [typed, setTyped] = useState<Typed>();
  const code = seatDeckCode(seatDeckOf(deck, rules));
  const error = typed?.error;
  const read = (text: string) => setTyped({ text, error: readCode(text, onChange) });
  return (
    <section className="deck-panel" aria-labelledby={`${id}head`}>
      <h2 id={`${id}head`}>{say(DECK_PAGE_WORDS.code)}</h2>
      <div className="deck-field">
        <textarea
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          aria-labelledby={`${id}head`}
          aria-describedby={`${id}note`}
          aria-invalid={error !== undefined}
          value={typed?.text ?? code}
          onChange={(event) => read(event.currentTarget.value)}
          onBlur={() => error === undefined && setTyped(undefined)}
        />
        <p className={error === undefined ? 'deck-note' : 'deck-wrong'} id={`${id}note`} role="status">
          {error === undefined
            ? say(DECK_PAGE_WORDS.codeNote)
            : say(DECK_PAGE_WORDS.codeWrong, {
                column: error.column,
                problem: notationProblemText(error.problem, lang),
              })}
        </p>
      </div>
      <div className="deck-tools">
        <CopyButton text={() => code} />
      </div>
    </section>
  );
}

/** What is wrong with it; undefined: it has become the deck. */
function readCode(text: string, onChange: ChangeDeck): NotationError | undefined {
  try {
    const deck = parseSeatDeck(text);
    const [first, second] = isTwoDecks(deck) ? [deck.first, deck.second] : [deck, undefined];
    onChange({
      first: inPackOrder(new Set(first)),
      ...(second !== undefined && { second: inPackOrder(new Set(second)) }),
    });
    return undefined;
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
}
