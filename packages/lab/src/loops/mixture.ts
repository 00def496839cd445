/** Is there a mixture of measured effects that takes nothing and hurts? Whatever its order, it is what a loop must be made of. */
import { type Effect, RESOURCES, type Resource, strongest } from './effects.ts';
import { maximise } from './simplex.ts';

export interface Part {
  readonly actions: readonly string[];
  readonly times: number;
}

export interface Mixture {
  readonly parts: readonly Part[];
  readonly damage: number;
  /** Own life that it takes; 0 where life counts like everything else. */
  readonly life: number;
}

export type MixtureAnswer =
  | { readonly mixture: Mixture }
  /** No effect does more damage than what it takes is worth. */
  | { readonly worth: Readonly<Partial<Record<Resource, number>>> };

/** `free`: a resource of which there is more than enough. */
export function findMixture(effects: readonly Effect[], free?: Resource): MixtureAnswer {
  const counted = RESOURCES.filter((each) => each !== free);
  const places = counted.map((each) => RESOURCES.indexOf(each));
  const columns = strongest(effects);
  const best = maximise(
    columns.map(({ damage }) => damage),
    columns.map(({ change }) => places.map((i) => -(change[i] as number))),
    counted.map(() => 1),
  );
  if (best.isBounded)
    return { worth: Object.fromEntries(counted.map((each, i) => [each, best.worth[i]]).filter(([, worth]) => worth)) };
  return { mixture: wholeMixture(columns, best.times) };
}

/** Times as small whole numbers, as far as they are in such a proportion. */
function wholeMixture(columns: readonly Effect[], times: readonly number[]): Mixture {
  const used = columns.flatMap((effect, i) =>
    (times[i] as number) > TINY ? [{ effect, times: times[i] as number }] : [],
  );
  const scale = commonScale(used.map((part) => part.times));
  const life = RESOURCES.indexOf('life');
  const sum = (value: (effect: Effect) => number): number =>
    used.reduce((all, part) => all + Math.round(part.times * scale) * value(part.effect), 0);
  return {
    parts: used.map(({ effect, times: each }) => ({ actions: effect.actions, times: Math.round(each * scale) })),
    damage: sum(({ damage }) => damage),
    life: Math.max(0, -sum(({ change }) => change[life] as number)),
  };
}

const TINY = 1e-7;
const MOST_TIMES = 1000;

function commonScale(times: readonly number[]): number {
  const least = Math.min(...times);
  for (let k = 1; k <= MOST_TIMES; k++) {
    const scaled = times.map((each) => (each / least) * k);
    if (scaled.every((each) => Math.abs(each - Math.round(each)) < TINY * k)) return k / least;
  }
  return 1 / least;
}
