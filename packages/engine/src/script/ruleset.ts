import type { ActionTable } from './actionTable.ts';
import type { Program, Routine } from './kernel.ts';
import type { KeyPattern } from './keyPattern.ts';
import type { TargetRule } from './targets.ts';

/** The same sentence in both languages. */
export interface Text {
  readonly ja: string;
  readonly en: string;
}

export const EDITIONS = ['6.1', '7.0p', '7.0', '8.0'] as const;
/** In the order of printing; 7.0p is the early printing of 7.0. */
export type Edition = (typeof EDITIONS)[number];
export const FORMATS = ['lite', 'standard', 'pro', 'master'] as const;
/** Each includes those before it; also an action's tier. */
export type Format = (typeof FORMATS)[number];
export const ACTION_TYPES = [
  'summon',
  'quickMagic',
  'normalMagic',
  'basic',
  'turnControl',
  'battle',
  'trigger',
  'pack',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
export type CostLetter = 'B' | 'L' | 'D' | 'S';

export const FRAMES = [
  'full',
  'regular',
  'entry',
  'entry20',
  'random40',
  'constructed40',
  'randomHalf',
  'constructedHalf',
  'pack',
  'rarePack',
  'strategy',
] as const;
/** Which decks are played and how a game starts. */
export type Frame = (typeof FRAMES)[number];
export const FRAME_OPTIONS = ['preset2', 'preset4', 'pack'] as const;
/** What 7.0 can add to a frame; in an id they stand in this order. */
export type FrameOption = (typeof FRAME_OPTIONS)[number];

/** The parts of a regulation's id. */
export interface Regulation {
  readonly edition: Edition;
  readonly format: Format;
  readonly frame: Frame;
  readonly frameOptions?: readonly FrameOption[];
}

/** Such as 7.0/master/random40+preset2+pack; options in the order preset, pack. */
export function regulationId({ edition, format, frame, frameOptions = [] }: Regulation): string {
  const options = FRAME_OPTIONS.filter((option) => frameOptions.includes(option));
  return [`${edition}/${format}/${frame}`, ...options].join('+');
}

/** What a deck of a regulation may be. Fixed: these cards. Random: drawn from the seed. Built: chosen by its player. */
export interface DeckRule {
  readonly kind: 'fixed' | 'random' | 'built';
  readonly min: number;
  readonly max: number;
  /** Of a fixed deck. */
  readonly faces: readonly number[];
}

/** How many decks a player brings, and how many games win the series, unless the players of one deck each agree on more. */
export interface SeriesRule {
  readonly decks: 1 | 2;
  readonly wins: number;
}

/** How the core flow of an edition differs (rulebook h). */
export interface Switches {
  /** May the turn player pass on an empty stage? */
  readonly passOnEmptyStage: boolean;
  /** Is there a trigger check between raising an action and pushing or resolving it? */
  readonly triggerCheckAfterRaise: boolean;
  /** Triggered actions of main timing go before those of quick timing, and are dropped where the stage is not empty. */
  readonly triggersByTiming: boolean;
  /** Both at 0 life. */
  readonly tie: 'draw' | 'turnPlayerLoses';
}

/** What a table may agree on beside the rules. */
export interface TableOptions {
  /** Which card lies on top when several go to a grave together: the last one moved, or the owner is asked. */
  readonly graveTop: 'last' | 'ask';
}

/** One action as it plays in this ruleset. */
export interface Action {
  readonly index: number;
  readonly id: string;
  readonly name: Text;
  readonly type: ActionType;
  readonly quickMagic: boolean;
  readonly tier: Format;
  readonly direct: boolean;
  readonly immediate: boolean;
  readonly main: boolean;
  /** As printed. */
  readonly cost: string;
  readonly keys: string;
  readonly target: string;
  /** Its rule text in our words: conditions first, then the effect, clause by clause. */
  readonly text: Text;
  readonly clauses: readonly Text[];
  /** How many of each letter; B L D S. */
  readonly b: number;
  readonly l: number;
  readonly d: number;
  readonly s: number;
  readonly pattern: KeyPattern;
  readonly targetRule: TargetRule | undefined;
  /** A request for it names something: key cards, what pays, a target. */
  readonly hasParts: boolean;
  /** What may stand in its way, a bit each (`closedGates` in flow/request.ts). */
  readonly gates: number;
  /** Bit in the used-this-turn mask, or -1 where it may be raised any number of times. */
  readonly limit: number;
  readonly onlyOpponentsTurn: boolean;
  /** Only while its controller's life is not above this. */
  readonly maxLife: number;
  /** Only while its controller's pack is closed. */
  readonly needsClosedPack: boolean;
  /** Only while its controller has a rare card. */
  readonly needsRare: boolean;
  readonly counterable: boolean;
  /** 7.0 B·J: what its cost triggers waits until it has resolved (rulebook f 20). */
  readonly holdsCostTriggers: boolean;
  /** Index of its effect among the ruleset's routines. */
  readonly routine: number;
  /** Index in the table of triggers, or -1. */
  readonly trigger: number;
}

export interface CharacterInfo {
  readonly id: string;
  readonly name: Text;
  readonly tier: Format;
  /** In the printed notation. */
  readonly cards: string;
  readonly size: string;
  readonly labels: readonly Text[];
  readonly text: Text;
}

export interface FogInfo {
  readonly id: string;
  readonly name: Text;
  readonly tier: Format;
  readonly cards: string;
  readonly target: Text | undefined;
  readonly text: Text;
}

/** How much of a zone somebody may know. */
export type Level =
  | 'cards'
  | 'cardsOnceOpened'
  | 'cardsIfBuilt'
  | 'top'
  | 'place'
  | 'count'
  | 'countBelow10'
  | 'nothing';

/** Rulebook e: for each zone, what its owner may know and what everybody else may. */
export type Visibility = Readonly<
  Record<
    'life' | 'grave' | 'hand' | 'soldier' | 'bulwark' | 'fog' | 'stage' | 'pack' | 'rare' | 'secondDeck',
    { readonly owner: Level; readonly others: Level }
  >
>;

/** Gates that may be closed to an action, beside the bits of once-per-turn actions, which come first. */
export const MAX_LIMITS = 8;
export const GATE_OPPONENTS_TURN = 1 << MAX_LIMITS;
export const GATE_STAGE = 1 << 9;
export const GATE_PACK = 1 << 10;
export const GATE_RARE = 1 << 11;
export const GATE_COUNT = 12;

/** What a kind of character may do. */
export interface KindRules {
  readonly attacks: boolean;
  readonly blocks: boolean;
  /** `withAce`: only while an A is among its cards. */
  readonly haste: boolean | 'withAce';
}

export interface TriggerClass {
  readonly ofTurnPlayer: boolean;
  readonly triggers: readonly number[];
  /** The same, a bit each. */
  readonly kinds: number;
}

/** A trigger of the kind "when this action has resolved". */
export interface ResolvedTrigger {
  readonly trigger: number;
  readonly needsAttacker: boolean;
}

/** Everything that a game of one regulation needs, resolved once and frozen. */
export interface Ruleset {
  /** Such as 8.0/lite/full. */
  readonly id: string;
  readonly edition: Edition;
  readonly format: Format;
  readonly frame: Frame;
  readonly frameOptions: readonly FrameOption[];
  readonly deck: DeckRule;
  readonly series: SeriesRule;
  readonly options: TableOptions;
  readonly switches: Switches;
  readonly visibility: Visibility;
  /** The table plays with graveTop: ask. */
  readonly asksGraveTop: boolean;
  /** By index; undefined where this format does not have it. */
  readonly actions: readonly (Action | undefined)[];
  readonly byId: ReadonlyMap<string, Action>;
  /** Those that players can raise. */
  readonly direct: readonly Action[];
  /** What may be raised at main timing: all of them; and at quick timing. */
  readonly atMain: readonly ActionTable[];
  readonly atQuick: readonly ActionTable[];
  readonly characters: readonly CharacterInfo[];
  readonly fogs: readonly FogInfo[];
  /** By kind (queries.KINDS). */
  readonly kinds: readonly KindRules[];
  /** What a magician takes off the cost of its controller's quick magic. */
  readonly magicianWaives: 'all' | 'D' | 'nothing';
  readonly routines: readonly Routine[];
  /** The same as the kernel runs it. */
  readonly program: Program;
  /** By trigger index: which action it raises. */
  readonly triggers: readonly Action[];
  /**
   * The classes of triggers within which a player chooses the order, in the order in which they are handled: immediates of the turn
   * player, of the other, normals likewise.
   */
  readonly triggerClasses: readonly TriggerClass[];
  /** By kind × 14 + number: the triggers, a bit each, that such a card files when it goes from the field to the grave. */
  readonly fieldToGrave: Uint8Array;
  /** The trigger that 7.0 B·J holds back; -1: this list has none. */
  readonly nextGeneration: number;
  /** By action index: what triggers when it has resolved. */
  readonly whenResolved: readonly (readonly ResolvedTrigger[])[];
}

/** -1 where this format does not have it. */
export const indexOfAction = (rules: Ruleset, id: string): number => rules.byId.get(id)?.index ?? -1;

export function actionAt(rules: Ruleset, index: number): Action {
  const action = rules.actions[index];
  if (action === undefined) throw new Error(`bug: no action ${index} in ${rules.id}`);
  return action;
}

/** Those that this format has, in the order of the book. */
export const actionsOf = (rules: Ruleset): readonly Action[] => rules.actions.filter((action) => action !== undefined);

export const triggerOf = ({ direct }: Action): 'direct' | 'triggered' => (direct ? 'direct' : 'triggered');
export const speedOf = ({ immediate }: Action): 'immediate' | 'normal' => (immediate ? 'immediate' : 'normal');
export const timingOf = ({ main }: Action): 'main' | 'quick' => (main ? 'main' : 'quick');
