/** Which of several places lies next in a direction. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Index of the nearest spot that lies the way of the key; Home and End: the first and the last. Undefined: stay. */
export function nextSpot(spots: readonly Spot[], current: number, key: string): number | undefined {
  if (key === 'Home') return spots.length === 0 ? undefined : 0;
  if (key === 'End') return spots.length === 0 ? undefined : spots.length - 1;
  const step = STEPS[key];
  const from = spots[current];
  if (step === undefined || from === undefined) return undefined;
  return nearest(spots, from, step);
}

function nearest(spots: readonly Spot[], from: Spot, [dx, dy]: readonly [number, number]): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 3 * aside;
    if (ahead > 1 && cost < least) [best, least] = [i, cost];
  });
  return best;
}
