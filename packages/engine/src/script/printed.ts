/** What an entry of the book says: the header in the printed notation, the effect in steps with their clauses. */
import type { Step } from './kernel.ts';
import type {
  ActionType,
  DeckRule,
  Edition,
  Format,
  Frame,
  FrameOption,
  KindRules,
  SeriesRule,
  Text,
} from './ruleset.ts';

/** 8.0: what makes a triggered action happen. */
export type TriggerCondition =
  /** The named action has resolved; the turn player's copy triggers. */
  | { readonly resolved: string; readonly needsAttacker?: true; readonly say: Text }
  /** A card of these numbers goes from your field to the grave; once for each. */
  | { readonly fieldToGrave: readonly number[]; readonly say: Text };

/** One version of an action, complete in itself. */
export interface ActionVersion {
  /** The first edition that prints it so; it holds until a later version. */
  readonly since: Edition;
  readonly name: Text;
  readonly type: ActionType;
  readonly tier: Format;
  /** Trigger, speed and timing, such as `direct normal quick`. */
  readonly at: string;
  readonly cost: string;
  readonly keys: string;
  readonly target: string;
  readonly when?: TriggerCondition;
  readonly oncePerTurn?: true;
  readonly onlyOpponentsTurn?: true;
  /** Only while your life is not above this. */
  readonly maxLife?: number;
  /** Only while your pack is closed. */
  readonly needsClosedPack?: true;
  /** Only while you have a rare card. */
  readonly needsRare?: true;
  readonly counterable?: false;
  readonly holdsCostTriggers?: true;
  readonly effect: readonly Step[];
}

export interface ActionEntry {
  readonly id: string;
  readonly versions: readonly ActionVersion[];
}

/** An action with all its versions, oldest first. */
export const versions = (id: string, ...list: readonly ActionVersion[]): ActionEntry => ({ id, versions: list });

/** Where an edition offers a frame. */
export interface FrameOffer {
  readonly editions: readonly Edition[];
  readonly formats: readonly Format[];
  /** Not printed for this edition: offered all the same, as a free regulation. */
  readonly free?: true;
}

export interface FrameEntry {
  readonly id: Frame;
  readonly name: Text;
  readonly offers: readonly FrameOffer[];
  readonly deck: { readonly kind: DeckRule['kind']; readonly max: number; readonly faces?: readonly number[] };
  readonly series: SeriesRule;
  /** Actions that it adds to the list. */
  readonly actions?: readonly string[];
  /** What comes between the first shuffle and the opening hand is the frame's, and what comes before it. */
  readonly setUp: FrameSetUp;
  readonly text: Text;
}

export interface FrameSetUp {
  /** Decisions before the shuffle. */
  readonly before?: readonly Step[];
  /** Between shuffle and preset. */
  readonly afterShuffle?: readonly Step[];
  /** How many cards enter as bulwarks, then how many as soldiers. */
  readonly preset?: number;
  /** How many cards are drawn as the opening hand. */
  readonly hand: number;
}

export interface FrameOptionEntry {
  readonly id: FrameOption;
  readonly name: Text;
  readonly editions: readonly Edition[];
  readonly formats: readonly Format[];
  readonly frames: readonly Frame[];
  readonly excludes?: FrameOption;
  readonly actions?: readonly string[];
  readonly preset?: number;
  /** The cards left out of the deck form a pack. */
  readonly pack?: true;
  readonly text: Text;
}

export interface CharacterVersion extends KindRules {
  readonly since: Edition;
  readonly name: Text;
  readonly tier: Format;
  readonly cards: string;
  readonly size: string;
  readonly labels: readonly Text[];
  /** 6.1 and 7.0: cards of these numbers raise Next Generation when they go from the field to the grave. */
  readonly toGraveRaises?: readonly number[];
  /** What it takes off the cost of its controller's quick magic. */
  readonly waives?: 'all' | 'D';
  readonly text: Text;
}

export interface CharacterEntry {
  readonly id: string;
  readonly versions: readonly CharacterVersion[];
}

export interface FogVersion {
  readonly since: Edition;
  readonly name: Text;
  readonly tier: Format;
  readonly cards: string;
  readonly target?: Text;
  readonly text: Text;
}

export interface FogEntry {
  readonly id: string;
  readonly versions: readonly FogVersion[];
}
