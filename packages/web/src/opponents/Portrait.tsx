/** A face, drawn from its pieces. It stands next to the name, so it says nothing to a screen reader. */
import { EYES, MOUTHS, type Piece, PORTRAITS } from './portraits.ts';

const HEAD = 'M32 13c10 0 15 7 15 18 0 12-7 20-15 20s-15-8-15-20c0-11 5-18 15-18z';
const NECK = 'M26 44h12v10H26z';
const SHOULDERS = 'M6 64c2-9 10-13 19-14 3 4 11 4 14 0 9 1 17 5 19 14z';
const FEATURES = '#2a2320';

export default function Portrait({ level }: { readonly level: number }) {
  const pieces = PORTRAITS[level - 1];
  if (pieces === undefined) return null;
  const { ground, skin, clothes, behind = [], before, eyes, mouth } = pieces;
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M0 0h64v64H0z" fill={ground} />
      {behind.map(shape)}
      <path d={NECK} fill={skin} />
      <path d={SHOULDERS} fill={clothes} />
      <path d={HEAD} fill={skin} />
      <path
        d={EYES[eyes] + MOUTHS[mouth]}
        fill={mouth === 'grin' ? '#fff' : 'none'}
        stroke={FEATURES}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {before.map(shape)}
    </svg>
  );
}

const shape = ({ d, colour, line }: Piece) => (
  <path
    key={d}
    d={d}
    fill={line === undefined ? colour : 'none'}
    stroke={line === undefined ? 'none' : colour}
    strokeWidth={line}
    strokeLinecap="round"
  />
);
