/** What must hold at every decision of every game. Each check answers what is wrong, or undefined. */
import {
  type Card,
  cardCode,
  clone,
  countOptions,
  decision,
  fieldCount,
  fogCard,
  fogCount,
  fromJson,
  graveAt,
  graveCount,
  handCards,
  hash,
  lifeAt,
  lifeCount,
  PACK,
  type Rng,
  requestKeys,
  type Seat,
  SPECTATOR,
  type State,
  sample,
  seatName,
  seatToAct,
  stageAt,
  stageCount,
  toJson,
  unitAt,
  unitCards,
  view,
} from '@blackpoker/engine';
import { optionsOf } from './randomGame.ts';

const SEATS: readonly Seat[] = [0, 1];

/** Every card of both packs lies in exactly one place. */
export function cardsConserved(s: State): string | undefined {
  const seen = new Uint8Array(2 * PACK);
  const count = (card: Card): void => {
    seen[card] = (seen[card] ?? 0) + 1;
  };
  for (const seat of SEATS) countSeat(s, seat, count);
  for (let i = 0; i < stageCount(s); i++) requestKeys(s, stageAt(s, i)).forEach(count);
  if (seen.includes(0)) view(s, SPECTATOR).aside?.keys.forEach(count);
  const wrong = seen.findIndex((times) => times !== 1);
  return wrong < 0 ? undefined : `${seatName(wrong < PACK ? 0 : 1)}’s ${cardCode(wrong)} is there ${seen[wrong]} times`;
}

function countSeat(s: State, seat: Seat, count: (card: Card) => void): void {
  for (let i = 0; i < lifeCount(s, seat); i++) count(lifeAt(s, seat, i));
  for (let i = 0; i < graveCount(s, seat); i++) count(graveAt(s, seat, i));
  for (let i = 0; i < fogCount(s, seat); i++) count(fogCard(s, seat, i));
  for (let i = 0; i < fieldCount(s, seat); i++) unitCards(s, unitAt(s, seat, i)).forEach(count);
  handCards(s, seat).forEach(count);
}

/** There is always something to choose; where there is no choice, only whoever holds the chance is asked. */
export function offersChoice(s: State): string | undefined {
  const count = countOptions(s);
  if (count >= 2) return undefined;
  const asked = decision(s);
  if (asked === undefined) return 'nobody is asked though the game is not over';
  return count === 1 && asked.kind === 'chance' ? undefined : `${asked.kind} offers ${count} options`;
}

/** A copy, and what JSON gives back, are the same state. */
export function copiesAgree(s: State): string | undefined {
  const before = hash(s);
  if (hash(clone(s)) !== before) return 'a clone has another hash';
  const back = fromJson(s.rules, JSON.parse(JSON.stringify(toJson(s))));
  if (hash(back) !== before) return 'JSON gives back another hash';
  return sameOptions(back, s) ? undefined : 'JSON gives back other options';
}

/** A sample of a view has that view, and offers the seat to act the same. */
export function samplesAgree(s: State, rng: Rng): string | undefined {
  for (const seat of SEATS) {
    const seen = view(s, seat);
    const sampled = sample(seen, rng);
    const shown = JSON.stringify(seen);
    if (JSON.stringify(view(sampled, seat)) !== shown) return `the view of a sample differs for ${seatName(seat)}`;
    if (seatToAct(s) === seat && !sameOptions(sampled, s)) return `a sample offers ${seatName(seat)} other options`;
  }
  return undefined;
}

const sameOptions = (a: State, b: State): boolean => optionsOf(a).join() === optionsOf(b).join();
