/** Where a regulation asks for a deck: one of this browser's, or one that is made. */
import type { Ruleset } from '@blackpoker/engine';
import { useId } from 'react';
import { useSay } from '../../app/lang.ts';
import { asksForDeck, playableDecks } from '../../play/usualDeck.ts';
import { LOBBY_WORDS } from '../words.ts';

interface DeckSelectProps {
  readonly rules: Ruleset;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export function DeckSelect({ rules, value, onChange }: DeckSelectProps) {
  const say = useSay();
  const id = useId();
  if (!asksForDeck(rules)) return null;
  return (
    <div className="online-field">
      <label htmlFor={id}>{say(LOBBY_WORDS.deck)}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{say(LOBBY_WORDS.deckDealt)}</option>
        {playableDecks(rules).map((deck) => (
          <option key={deck.id} value={deck.code}>
            {deck.name}
          </option>
        ))}
      </select>
    </div>
  );
}
