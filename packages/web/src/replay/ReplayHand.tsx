/** A hand as far as it may be seen: cards to look at, nothing to press. How many there are is on the board, too: backs alone are left out. */
import type { Seat, View } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName } from '../cards/cardName.ts';
import { REPLAY_WORDS } from './words.ts';

interface ReplayHandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly who: string;
  readonly owner: 'me' | 'opponent';
  readonly isChosen: (card: number) => boolean;
}

export function ReplayHand({ view, seat, who, owner, isChosen }: ReplayHandProps) {
  const say = useSay();
  const lang = useLang();
  const { cards, count } = view.seats[seat === 0 ? 0 : 1].hand;
  if (cards.length === 0 && count > 0) return null;
  const backs = Array.from({ length: count - cards.length }, (_, i) => i);
  return (
    <ul className={`replay-hand replay-hand-${owner}`} aria-label={say(REPLAY_WORDS.hand, { who, n: count })}>
      {cards.map((card) => (
        <li
          key={card}
          className={isChosen(card) ? 'replay-chosen' : ''}
          data-flip={`card:${card}`}
          data-thing={`card:${card}`}
        >
          <CardFace card={card} owner={owner} />
          <span className="sr-only">
            {cardName(card, lang)}
            {isChosen(card) && ` (${say(REPLAY_WORDS.chosen)})`}
          </span>
        </li>
      ))}
      {backs.map((i) => (
        <li key={`back${i}`}>
          <CardFace card={undefined} owner={owner} />
          <span className="sr-only">{say(REPLAY_WORDS.hiddenCard)}</span>
        </li>
      ))}
    </ul>
  );
}
