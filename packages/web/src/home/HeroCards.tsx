/** A fan of cards, for the eye only. */
import { cardOf } from '@blackpoker/engine';
import { CardFace } from '../cards/CardFace.tsx';

/** ♠A ♡K ♢Q ♣J and a Joker. */
const FACES = [0, 25, 37, 49, 52];

export function HeroCards() {
  return (
    <div className="home-fan" aria-hidden="true">
      {FACES.map((face) => (
        <div key={face} className="home-card">
          <CardFace card={cardOf(0, face)} owner="me" />
        </div>
      ))}
    </div>
  );
}
