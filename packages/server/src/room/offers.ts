/** What the players have proposed to each other, and how often they may. */
import type { Seat } from '@blackpoker/engine';
import type { Offered, OfferName } from '@blackpoker/protocol';

export interface Offer extends Offered {
  readonly at: number;
  /** A takeback: how many choices would be left. */
  readonly to?: number | undefined;
}

interface Tally {
  readonly made: number;
  readonly declined: number;
  readonly declinedAt: number;
}

const NOTHING_YET: Tally = { made: 0, declined: 0, declinedAt: 0 };
/** An offer lapses when so many requests or answers have been played after it. */
const LAPSES_AFTER = 2;
/** By one seat in a game: each is an event of the log, which has to have an end. */
const MOST_OFFERS: Record<OfferName, number> = { draw: 5, takeback: 5, pause: 20, openHands: 20, rematch: 20 };
const STEP = 10_000;

export class Offers {
  private waiting: { readonly offer: Offer; played: number }[] = [];
  private readonly tallies = new Map<string, Tally>();
  /** The last one that was, and the seq of that. */
  declined: (Offered & { readonly seq: number }) | undefined;

  get open(): readonly Offer[] {
    return this.waiting.map(({ offer }) => offer);
  }

  /** Undefined: that seat has not proposed it. */
  find(what: OfferName, by: Seat): Offer | undefined {
    return this.waiting.find(({ offer }) => offer.what === what && offer.by === by)?.offer;
  }

  make(offer: Offer): void {
    const tally = this.tallyOf(offer.what, offer.by);
    this.tallies.set(keyOf(offer.what, offer.by), { ...tally, made: tally.made + 1 });
    this.waiting.push({ offer, played: 0 });
  }

  /** It is answered, and so no longer open. */
  close(what: OfferName, by: Seat): void {
    this.waiting = this.waiting.filter(({ offer }) => offer.what !== what || offer.by !== by);
  }

  decline({ what, by }: Offered, at: number, seq: number): void {
    this.declined = { what, by, seq };
    const tally = this.tallyOf(what, by);
    this.tallies.set(keyOf(what, by), { ...tally, declined: tally.declined + 1, declinedAt: at });
    this.close(what, by);
  }

  /** A request or an answer was played. */
  age(): void {
    for (const each of this.waiting) each.played++;
    this.waiting = this.waiting.filter(({ played }) => played < LAPSES_AFTER);
  }

  clear(): void {
    this.waiting = [];
  }

  /** The how-manieth of its kind by this seat it is. */
  countOf({ what, by }: Offer): string {
    return `${by}:${this.tallyOf(what, by).made}`;
  }

  isUsedUp(what: OfferName, by: Seat): boolean {
    return this.tallyOf(what, by).made >= MOST_OFFERS[what];
  }

  /** When the seat may propose it again: later with every time that it was declined. */
  againAt(what: OfferName, by: Seat): number {
    const { declined, declinedAt } = this.tallyOf(what, by);
    return declinedAt + Math.min(declined, 10) ** 2 * STEP;
  }

  private tallyOf(what: OfferName, by: Seat): Tally {
    return this.tallies.get(keyOf(what, by)) ?? NOTHING_YET;
  }
}

const keyOf = (what: OfferName, by: Seat): string => `${by}:${what}`;
