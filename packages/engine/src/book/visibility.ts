/** Who may know what (rulebook e). The only place that says so: `view` and `sample` read it through the ruleset. */
import type { Visibility } from '../script/ruleset.ts';

export const VISIBILITY: Visibility = {
  /** The owner counts their life at any time; the others are told the number below 10. Nobody knows what lies in it. */
  life: { owner: 'count', others: 'countBelow10' },
  /** The number of cards would tell the life, so others are not told it while the life is 10 or more. */
  grave: { owner: 'cards', others: 'top' },
  hand: { owner: 'cards', others: 'count' },
  soldier: { owner: 'cards', others: 'cards' },
  /** Face down: others see place and state. */
  bulwark: { owner: 'cards', others: 'place' },
  fog: { owner: 'cards', others: 'cards' },
  stage: { owner: 'cards', others: 'cards' },
  /** Whether it is open is public; its owner may look once it is. */
  pack: { owner: 'cardsOnceOpened', others: 'nothing' },
  /** That there is one is public. */
  rare: { owner: 'cards', others: 'count' },
  /** The deck that is not in use. Its owner knows it if they built it. */
  secondDeck: { owner: 'cardsIfBuilt', others: 'nothing' },
};
