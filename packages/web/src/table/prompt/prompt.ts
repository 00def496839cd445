/** What the table shows a person who is asked: words, chips, marks and buttons. Plain data: pages and tests read the same. */
import type { Marks } from '../../board/things.ts';
import type { CostLetter } from '../../kit/costText.ts';
import type { Act } from '../draft/act.ts';
import type { SlotName } from '../planning/plan.ts';

export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  /** Letters, shown as pictures before the note. */
  readonly cost?: string | undefined;
  /** `candidate`: an answer to what is being asked. The others: see OfferState. */
  readonly look: 'ready' | 'more' | 'closed' | 'candidate';
  readonly pressed: boolean;
  readonly immediate: boolean;
  /** Undefined: it cannot be done, and the note says why. */
  readonly act: Act | undefined;
  /** Tells in full why it cannot be done. */
  readonly why?: Act | undefined;
}

export interface PromptButton {
  readonly label: string;
  readonly act: Act;
  /** Why it does not work yet. */
  readonly blocked?: string | undefined;
  readonly danger?: boolean | undefined;
  /** It ends the turn or passes: the focus does not go there by itself, and no key presses it twice in a row. */
  readonly final?: boolean | undefined;
}

export interface PlanPiece {
  /** Undefined: there is nothing to change. */
  readonly slot: SlotName | undefined;
  readonly label: string;
  /** It is a cost: its picture stands for the label. */
  readonly cost?: CostLetter | undefined;
  readonly value: string;
  readonly open: boolean;
  readonly active: boolean;
  readonly suggested: boolean;
}

export interface PlanBar {
  readonly action: number;
  readonly name: string;
  readonly pieces: readonly PlanPiece[];
  readonly results: readonly string[];
  readonly warnings: readonly string[];
}

/** What opens over the table for an answer: the cards of a pile, an order, the lanes. */
export type PromptSheet = 'pile' | 'order' | 'lanes';

export interface Prompt {
  readonly title: string;
  /** The clause that asks. */
  readonly detail: string | undefined;
  readonly plan: PlanBar | undefined;
  readonly chips: readonly Chip[];
  readonly marks: Marks;
  /** The main button; undefined where each answer has its own. */
  readonly primary: PromptButton | undefined;
  /** One of these is the answer. */
  readonly answers: readonly PromptButton[];
  readonly others: readonly PromptButton[];
  readonly sheet: PromptSheet | undefined;
  /** What the keys 1 to 9 and 0 do. */
  readonly digits: readonly Act[];
}
