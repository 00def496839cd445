/** Who meets whom on the ladder, and how often. */

export interface Pairing {
  /** The first is the one further up. */
  readonly players: readonly [string, string];
  readonly pairs: number;
}

export interface Entrants {
  /** From the lowest to the highest. */
  readonly levels: readonly string[];
  /** Players that do not belong to the ladder: they show where it stands. */
  readonly yardsticks: readonly string[];
  /** A level that meets the yardsticks beside the highest one. */
  readonly middle: string;
  /** Pairs of games between neighbours, and with yardsticks. */
  readonly pairs: number;
  /** Pairs of games between levels that are no neighbours; 0: they do not meet. */
  readonly rest: number;
}

/** Neighbours, the other levels, and the yardsticks: each against the highest level, the middle one and the other yardsticks. */
export function pairings({ levels, yardsticks, middle, pairs, rest }: Entrants): Pairing[] {
  const neighbours = levels.slice(1).map((upper, i): Pairing => ({ players: [upper, levels[i] ?? ''], pairs }));
  const others = rest === 0 ? [] : levels.flatMap((upper, i) => farBelow(levels, i).map((lower) => [upper, lower]));
  const measuring = levels.filter((level, i) => level === middle || i === levels.length - 1).reverse();
  const measured = yardsticks.flatMap((yardstick, i) =>
    [...measuring, ...yardsticks.slice(i + 1)].map((player) => [player, yardstick]),
  );
  return [
    ...neighbours,
    ...others.map(([a = '', b = '']): Pairing => ({ players: [a, b], pairs: rest })),
    ...measured.map(([a = '', b = '']): Pairing => ({ players: [a, b], pairs })),
  ];
}

const farBelow = (levels: readonly string[], i: number): readonly string[] => levels.slice(0, Math.max(0, i - 1));
