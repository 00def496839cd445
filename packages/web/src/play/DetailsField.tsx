/** What few people ask for: their own deck, several games, a seed. */
import { parseSeed, type Ruleset } from '@blackpoker/engine';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { SeriesField } from './SeriesField.tsx';
import type { NewGame } from './tableAddress.ts';
import { asksForDeck, playableDecks } from './usualDeck.ts';
import { PLAY_WORDS } from './words.ts';

interface DetailsFieldProps {
  readonly game: NewGame;
  readonly rules: Ruleset;
  readonly onChange: (change: Partial<NewGame>) => void;
}

export function DetailsField(props: DetailsFieldProps) {
  const say = useSay();
  return (
    <>
      {asksForDeck(props.rules) && <DeckField {...props} />}
      <details className="play-details">
        <summary>{say(PLAY_WORDS.details)}</summary>
        <SeriesField rules={props.rules} wins={props.game.wins} onChange={(wins) => props.onChange({ wins })} />
        <SeedField {...props} />
      </details>
    </>
  );
}

function DeckField({ game: { deck }, rules, onChange }: DetailsFieldProps) {
  const say = useSay();
  return (
    <div className="play-input">
      <label htmlFor="play-deck">{say(PLAY_WORDS.deck)}</label>
      <div className="play-deck">
        <select id="play-deck" value={deck} onChange={(event) => onChange({ deck: event.currentTarget.value })}>
          <option value="">{say(PLAY_WORDS.deckDealt)}</option>
          {playableDecks(rules).map(({ id, name, code }) => (
            <option key={id} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Link href="/decks" className="button">
          {say(PLAY_WORDS.deckBuild)}
        </Link>
      </div>
    </div>
  );
}

function SeedField({ game: { seed }, onChange }: DetailsFieldProps) {
  const say = useSay();
  const wrong = seed.trim() !== '' && parseSeed(seed.trim()) === undefined;
  return (
    <div className="play-input">
      <label htmlFor="play-seed">{say(PLAY_WORDS.seed)}</label>
      <input
        id="play-seed"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={seed}
        aria-invalid={wrong}
        aria-describedby={wrong ? 'play-seed-wrong' : 'play-seed-note'}
        onChange={(event) => onChange({ seed: event.currentTarget.value })}
      />
      {wrong ? (
        <p id="play-seed-wrong" className="play-wrong" role="alert">
          {say(PLAY_WORDS.seedWrong)}
        </p>
      ) : (
        <p id="play-seed-note" className="play-note">
          {say(PLAY_WORDS.seedNote)}
        </p>
      )}
    </div>
  );
}
