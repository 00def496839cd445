import { type MatchResult, matchResult } from '../match/matchResult.ts';
import { type LadderSpec, type LadderTotal, matchesOf } from './ladderJob.ts';
import { type Rating, ratings } from './ratings.ts';

/** What a level should score against the one below it. */
export const RUNG = { low: 0.62, high: 0.75 } as const;

export interface LadderMatch extends MatchResult {
  /** Of neighbours: does the score lie where it should? */
  readonly rung?: 'below' | 'within' | 'above';
}

export interface LadderTable {
  readonly regulation: string;
  readonly ratings: readonly Rating[];
  readonly matches: readonly LadderMatch[];
}

export interface LadderResult {
  readonly seed: string;
  /** Whose Elo is 0. */
  readonly zero: string;
  readonly tables: readonly LadderTable[];
}

/** `levels` from the lowest to the highest; the Elo of one of them, `zero`, is 0. */
export function ladderResult(
  spec: LadderSpec,
  total: LadderTotal,
  levels: readonly string[],
  zero: string,
): LadderResult {
  const matches = matchesOf(spec).flatMap((match, i) => {
    const played = total.matches[i];
    return played === undefined ? [] : [withRung(matchResult(match, played), levels)];
  });
  const players = [...new Set([...levels, ...spec.pairings.flatMap((pairing) => pairing.players)])];
  const tables = spec.regulations.map((regulation) => {
    const own = matches.filter((match) => match.regulation === regulation);
    return { regulation, ratings: ratings(players, own, zero), matches: own };
  });
  return { seed: spec.seed, zero, tables };
}

function withRung(result: MatchResult, levels: readonly string[]): LadderMatch {
  const [upper, lower] = result.players.map((player) => levels.indexOf(player));
  if (upper === undefined || lower === undefined || lower < 0 || upper !== lower + 1) return result;
  const { score } = result;
  return { ...result, rung: score < RUNG.low ? 'below' : score > RUNG.high ? 'above' : 'within' };
}
