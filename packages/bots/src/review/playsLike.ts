/** Which level loses as much by its decisions. */

/** What a level loses on average by a real decision, from 0 to 1: measured in games between players of that level. */
export interface LevelLoss {
  readonly level: number;
  readonly loss: number;
}

export interface LevelGuess {
  readonly level: number;
  /** With a loss that is a standard error higher or lower. */
  readonly low: number;
  readonly high: number;
}

/** With fewer free decisions the guess would be noise. */
export const ENOUGH_DECISIONS = 40;

/** Undefined without a table or with too few decisions to tell. */
export function playsLike(
  decisions: number,
  loss: number,
  error: number,
  table: readonly LevelLoss[],
): LevelGuess | undefined {
  if (table.length === 0 || decisions < ENOUGH_DECISIONS) return undefined;
  return { level: nearest(loss, table), low: nearest(loss + error, table), high: nearest(loss - error, table) };
}

/** The level whose loss is nearest; of two the higher. */
function nearest(loss: number, table: readonly LevelLoss[]): number {
  const strongestFirst = [...table].sort((a, b) => b.level - a.level);
  const distance = (each: LevelLoss): number => Math.abs(each.loss - loss);
  return strongestFirst.reduce((best, each) => (distance(each) < distance(best) ? each : best)).level;
}
