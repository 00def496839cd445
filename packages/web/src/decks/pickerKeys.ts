/** Where the arrow keys lead among the cards of a picker. */
import { PACK, suitOf } from '@blackpoker/engine';

const FACES = Array.from({ length: PACK }, (_, face) => face);
/** ♠ ♡ ♢ ♣, then the Jokers. */
export const SUIT_ROWS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((suit) =>
  FACES.filter((face) => suitOf(face) === suit),
);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Undefined: the key does not belong to the picker, or leads nowhere. */
export function nextFace(rows: readonly (readonly number[])[], face: number, key: string): number | undefined {
  const all = rows.flat();
  const row = rows.findIndex((faces) => faces.includes(face));
  if (key === 'Home') return rows[row]?.[0];
  if (key === 'End') return rows[row]?.at(-1);
  if (key in STEPS) return all[all.indexOf(face) + (STEPS[key] ?? 0)];
  if (!(key in ROWS)) return undefined;
  const faces = rows[row + (ROWS[key] ?? 0)] ?? [];
  return faces[Math.min(rows[row]?.indexOf(face) ?? 0, faces.length - 1)];
}
