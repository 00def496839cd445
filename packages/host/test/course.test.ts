/** What viewers of a game are told, whenever they come. */
import {
  countOptions,
  dealDecks,
  isOver,
  makeRng,
  optionAt,
  rulesetOf,
  SPECTATOR,
  seedText,
  smallSeed,
} from '@blackpoker/engine';
import { expect, test } from 'vitest';
import { Course, type GameSetup, type Told } from '../src/index.ts';

const rules = rulesetOf('8.0/standard/full', { graveTop: 'last' })!;
const VIEWERS = [0, 1, SPECTATOR] as const;

function setupOf(seed: number): GameSetup {
  const dice = makeRng(smallSeed(seed));
  const parsed = [dice(), dice(), dice(), dice()] as const;
  const person = { kind: 'person' } as const;
  const decks = dealDecks(rules, parsed);
  return { regulation: rules.id, options: rules.options, seed: seedText(parsed), decks, seats: [person, person] };
}

test('who takes the news now and then, and who comes late, is told the same as who has listened all the time', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const dice = makeRng(smallSeed(seed));
    const setup = setupOf(seed);
    const kept = new Course(setup, { viewers: VIEWERS });
    const told = new Map<number, Told[]>(VIEWERS.map((viewer) => [viewer, []]));
    const taken = new Course(setup);
    for (const viewer of VIEWERS) told.get(viewer)?.push(...taken.listen(viewer));
    for (let i = 0; i < 300 && !isOver(kept.state); i++) {
      const choice = optionAt(kept.state, dice() % countOptions(kept.state));
      kept.take(choice);
      taken.take(choice);
      for (const viewer of VIEWERS) {
        const { from, told: news } = taken.takeNews(viewer);
        expect(from).toBe(told.get(viewer)?.length);
        told.get(viewer)?.push(...news);
      }
    }
    for (const viewer of VIEWERS) expect(told.get(viewer)).toEqual(kept.toldTo(viewer));
  }
});
