/** How much a choice cost, and what that is called. */
import type { Text } from '@blackpoker/engine';

export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Lost chance of winning from which on it is called so. */
const FROM: Readonly<Record<Grade, number>> = { inaccuracy: 0.03, mistake: 0.07, blunder: 0.15 };

export const GRADE_WORDS: Readonly<Record<Grade, Text>> = {
  inaccuracy: { ja: '緩手', en: 'inaccuracy' },
  mistake: { ja: '疑問手', en: 'mistake' },
  blunder: { ja: '悪手', en: 'blunder' },
};

/** Only what is above two standard errors counts as lost. */
export const clearLoss = (loss: number, error: number): number => (loss > 2 * error ? Math.max(0, loss) : 0);

/** Null: nothing that could be called a mistake. */
export function gradeOf(loss: number, error: number): Grade | null {
  const clear = clearLoss(loss, error);
  return clear === 0 ? null : (GRADES.findLast((grade) => clear >= FROM[grade]) ?? null);
}
