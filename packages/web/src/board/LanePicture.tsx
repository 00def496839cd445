import type { Card } from '@blackpoker/engine';
import { CardFace } from '../cards/CardFace.tsx';
import './units.css';

/** A unit as the lanes show it. */
export interface LaneUnit {
  readonly key: string;
  /** Its cards, bottom first; empty: a bulwark, shown as a back. */
  readonly cards: readonly Card[];
  readonly owner: 'me' | 'opponent';
  /** All of it in words. */
  readonly label: string;
  /** Below its picture: "♣6 一般兵", "防壁② ♠4". */
  readonly caption: string;
  readonly size?: number | undefined;
}

export function LanePicture({ unit }: { readonly unit: LaneUnit }) {
  return (
    <span className="lane-picture" aria-hidden="true">
      <CardFace card={unit.cards.at(-1)} owner={unit.owner} />
      {unit.cards.length > 1 && <span className="unit-count">×{unit.cards.length}</span>}
      {unit.size !== undefined && <span className="unit-size">{unit.size}</span>}
    </span>
  );
}
