/** The shape of a view: plain data, the only thing of a game that leaves a server. */
import type { TableOptions } from '../script/ruleset.ts';
import type { Card, Seat } from './cards.ts';
import type { TargetRef, UnitRef, Viewer } from './events.ts';

/** Cards known to lie in these places of a life, in unknown order where there are several. Places count from 0. */
export interface KnownCards {
  readonly cards: readonly Card[];
  readonly from: 'top' | 'bottom';
  readonly places: readonly number[];
}

export interface UnitView {
  readonly as: 'soldier' | 'bulwark';
  /** Bottom first; empty where the viewer does not know them. */
  readonly cards: readonly Card[];
  readonly driven: boolean;
  /** Which of its cards entered this turn; of bulwarks that are known as a set: whether any of them did. */
  readonly new: readonly boolean[];
  readonly attacker: boolean;
  readonly blocks: UnitRef | undefined;
  readonly modifier: number;
  /** Of a soldier. */
  readonly size: number | undefined;
}

export interface FogView {
  readonly card: Card;
  /** Index into the ruleset's fogs; undefined once its effect has ended. */
  readonly effect: number | undefined;
  readonly target: UnitRef | undefined;
}

export interface SeatView {
  readonly life: {
    /** Undefined: 10 or more, and that is all that the viewer is told. */
    readonly count: number | undefined;
    readonly known: readonly KnownCards[];
  };
  readonly hand: { readonly count: number; readonly cards: readonly Card[] };
  readonly grave: {
    readonly count: number | undefined;
    readonly top: Card | undefined;
    /** The owner: all, bottom first. Others: those that they saw go there, in the order of the pack. */
    readonly cards: readonly Card[];
  };
  /** In the order of the row; bulwarks in this order lie from the life side outwards. */
  readonly field: readonly UnitView[];
  /** Bulwarks that the viewer knows as a set: the cards, and their places in the row. */
  readonly sets: readonly { readonly cards: readonly Card[]; readonly positions: readonly number[] }[];
  readonly fog: readonly FogView[];
  /** Undefined: there is none. Cards: what is left in it, for its owner once it is open. */
  readonly pack:
    | { readonly opened: boolean; readonly count: number | undefined; readonly cards: readonly Card[] }
    | undefined;
  /** Undefined: there is none (any more). Card: for its owner. */
  readonly rare: { readonly card: Card | undefined } | undefined;
  /** The one of two decks that is not in use. Cards: for its owner, if they built it. */
  readonly second: SecondDeckView | undefined;
  /** Its owner has looked through the life, and so knows what is in the deck. */
  readonly seen: boolean;
  /** The cards of this seat's pack that are in no zone, as far as the viewer knows: what they left out of a deck that they built. */
  readonly out: readonly Card[];
  /** Of a fixed deck: how many cards of this seat's pack the position lacked from which the game was begun. Which, nobody is told. */
  readonly lacking: number;
  readonly force: number;
  readonly passed: boolean;
  /** Once-per-turn actions raised this turn, a bit each. */
  readonly used: number;
  /** Triggered actions that wait, by the ruleset's triggers. */
  readonly triggered: readonly number[];
  /** Cards that went to the grave together while its owner chooses which lies on top. */
  readonly graveBatch: number;
}

export interface SecondDeckView {
  readonly cards: readonly Card[];
  /** It has won a game of the series and is not used again. */
  readonly retired: boolean;
  /** It could not have been chosen for this game: it is retired, or the game before was drawn. */
  readonly bound: boolean;
  /** Of the viewer's own: is it the first of the two? */
  readonly isFirst: boolean | undefined;
}

export interface RequestView {
  readonly id: number;
  readonly action: number;
  readonly by: Seat;
  readonly keys: readonly Card[];
  readonly target: TargetRef | undefined;
  readonly held: number;
}

/** A request that is being put together: its owner sees it, nobody else. */
export interface DraftView {
  readonly action: number;
  readonly keys: readonly Card[];
  readonly B: readonly UnitRef[];
  readonly D: readonly Card[];
  readonly S: readonly UnitRef[];
  readonly target: TargetRef | undefined;
}

export interface View {
  readonly regulation: string;
  readonly options: TableOptions;
  readonly viewer: Viewer;
  readonly turn: Seat;
  readonly chance: Seat;
  readonly turns: number;
  readonly winner: number;
  readonly endCause: number;
  readonly emptyRound: boolean;
  readonly seats: readonly [SeatView, SeatView];
  /** Bottom first. */
  readonly stage: readonly RequestView[];
  /** Raised and not on the stage: an immediate action, or one that waits for the trigger check. */
  readonly aside: RequestView | undefined;
  readonly nextRequest: number;
  readonly draft: DraftView | undefined;
  /** What the viewer has named so far in a choice of several cards. */
  readonly picks: readonly Card[];
  /** Where the game stands: the frames, without those of another seat's draft. */
  readonly flow: readonly (readonly number[])[];
}
