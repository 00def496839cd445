/** A state as the `given` of a conformance case, where that form can say it. */
import {
  decision,
  type Position,
  type PositionFog,
  type PositionSeat,
  type State,
  toPosition,
} from '@blackpoker/engine';

/** Somebody is asked to request or pass, and nothing is half done. */
export const isAtChance = (s: State): boolean => decision(s)?.kind === 'chance';

/** Undefined where the form has no words for it. */
export function givenOf(s: State): Position | undefined {
  if (!isAtChance(s)) return undefined;
  const position = toPosition(s);
  if (!isSayable(position, s.rules.fogs.length > 0)) return undefined;
  return { ...position, A: withFogs(position.A), B: withFogs(position.B) };
}

function isSayable({ A, B, force, modifiers, stage }: Position, hasFog: boolean): boolean {
  const units = [...A.field, ...B.field];
  return (
    force === undefined &&
    !(hasFog && modifiers !== undefined) &&
    units.every((unit) => typeof unit.new !== 'object') &&
    (stage ?? []).every(({ target, held }) => target !== null && held === undefined)
  );
}

function withFogs(seat: PositionSeat): PositionSeat {
  return seat.fog === undefined ? seat : { ...seat, fog: joinForces(seat.fog) };
}

/** The two key cards of a Force are one fog. */
function joinForces(fogs: readonly PositionFog[]): PositionFog[] {
  const joined: PositionFog[] = [];
  for (const fog of fogs) {
    const last = joined.at(-1);
    if (fog.effect === 'force' && last?.effect === 'force' && last.cards.length === 1)
      joined[joined.length - 1] = { ...last, cards: [...last.cards, ...fog.cards] };
    else joined.push(fog);
  }
  return joined;
}
