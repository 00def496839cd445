/** How a search thinks. */
export interface SearchSettings {
  readonly iterations: number;
  readonly worlds: number;
  /** Weight of what has been tried little. */
  readonly exploration: number;
  /** How much the script's opinion counts, in visits; 0: not at all. */
  readonly trust: number;
  /** Only sensible moves, grouped; otherwise every option. */
  readonly grouped: boolean;
  /** Turns that a rollout plays on, and how much it shakes the script's ratings. */
  readonly rolloutTurns: number;
  readonly rolloutNoise: number;
  /** What judges a position that is not over. */
  readonly leaf: 'value' | 'simple' | 'random';
  /** How many moves deep the tree may grow. */
  readonly depth: number;
}

/** The player at full strength. */
export const FULL: SearchSettings = {
  iterations: 2000,
  worlds: 48,
  exploration: 0.5,
  trust: 12,
  grouped: true,
  rolloutTurns: 1,
  rolloutNoise: 0.6,
  leaf: 'value',
  depth: 60,
};

/** The yardstick, kept as it is: every option, no opinion, worlds drawn evenly, a plain count of life and units at the end of the opponent's next turn. */
export const YARDSTICK: SearchSettings = {
  iterations: 1000,
  worlds: 64,
  exploration: 0.7,
  trust: 0,
  grouped: false,
  rolloutTurns: 2,
  rolloutNoise: 1,
  leaf: 'simple',
  depth: 60,
};

/** Flat Monte Carlo: every sensible move tried by itself, no tree. */
export const FLAT: SearchSettings = { ...FULL, iterations: 500, depth: 1, trust: 0, exploration: 1, rolloutTurns: 2 };

/** What looks best at once: each sensible move in a few worlds, judged as soon as the stage is empty. */
export const GREEDY: SearchSettings = { ...FLAT, iterations: 120, worlds: 8, rolloutTurns: 0, rolloutNoise: 0 };
