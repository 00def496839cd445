/** Games for the tests of the table: both seats choose at random through what the table offers them. */
import {
  apply,
  dealDecks,
  isOver,
  makeRng,
  newGame,
  REGULATIONS,
  type Rng,
  type Ruleset,
  randomBelow,
  regulationId,
  rulesetOf,
  type Seat,
  type State,
  seatToAct,
  smallSeed,
  type TableOptions,
  view,
} from '@blackpoker/engine';
import { type World, worldOf } from '../../src/table/planning/world.ts';

export const REGULATION_IDS: readonly string[] = REGULATIONS.map(regulationId);

export function rulesOf(id: string, graveTop: TableOptions['graveTop'] = 'last'): Ruleset {
  const rules = rulesetOf(id, { graveTop });
  if (rules === undefined) throw new Error(`no regulation ${id}`);
  return rules;
}

export const begin = (rules: Ruleset, seed: number): State =>
  newGame(rules, dealDecks(rules, smallSeed(seed)), smallSeed(seed));

export function worldFor(s: State, seat: Seat = seatToAct(s)): World {
  const world = worldOf(view(s, seat));
  if (world === undefined) throw new Error('nothing is asked');
  return world;
}

export const pick = <Item>(rng: Rng, items: readonly Item[]): Item => {
  const item = items[randomBelow(rng, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

export function someOf<Item>(rng: Rng, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(randomBelow(rng, left.length), 1),
  ).flat();
}

const LONGEST = 4_000;

/** Plays until the end; `choose` gives the choices for the seat that is asked. */
export function playThrough(
  s: State,
  seed: number,
  choose: (world: World, rng: Rng, truth: State) => readonly number[],
): number {
  const rng = makeRng(smallSeed(seed));
  for (let n = 0; n < LONGEST; n++) {
    if (isOver(s)) return n;
    for (const choice of choose(worldFor(s), rng, s)) apply(s, choice);
  }
  return LONGEST;
}
