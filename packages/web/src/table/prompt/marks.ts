/** Marks on what can be pointed at, put together from several sources. */
import { type Choice, choiceParts } from '@blackpoker/engine';
import { type Mark, type Marks, type Thing, thingKey } from '../../board/things.ts';
import type { CostLetter } from '../../kit/costText.ts';

/** The thing on the table that a choice names. */
export function thingOf(choice: Choice): Thing | undefined {
  const parts = choiceParts(choice);
  switch (parts.type) {
    case 'card':
    case 'unit':
    case 'request':
    case 'player':
      return parts;
    default:
      return undefined;
  }
}

export class MarkSet {
  private readonly marks = new Map<string, Mark>();

  add(thing: Thing | undefined, mark: Mark): void {
    if (thing === undefined) return;
    const key = thingKey(thing);
    this.marks.set(key, { ...this.marks.get(key), ...mark });
  }

  /** Candidates, and those of them that are picked. */
  addChoices(candidates: readonly Choice[], picked: readonly Choice[], cost?: CostLetter): void {
    for (const choice of candidates) this.add(thingOf(choice), { selectable: true });
    for (const choice of picked)
      this.add(thingOf(choice), { selectable: true, selected: true, ...(cost !== undefined && { cost }) });
  }

  get all(): Marks {
    return this.marks;
  }
}
