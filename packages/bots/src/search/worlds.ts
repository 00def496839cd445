/** Worlds that agree with what a seat sees: fixed for one decision, so that all moves are tried in the same ones. */
import { graveCount, lifeCount, other, type Rng, type Seat, type State, sample, type View } from '@blackpoker/engine';

export function drawWorlds(view: View, seat: Seat, count: number, rng: Rng): State[] {
  const first = sample(view, rng);
  const foe = other(seat) as 0 | 1;
  if (view.seats[foe].life.count !== undefined) return [first, ...listOf(count - 1, () => sample(view, rng))];
  const most = lifeCount(first, foe) + graveCount(first, foe) - knownGrave(view, foe);
  const least = Math.max(UNTOLD, placesKnown(view, foe));
  return listOf(count, () => sample(withLife(view, foe, likelyLife(view.turns, least, most, rng)), rng));
}

/** How many cards a life has at least, for all that is known to lie somewhere in it. */
function placesKnown({ seats }: View, seat: 0 | 1): number {
  let [top, bottom] = [0, 0];
  for (const { from, places } of seats[seat].life.known)
    for (const place of places)
      if (from === 'top') top = Math.max(top, place + 1);
      else bottom = Math.max(bottom, place + 1);
  return top + bottom;
}

const listOf = (count: number, item: () => State): State[] => Array.from({ length: Math.max(0, count) }, item);

const knownGrave = ({ seats }: View, seat: 0 | 1): number => {
  const { cards, top } = seats[seat].grave;
  return cards.length + (top === undefined || cards.includes(top) ? 0 : 1);
};

/** In played games a life loses this part of what it could be with each turn that begins; and so much it differs. */
const SPENT_PER_TURN = 0.055;
const LEAST_LEFT = 0.3;
const SPREAD = 0.16;
/** Below this it would be told. */
const UNTOLD = 10;

/** A guess at a life that is only told as "10 or more". */
function likelyLife(turns: number, least: number, most: number, rng: Rng): number {
  const left = Math.max(LEAST_LEFT, 1 - SPENT_PER_TURN * (turns - 1));
  const guess = Math.round(most * (left + SPREAD * spread(rng)));
  return Math.min(most, Math.max(least, guess));
}

/** The same view, with the opponent's life told. */
function withLife(view: View, seat: 0 | 1, count: number): View {
  const side = { ...view.seats[seat], life: { ...view.seats[seat].life, count } };
  return { ...view, seats: seat === 0 ? [side, view.seats[1]] : [view.seats[0], side] };
}

/** Mean 0, deviation 1, near enough. */
const spread = (rng: Rng): number => ((rng() + rng() + rng() + rng()) / 0x100000000 - 2) * 1.7320508;
