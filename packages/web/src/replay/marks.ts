/** What on the table is chosen next, so that the board can show it. */
import { choiceParts } from '@blackpoker/engine';
import { type Mark, type Marks, type Thing, thingKey } from '../board/things.ts';
import { type Perspective, seesOptions } from './perspective.ts';
import { plyAt, type Timeline } from './timeline.ts';

/** The cards, units, requests and players that the rest of the present ply names, where this perspective may know them. */
export function chosenThings(timeline: Timeline, at: number, perspective: Perspective): Thing[] {
  const ply = timeline.plies[plyAt(timeline, at)];
  if (ply === undefined || !seesOptions(perspective, ply.seat)) return [];
  return timeline.record.choices.slice(at, ply.first + ply.count).flatMap((choice): Thing[] => {
    const parts = choiceParts(choice);
    switch (parts.type) {
      case 'card':
      case 'unit':
      case 'request':
      case 'player':
        return [parts];
      default:
        return [];
    }
  });
}

export const marksFor = (things: readonly Thing[], label: string): Marks =>
  new Map(things.map((thing): [string, Mark] => [thingKey(thing), { selected: true, label }]));
