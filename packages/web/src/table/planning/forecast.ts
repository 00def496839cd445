/** What comes of choices if nobody answers. What hangs on hidden cards is not told: only what is so however they lie. */
import { type Choice, hasPassed, isStageEmpty, turnPlayer } from '@blackpoker/engine';
import { type Forecast, type LifeChange, tryOut } from './tryOut.ts';
import { type World, worldOf } from './world.ts';

export type { Forecast } from './tryOut.ts';

const DRAWS = 5;
const drawn = new WeakMap<World, readonly World[]>();

/** The same table with what is hidden drawn anew, several times. */
function drawsOf(world: World): readonly World[] {
  const known = drawn.get(world);
  if (known !== undefined) return known;
  const others = Array.from({ length: DRAWS - 1 }, (_, i) => worldOf(world.view, i + 2) ?? []).flat();
  const draws = [world, ...others];
  drawn.set(world, draws);
  return draws;
}

/** `until`: up to the moment when the request, raised by these choices, has left the stage; or no further than they go. */
export function forecast(world: World, choices: readonly Choice[], until: 'resolved' | 'now'): Forecast | undefined {
  const tried = drawsOf(world).flatMap((each) => tryOut(each, choices, until) ?? []);
  const [first, ...rest] = tried;
  return first === undefined ? undefined : rest.reduce(common, first);
}

const key = (value: unknown): string => JSON.stringify(value);

/** Those of one list that are in the other. */
function shared<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  const found = new Set(b.map(key));
  return a.filter((item) => found.has(key(item)));
}

function common(a: Forecast, b: Forecast): Forecast {
  return {
    life: [commonLife(a.life[0], b.life[0]), commonLife(a.life[1], b.life[1])],
    entering: shared(a.entering, b.entering),
    leaving: shared(a.leaving, b.leaving),
    sizes: shared(a.sizes, b.sizes),
    guards: a.guards.to === b.guards.to ? a.guards : { ...a.guards, to: a.guards.from },
    triggers: shared(a.triggers, b.triggers),
    negated: shared(a.negated, b.negated),
    fizzles: a.fizzles && b.fizzles,
    loses: a.loses && b.loses,
    wins: a.wins && b.wins,
    uncertain: a.uncertain || key(told(a)) !== key(told(b)),
  };
}

const told = ({ uncertain: _, ...facts }: Forecast): Omit<Forecast, 'uncertain'> => facts;

const commonLife = (a: LifeChange, b: LifeChange): LifeChange => (a.lost === b.lost ? a : { ...a, lost: 0 });

/** Would, or may, these choices cost the person the game at once? */
export const mayLose = (world: World, choices: readonly Choice[]): boolean =>
  drawsOf(world).some((each) => tryOut(each, choices, 'resolved')?.loses === true);

/** A pass now lets the top of the stage resolve. */
export const passResolves = ({ state, seat }: World): boolean => !isStageEmpty(state) && hasPassed(state, 1 - seat);

export const isOwnTurn = ({ state, seat }: World): boolean => turnPlayer(state) === seat;
