/** The words of the position notation that both its writer and its reader need. */
import type { Position, PositionRequest, PositionUnit } from './position.ts';

/** `pack` is a closed pack, `opened` an open one, `second` the deck that is not in use. */
export const ZONE_WORDS = ['life', 'hand', 'grave', 'field', 'fog', 'pack', 'opened', 'rare', 'second'] as const;
export type ZoneWord = (typeof ZONE_WORDS)[number];
export const isZoneWord = (text: string): text is ZoneWord => (ZONE_WORDS as readonly string[]).includes(text);

/** In place of a target that is gone. */
export const LOST = 'lost';
export const ARROW = '->';

const NAME = /^[\p{L}\p{N}#_][\p{L}\p{N}#_.-]*$/u;
/** Can a unit or a request be called this? */
export const isName = (text: string): boolean => NAME.test(text) && text !== LOST && !isZoneWord(text);

/** What a unit without a name is called: its place in the row, as in a choice. */
export const unitNameAt = (seat: 'A' | 'B', i: number): string => `${seat}${i + 1}`;
/** What a request without an id is called: the number that it will have, as in a choice. */
export const requestNameAt = (i: number): string => `#${i}`;

/** The same position with a name for every unit and request. A place whose name somebody else bears goes without. */
export function namedPosition(position: Position): Position {
  const unitNames = new Set([...position.A.field, ...position.B.field].map(({ unit }) => unit));
  const ids = new Set(position.stage?.map(({ id }) => id));
  const units = (seat: 'A' | 'B') => position[seat].field.map((unit, i) => named(unit, unitNameAt(seat, i), unitNames));
  const stage = position.stage?.map((request, i): PositionRequest => {
    const id = requestNameAt(i);
    return request.id !== undefined || ids.has(id) ? request : { ...request, id };
  });
  return {
    ...position,
    ...(stage !== undefined && { stage }),
    A: { ...position.A, field: units('A') },
    B: { ...position.B, field: units('B') },
  };
}

function named(unit: PositionUnit, name: string, taken: ReadonlySet<string | undefined>): PositionUnit {
  return unit.unit !== undefined || taken.has(name) ? unit : { ...unit, unit: name };
}
