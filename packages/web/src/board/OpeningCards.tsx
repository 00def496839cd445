/** The two cards that were turned over to see who begins, side by side over the board. The line below says it in words. */
import type { Seat } from '@blackpoker/engine';
import { CardFace } from '../cards/CardFace.tsx';
import { useScene } from './scene.ts';
import './scene.css';

interface OpeningCardsProps {
  readonly bottom: Seat;
  readonly starter: Seat;
}

export function OpeningCards({ bottom, starter }: OpeningCardsProps) {
  const { opening } = useScene();
  if (opening === undefined) return null;
  return (
    <div className="opening" aria-hidden="true">
      {opening.map((card, seat) => (
        <span key={card} className={seat === starter ? 'is-starter' : undefined}>
          <CardFace card={card} owner={seat === bottom ? 'me' : 'opponent'} />
        </span>
      ))}
    </div>
  );
}
