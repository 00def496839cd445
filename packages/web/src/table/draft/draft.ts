/** What a person has pointed at since they were asked. Nothing of it has happened: it can be taken back without a word to anybody. */
import type { Card, Choice } from '@blackpoker/engine';
import type { Lanes } from '../planning/blocks.ts';
import type { SlotName, Wishes } from '../planning/plan.ts';

export interface Draft {
  /** At the chance: cards of the hand, in the order of the taps. */
  readonly selected: readonly Card[];
  /** At the chance: the action that is being put together. */
  readonly wishes: Wishes | undefined;
  /** A card that answers what the action will ask at once. */
  readonly ahead: Card | undefined;
  /** A part that was decided and is looked at again. */
  readonly active: SlotName | undefined;
  /** At the chance: who is to attack; undefined: no attack is being planned. */
  readonly attackers: readonly Choice[] | undefined;
  /** The answer to a question; undefined: as the table suggests it. */
  readonly picks: readonly Choice[] | undefined;
  readonly lanes: Lanes;
  /** Which attacker gets the next blocker. */
  readonly lane: number | undefined;
  /** At the chance: actions that the learner has not met are shown, too. */
  readonly beyond: boolean;
  /** The pile or the lanes are closed for a look at the table; undefined: as the table usually has it. */
  readonly aside: boolean | undefined;
}

export const EMPTY_DRAFT: Draft = {
  selected: [],
  wishes: undefined,
  ahead: undefined,
  active: undefined,
  attackers: undefined,
  picks: undefined,
  lanes: new Map(),
  lane: undefined,
  beyond: false,
  aside: undefined,
};

/** Is there a blocker in any lane? */
export const isBlocking = ({ lanes }: Draft): boolean => [...lanes.values()].some((places) => places.length > 0);

/** Is there anything to take back? */
export function isTouched(draft: Draft): boolean {
  const { selected, wishes, attackers, picks } = draft;
  const isPointing = selected.length > 0 || wishes !== undefined || attackers !== undefined || picks !== undefined;
  return isPointing || isBlocking(draft);
}
