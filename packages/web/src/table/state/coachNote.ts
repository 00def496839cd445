/** What the coach says at a table: a line in the prompt's place. A lesson's sentence, a note and a hint all use it, one at a time. */
import type { Text } from '@blackpoker/engine';
import type { Pointer } from '../../board/movePointers.ts';
import { type Marks, NO_MARKS } from '../../board/things.ts';

export interface CoachAction {
  readonly label: Text;
  /** The whole of what it does, for its accessible name; undefined: the label says it. */
  readonly full?: Text | undefined;
  readonly onUse: () => void;
}

/** `table.set({ coach: note })` shows one, `table.set({ coach: undefined })` takes it away. */
export interface CoachNote {
  readonly text: Text;
  /** Small buttons beside the line. */
  readonly actions?: readonly CoachAction[] | undefined;
  /** What the line speaks of: keys of things (`thingKey`), `chip:ID` of an action, `primary`. They get a ring. */
  readonly points?: readonly string[] | undefined;
  /** Arrows on the table, from thing to thing. */
  readonly arrows?: readonly Pointer[] | undefined;
}

export const PRIMARY_POINT = 'primary';
export const chipPoint = (action: string): string => `chip:${action}`;

/** The marks of the board together with the rings of the coach. */
export function withPoints(marks: Marks = NO_MARKS, points: readonly string[] = []): Marks {
  if (points.length === 0) return marks;
  const all = new Map(marks);
  for (const key of points) all.set(key, { ...all.get(key), next: true });
  return all;
}
