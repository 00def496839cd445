/**
 * What a report counts. Every leaf is a whole number, so that a sum does not depend on how a run is cut into batches; shares are kept
 * in parts of SCALE.
 */

/** Whole numbers by name or by value; what is absent is 0. */
export type Counts = { [name: string]: number };

/** Sum and sum of squares of something that each game has one of. */
export type Moments = { n: number; sum: number; squares: number };

/** Two sums over games, `part` of `whole`, with what their quotient's interval needs: games are drawn at random, not what happens in them. */
export type Ratio = { games: number; part: number; whole: number; parts2: number; wholes2: number; cross: number };

export type ActionTally = {
  /** Chances in which it could be requested, and requests, by turn. */
  offered: Counts;
  requested: Counts;
  /** Requests of one game, both seats together. */
  perGame: Moments;
  offeredPerGame: Moments;
  gamesWith: number;
  perOpportunity: Ratio;
  resolved: Ratio;
  fizzled: Ratio;
  negated: Ratio;
  /** Seats that requested it, and seats that could have and did not, in games that somebody won. */
  used: Wins;
  unused: Wins;
};

export type Wins = { games: number; wins: number };

export type MirrorTally = {
  games: number;
  /** Games that somebody won, and of them those won by who had the first turn. */
  decided: number;
  firstWins: number;
  drawn: number;
  stalled: number;
  /** Both lives ran out together. */
  bothOut: number;
  quiet: number;
  repeated: number;
  turn1Wins: number;
  turns: Counts;
  decisions: Counts;
  leadChanges: Counts;
  decisiveTurns: Counts;
  drama: Moments;
  decidedPart: Moments;
  /** By band: who was behind at half-time. */
  halfTime: { [band: string]: Wins };
  levelAtHalfTime: number;
  /** By ending and action: how many games. */
  endings: { [ending: string]: Counts };
  /** Decisions among everything that was asked; options of the decisions. */
  choosing: Ratio;
  branching: Ratio;
  actions: { [id: string]: ActionTally };
  /** What happens by itself: resolutions per game. */
  triggered: { [id: string]: Moments };
  /** Numbers of games worth a look. */
  examples: { [what: string]: number[] };
};

export type RegulationTally = {
  mirror?: MirrorTally;
  /** By action: pairs by what the player without it scored, in half points: 0 to 4. */
  restricted: { [action: string]: Counts };
};

/** By regulation. */
export type ReportTally = { [regulation: string]: RegulationTally };

export const SCALE = 10_000;
export const scaled = (share: number): number => Math.round(share * SCALE);

export const noMoments = (): Moments => ({ n: 0, sum: 0, squares: 0 });
export const noRatio = (): Ratio => ({ games: 0, part: 0, whole: 0, parts2: 0, wholes2: 0, cross: 0 });
export const noWins = (): Wins => ({ games: 0, wins: 0 });

export function count(counts: Counts, what: string | number, by = 1): void {
  counts[what] = (counts[what] ?? 0) + by;
}

/** What a record holds under a name; it begins with `make`. */
export function entry<T>(record: { [name: string]: T }, name: string, make: () => T): T {
  const present = record[name] ?? make();
  record[name] = present;
  return present;
}

export function addValue(moments: Moments, value: number): void {
  moments.n++;
  moments.sum += value;
  moments.squares += value * value;
}

/** One game's part and whole; a game without either counts for nothing. */
export function addRatio(ratio: Ratio, part: number, whole: number): void {
  if (whole > 0) ratio.games++;
  ratio.part += part;
  ratio.whole += whole;
  ratio.parts2 += part * part;
  ratio.wholes2 += whole * whole;
  ratio.cross += part * whole;
}

export function addWin(wins: Wins, won: boolean): void {
  wins.games++;
  if (won) wins.wins++;
}

export const noAction = (): ActionTally => ({
  offered: {},
  requested: {},
  perGame: noMoments(),
  offeredPerGame: noMoments(),
  gamesWith: 0,
  perOpportunity: noRatio(),
  resolved: noRatio(),
  fizzled: noRatio(),
  negated: noRatio(),
  used: noWins(),
  unused: noWins(),
});

export const noMirror = (): MirrorTally => ({
  games: 0,
  decided: 0,
  firstWins: 0,
  drawn: 0,
  stalled: 0,
  bothOut: 0,
  quiet: 0,
  repeated: 0,
  turn1Wins: 0,
  turns: {},
  decisions: {},
  leadChanges: {},
  decisiveTurns: {},
  drama: noMoments(),
  decidedPart: noMoments(),
  halfTime: {},
  levelAtHalfTime: 0,
  endings: {},
  choosing: noRatio(),
  branching: noRatio(),
  actions: {},
  triggered: {},
  examples: {},
});

/** How many examples of a kind are kept: the first ones. */
export const MOST_EXAMPLES = 5;

type Tree = { [name: string]: Leaf };
type Leaf = number | number[] | Tree;

/** Adds every number of `part` to its fellow in `total`; lists of examples are joined, as far as they are kept. */
export function addTally(total: ReportTally, part: ReportTally): void {
  addTree(total, part);
}

function addTree(total: Tree, part: Tree): void {
  for (const [name, leaf] of Object.entries(part)) total[name] = joined(total[name], leaf);
}

function joined(total: Leaf | undefined, part: Leaf): Leaf {
  if (total === undefined) return structuredClone(part);
  if (typeof total === 'number' && typeof part === 'number') return total + part;
  if (Array.isArray(total) && Array.isArray(part)) return [...total, ...part].slice(0, MOST_EXAMPLES);
  if (typeof total === 'number' || typeof part === 'number' || Array.isArray(total) || Array.isArray(part))
    throw new Error('bug: tallies of different shapes');
  addTree(total, part);
  return total;
}
