/** Scripted players: they take what the rating of options likes best. */
import { makeRng, optionAt, sample } from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import type { Player } from '../player.ts';
import { policyOption } from '../policy/choose.ts';
import { CONTROLLER, FORTRESS, PLAIN, RUSHER, type Style } from '../policy/style.ts';

/** `noise`: how much each rating is shaken, in cards of life. */
export const scripted = (name: string, style: Style, noise = 0): Player => ({
  name,
  sitDown: (_rules, _seat, seed) => {
    const rng = makeRng(seed);
    const dice = new Dice(rng());
    return {
      choose: ({ view, forbidden }) => {
        const world = sample(view(), rng);
        return optionAt(world, policyOption(world, dice, noise, style, forbidden));
      },
    };
  },
});

export const SCRIPTED: readonly Player[] = [
  scripted('heuristic', PLAIN),
  scripted('rusher', RUSHER),
  scripted('fortress', FORTRESS),
  scripted('controller', CONTROLLER),
];
