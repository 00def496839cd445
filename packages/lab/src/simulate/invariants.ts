/** What must hold at every decision of every game. Each check answers what is wrong, or undefined. */
import {
  type Card,
  type Choice,
  cardCode,
  cardOf,
  cardsInGame,
  clone,
  countOptions,
  decision,
  decksOf,
  FULL_DECK,
  fromJson,
  hash,
  optionAt,
  ownerOf,
  PACK,
  type Rng,
  type Ruleset,
  type Seat,
  type SeatDeck,
  type State,
  sample,
  seatName,
  seatToAct,
  toJson,
  view,
} from '@blackpoker/engine';

const SEATS: readonly Seat[] = [0, 1];

/** How often each card is in the game. */
function census(s: State): Uint8Array {
  const seen = new Uint8Array(2 * PACK);
  for (const seat of SEATS) for (const card of cardsInGame(s, seat)) seen[card] = (seen[card] ?? 0) + 1;
  return seen;
}

const cardName = (card: Card): string => `${seatName(ownerOf(card))}’s ${cardCode(card)}`;

/** The cards of a game stay in it, each in exactly one place, from the start to the end. */
export class Conservation {
  private readonly start: Uint8Array;
  private readonly rules: Ruleset;
  private readonly decks: readonly [SeatDeck, SeatDeck];

  /** `s` has just begun. */
  constructor(s: State, decks: readonly [SeatDeck, SeatDeck]) {
    this.rules = s.rules;
    this.decks = decks;
    this.start = census(s);
  }

  /** Did the game begin with what its players brought? */
  checkStart(): string | undefined {
    for (const seat of SEATS) {
      const problem = this.checkSeat(seat, this.start.subarray(PACK * seat, PACK * (seat + 1)));
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  private checkSeat(seat: Seat, seen: Uint8Array): string | undefined {
    const brought = broughtBy(this.rules, this.decks[seat === 0 ? 0 : 1]);
    const wrong = seen.findIndex((times, face) => times > (brought.has(face) ? 1 : 0));
    if (wrong >= 0) return `${cardName(cardOf(seat, wrong))} is there ${seen[wrong]} times at the start`;
    const count = seen.reduce((sum, times) => sum + times, 0);
    const expected = leavesCardsOut(this.rules) ? this.rules.deck.max : brought.size;
    return count === expected ? undefined : `${seatName(seat)} starts with ${count} cards, not ${expected}`;
  }

  check(s: State): string | undefined {
    const now = census(s);
    for (let card = 0; card < now.length; card++)
      if (now[card] !== this.start[card])
        return `${cardName(card)} is there ${now[card]} times, and was there ${this.start[card]} times`;
    return undefined;
  }
}

/** The faces that a player brings; what a built deck leaves out may form a pack. */
function broughtBy({ deck, frameOptions }: Ruleset, brought: SeatDeck): Set<number> {
  const faces = deck.kind === 'built' && frameOptions.includes('pack') ? FULL_DECK : decksOf(brought).flat();
  return new Set(faces);
}

/** A part of the pack is taken out of the game at random while it is set up. */
const leavesCardsOut = ({ deck, series, frameOptions }: Ruleset): boolean =>
  deck.kind === 'random' && series.decks === 1 && !frameOptions.includes('pack');

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

const optionsOf = (s: State): Choice[] => Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
const sameOptions = (a: State, b: State): boolean => optionsOf(a).join() === optionsOf(b).join();
