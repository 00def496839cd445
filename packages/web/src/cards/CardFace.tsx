/** One card, as wide as its place. Undefined: its back, in the colour of its owner. Needs `CardSprite` on the page. */
import { type Card, numberOf, suitOf } from '@blackpoker/engine';
import { memo } from 'react';
import './cards.css';

interface CardFaceProps {
  readonly card: Card | undefined;
  /** Whose card it is, from the viewer's side: the two backs differ. */
  readonly owner: 'me' | 'opponent';
}

const SUIT_CLASSES = ['spade', 'heart', 'diamond', 'club', 'joker'] as const;
const FIRST_COURT = 11;

/** It is a picture: what holds it says its name. */
export const CardFace = memo(function CardFace({ card, owner }: CardFaceProps) {
  const look = card === undefined ? `back card-${owner}` : (SUIT_CLASSES[suitOf(card)] ?? 'joker');
  return (
    <svg className={`card card-${look}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      {card === undefined ? <use href="#card-back" /> : <Face suit={suitOf(card)} number={numberOf(card)} />}
    </svg>
  );
});

interface FaceProps {
  readonly suit: number;
  readonly number: number;
}

function Face({ suit, number }: FaceProps) {
  return (
    <>
      <rect className="card-paper" x="1.5" y="1.5" width="97" height="137" rx="10.500" />
      {number === 0 ? <JokerFace /> : <SuitFace suit={suit} number={number} />}
    </>
  );
}

function SuitFace({ suit, number }: FaceProps) {
  const court = number >= FIRST_COURT;
  return (
    <>
      {court && <rect className="card-band" x="52" y="12" width="38" height="116" rx="6" />}
      <use href={`#rank-${number}`} x="10" y="11" width="48" height="44" />
      <use href={`#suit-${suit}`} x="11" y="61" width="27" height="27" />
      {court && <use href={`#emblem-${number}`} x="54" y="22" width="34" height="34" />}
      <use href={`#suit-${suit}`} {...(court ? SMALL : LARGE)} />
    </>
  );
}

const SMALL = { x: 54, y: 84, width: 34, height: 34 };
const LARGE = { x: 44, y: 84, width: 48, height: 48 };

const JokerFace = () => (
  <>
    <use href="#card-star" x="9" y="11" width="26" height="26" />
    <use href="#emblem-joker" x="14" y="36" width="72" height="72" />
    <use href="#card-joker" x="16" y="112" width="68" height="14" />
  </>
);
