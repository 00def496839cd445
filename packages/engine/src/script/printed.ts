/** What an entry of the book says: the header in the printed notation, the effect in steps with their clauses. */
import type { Step } from './kernel.ts';
import type { ActionType, Edition, Format, KindRules, Text } from './ruleset.ts';

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
