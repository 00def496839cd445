/** The book was opened from a game: what can this hand do? */
import { type Card, cardSigns } from '@blackpoker/engine';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { gameAddress } from '../app/pages.ts';
import { Check } from '../kit/Check.tsx';
import { KeyText } from './KeyText.tsx';
import { RULES_WORDS } from './words.ts';

interface HandBannerProps {
  readonly hand: readonly Card[];
  readonly game: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function HandBanner({ hand, game, on, onChange }: HandBannerProps) {
  const say = useSay();
  return (
    <div className="rules-hand">
      {game !== undefined && (
        <Link href={gameAddress(game)} className="button">
          {say(RULES_WORDS.toGame)}
        </Link>
      )}
      <p>
        {say(RULES_WORDS.hand)} {hand.length === 0 ? say(RULES_WORDS.emptyHand) : <KeyText text={cardSigns(hand)} />}
      </p>
      <Check label={say(RULES_WORDS.usable)} note={say(RULES_WORDS.usableNote)} checked={on} onChange={onChange} />
    </div>
  );
}
