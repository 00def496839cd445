import type { Ruleset, Seed } from '@blackpoker/engine';
import { type Minds, sitDown } from '../game.ts';
import { playerNamed } from '../players.ts';

const RANDOM = playerNamed('random');

/** Two random players of the game with this seed. */
export const randomMinds = (rules: Ruleset, seed: Seed): Minds => sitDown([RANDOM, RANDOM], rules, seed);
