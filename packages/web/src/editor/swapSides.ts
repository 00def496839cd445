import type { Position, PositionSeat } from '@blackpoker/engine';

/** A for B and B for A, also as the beginning of a unit's name. */
const swapped = (name: string): string => name.replace(/^[AB]/, (letter) => (letter === 'A' ? 'B' : 'A'));

const keyed = <T>(map: Readonly<Record<string, T>> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [swapped(key), value]));

const side = (seat: PositionSeat): PositionSeat => ({
  ...seat,
  field: seat.field.map((unit) => ({ ...unit, ...(unit.unit !== undefined && { unit: swapped(unit.unit) }) })),
  fog: (seat.fog ?? []).map((fog) => ({ ...fog, ...(fog.target !== undefined && { target: swapped(fog.target) }) })),
});

/** Each sits where the other sat. */
export function swapSides(position: Position): Position {
  const { combat, stage = [], modifiers = [], passed = [] } = position;
  return {
    ...position,
    turn: swapped(position.turn),
    chance: swapped(position.chance),
    stage: stage.map(({ target, ...request }) => ({
      ...request,
      by: swapped(request.by),
      ...(target !== undefined && { target: target === null ? null : swapped(target) }),
    })),
    ...(combat !== undefined && { combat: swappedCombat(combat) }),
    modifiers: modifiers.map(({ unit, by }) => ({ unit: swapped(unit), by })),
    force: keyed(position.force),
    used: keyed(position.used),
    passed: passed.map(swapped),
    A: side(position.B),
    B: side(position.A),
  };
}

function swappedCombat({ attackers, blocks = {} }: NonNullable<Position['combat']>): Position['combat'] & object {
  const entries = Object.entries(blocks).map(([name, blockers]) => [swapped(name), blockers.map(swapped)] as const);
  return { attackers: attackers.map(swapped), blocks: Object.fromEntries(entries) };
}
