/** The parts of all cards, once for the whole page: `CardFace` refers to them. */
import { EMBLEMS, JOKER_WORD, RANKS, STAR, SUITS } from './shapes.ts';
import './cards.css';

const BOX = '0 0 32 32';

export function CardSprite() {
  return (
    <svg className="card-sprite" aria-hidden="true" focusable="false" width="0" height="0">
      {RANKS.map((rank, number) =>
        rank === undefined ? null : (
          <symbol key={rank.line} id={`rank-${number}`} viewBox={`0 0 ${rank.width} 44`} preserveAspectRatio="xMinYMid">
            <path className="card-pen" d={rank.line} />
          </symbol>
        ),
      )}
      {SUITS.map((path, suit) => (
        <symbol key={path} id={`suit-${suit}`} viewBox={BOX}>
          <path className="card-suit" d={path} />
        </symbol>
      ))}
      {Object.entries(EMBLEMS).map(([name, path]) => (
        <symbol key={name} id={`emblem-${name}`} viewBox={BOX}>
          <path d={path} />
        </symbol>
      ))}
      <symbol id="card-star" viewBox={BOX}>
        <path d={STAR} />
      </symbol>
      <symbol id="card-joker" viewBox="0 0 69 14">
        <path className="card-pen card-word" d={JOKER_WORD} />
      </symbol>
      <Back />
    </svg>
  );
}

const Back = () => (
  <symbol id="card-back" viewBox="0 0 100 140">
    <rect className="card-paper" x="1.5" y="1.5" width="97" height="137" rx="10.500" />
    <rect className="card-field" x="9" y="9" width="82" height="122" rx="6" />
    <path
      className="card-weave"
      d="M9 50 50 9 91 50M9 90 50 131 91 90M9 30 30 9M70 9 91 30M9 110 30 131M70 131 91 110"
    />
    <path className="card-frame" d="M50 34 78 70 50 106 22 70Z" />
    <use href="#suit-0" x="34" y="54" width="32" height="32" />
  </symbol>
);
