/** Glicko-2 (M. Glickman, 2012), each game as a rating period of its own. */
/// <reference path="./glicko2.d.ts" />
import glicko2, { type GlickoPlayer } from 'glicko2';

export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEW_STRENGTH: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How fast volatility may change: the value of the paper's example. */
const TAU = 0.5;
/** The library takes a rating of 0 for none. */
const ALMOST_ZERO = 1e-9;
/** However unsure, not less sure than of somebody new. */
const MOST_DEVIATION = NEW_STRENGTH.deviation;

/** A period without games; deviations are counted in such units. */
const WEEK = 7 * 86_400_000;
const UNIT = 173.7178;

/** Who has not played for long is no longer known so well: after a year without games ±60 is about ±100. */
export function rested(of: Strength, milliseconds: number): Strength {
  const grown = Math.hypot(of.deviation, UNIT * of.volatility * Math.sqrt(Math.max(0, milliseconds) / WEEK));
  return { ...of, deviation: Math.min(grown, MOST_DEVIATION) };
}

export interface Outcome {
  readonly against: Strength;
  /** 1, ½ or 0. */
  readonly score: number;
}

/** After the games of one period. */
export function strengthAfter(before: Strength, outcomes: readonly Outcome[]): Strength {
  const period = new glicko2.Glicko2({ tau: TAU });
  const player = ({ rating, deviation, volatility }: Strength): GlickoPlayer =>
    period.makePlayer(rating || ALMOST_ZERO, deviation, volatility);
  const me = player(before);
  period.updateRatings(outcomes.map(({ against, score }) => [me, player(against), score]));
  return { rating: me.getRating(), deviation: Math.min(me.getRd(), MOST_DEVIATION), volatility: me.getVol() };
}
