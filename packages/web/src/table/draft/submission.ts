/** What goes to the host: the choices, and what is to become of them where the table looks different there. */

import type { Card } from '@blackpoker/engine';
import {
  actionAt,
  type Choice,
  cardChoice,
  chosenPosition,
  isStageEmpty,
  kindToAct,
  PASS,
  type State,
  seatToAct,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import type { Plan } from '../planning/plan.ts';
import { offered, stepped, type World } from '../planning/world.ts';

export interface Submission {
  readonly choices: readonly Choice[];
  /** How many of them are the answer itself. The rest is said ahead, and dropped where it does not fit. */
  readonly core: number;
  /** The person wants to be asked again although their own request lies on top. */
  readonly keep: boolean;
  /** Who attacks, by their bottom cards, once it is asked. */
  readonly attackers?: readonly Unit[] | undefined;
  /** The person would lose at once, or may. */
  readonly danger: boolean;
}

export const plainSubmission = (choices: readonly Choice[]): Submission => ({
  choices,
  core: choices.length,
  keep: false,
  danger: false,
});

/** A request, and unless the chance is kept the pass that lets it go its way. */
export function requestSubmission(
  world: World,
  { choices, after, action }: Pick<Plan, 'choices' | 'after' | 'action'>,
  keep: boolean,
  ahead: Card | undefined,
): Submission {
  const card = ahead === undefined ? [] : answerAhead(after, world, cardChoice(ahead));
  const isQuiet = actionAt(world.state.rules, action).immediate || keep;
  const pass = isQuiet ? [] : passAhead(after, world);
  return { ...plainSubmission([...choices, ...card, ...pass]), core: choices.length, keep };
}

function answerAhead(s: State, { seat }: World, choice: Choice): Choice[] {
  return seatToAct(s) === seat && kindToAct(s) === 'setCard' && offered(s).includes(choice) ? [choice] : [];
}

function passAhead(s: State, { seat }: World): Choice[] {
  const isOwnChance = seatToAct(s) === seat && kindToAct(s) === 'chance' && !isStageEmpty(s);
  return isOwnChance && offered(s).includes(PASS) ? [PASS] : [];
}

/** The bottom cards of own units. */
export const unitsOf = ({ state, seat }: World, choices: readonly Choice[]): Unit[] =>
  choices.map((choice) => unitAt(state, seat, chosenPosition(choice)));

/** The state after all of it, as far as the table can tell. */
export const resultOf = ({ state }: World, { choices, core }: Submission): State | undefined =>
  stepped(state, choices) ?? stepped(state, choices.slice(0, core));
