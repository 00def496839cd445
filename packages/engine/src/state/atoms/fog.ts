/** Atoms of the fog (8.0): key cards as the signs of effects. */
import { type Card, ownerOf, type Seat } from '../cards.ts';
import { markOpen } from '../knowledge.ts';
import type { State } from '../layout.ts';
import * as at from '../layout.ts';
import { addToGrave, OPEN, tellMoved } from './cards.ts';

const fogCell = (seat: Seat, i: number): number => at.FOG + (seat * at.FOG_CAPACITY + i) * at.FOG_SIZE;

/** A key card into its owner's fog as the sign of an effect (`fog`: its index in the ruleset). */
export function putInFog(s: State, card: Card, fog: number, target: number): void {
  const seat = ownerOf(card);
  const count = s.bytes[at.FOG_COUNT + seat] as number;
  const cell = fogCell(seat, count);
  s.bytes[cell + at.FOG_CARD] = card;
  s.bytes[cell + at.FOG_EFFECT] = fog + 1;
  s.bytes[cell + at.FOG_TARGET] = target;
  s.bytes[at.FOG_COUNT + seat] = count + 1;
  markOpen(s, card);
  if (s.sink) tellMoved(s, [card], 'stage', 'fog', 'fog', OPEN);
}

/** The effects of these fog cards end; the cards stay. `target` limits it to those that point at that unit. */
export function endFogEffects(s: State, target?: number): void {
  for (let seat = 0; seat < 2; seat++) {
    const count = s.bytes[at.FOG_COUNT + seat] as number;
    for (let i = 0; i < count; i++) {
      const cell = fogCell(seat, i);
      if (target !== undefined && s.bytes[cell + at.FOG_TARGET] !== target) continue;
      s.bytes[cell + at.FOG_EFFECT] = 0;
      s.bytes[cell + at.FOG_TARGET] = at.NONE;
    }
  }
}

export function clearFog(s: State, seat: Seat): void {
  const count = s.bytes[at.FOG_COUNT + seat] as number;
  if (count === 0) return;
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = s.bytes[fogCell(seat, i)] as number;
    addToGrave(s, card);
    cards.push(card);
  }
  s.bytes.fill(0, fogCell(seat, 0), fogCell(seat, count));
  s.bytes[at.FOG_COUNT + seat] = 0;
  tellMoved(s, cards, 'fog', 'grave', 'put', OPEN);
}
