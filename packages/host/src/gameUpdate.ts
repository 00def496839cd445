/** What a game is begun with, and what a viewer of it is told: plain data, the same from a worker of this browser and from a server. */
import type { PassingProfile, PassingReason, Warning } from '@blackpoker/bots';
import type {
  Choice,
  Deck,
  DeckName,
  GameEvent,
  Seat,
  SeatDeck,
  SeriesGame,
  TableOptions,
  Text,
  View,
  Viewer,
} from '@blackpoker/engine';

/** The player of a seat. `script`: the opponent of a lesson, which says what they do. */
export type SeatSetup =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: number }
  | { readonly kind: 'script' };

/** `first`, `second`: a newcomer's first whole games, from a drawn-up table with few actions and then a real one. */
export const COACHED_GAMES = ['first', 'second', 'usual'] as const;
export type CoachedGame = (typeof COACHED_GAMES)[number];

/** All that is needed to begin a game, or to begin it again. */
export interface GameSetup {
  readonly regulation: string;
  readonly options: TableOptions;
  /** 32 hexadecimal digits, or a small whole number in tests. */
  readonly seed: string;
  readonly decks: readonly [SeatDeck, SeatDeck];
  readonly seats: readonly [SeatSetup, SeatSetup];
  /** The game begins from a position (docs/notation.md) in place of a deal. */
  readonly position?: string | undefined;
  /** The game begins with these choices of an earlier one: "play from here". */
  readonly choices?: readonly Choice[] | undefined;
  /** The series that this game belongs to; undefined: it stands alone. */
  readonly series?: SeriesSoFar | undefined;
  /** The id of the lesson that this game is. */
  readonly lesson?: string | undefined;
  /** Ids of the only actions that bots request in this game and that the table offers first; undefined: all. */
  readonly actions?: readonly string[] | undefined;
  /** The coach helps in this game, unless the person switches it off. */
  readonly coach?: CoachedGame | undefined;
}

/** A series before one of its games. */
export interface SeriesSoFar {
  readonly seed: string;
  /** What each player brought. */
  readonly decks: readonly [SeatDeck, SeatDeck];
  /** How many games won take it; undefined: as the regulation has it. */
  readonly wins?: number | undefined;
  readonly games: readonly SeriesGame[];
}

/** Something that happened, as this person may know it. */
export interface Told {
  readonly event: GameEvent;
  readonly turn: number;
  /** The line of the log; undefined: it goes without saying. */
  readonly text: Text | undefined;
  /** It was passed for the person, and why. */
  readonly autoPass?: AutoPass | undefined;
}

export interface AutoPass {
  readonly reason: PassingReason;
  /** As the log says it. */
  readonly text: Text;
}

export interface GameUpdate {
  /** How many choices have been made: the id of the pending decision. Grows by undo, too, so that no id comes twice. */
  readonly id: number;
  /** Whose view this is; a spectator's between two people at one device. */
  readonly viewer: Viewer;
  readonly view: View;
  /** The viewer has to choose. Options follow from the view: `decision(sample(view, rng))`. */
  readonly asked: boolean;
  /** Two people at one device: this one is to take it. */
  readonly handOver: Seat | undefined;
  /** A bot is thinking. */
  readonly thinking: boolean;
  /** What has happened since the update before; all of it where `fresh`. */
  readonly told: readonly Told[];
  /** `told` begins anew and takes the place of what was told before: the first update, after an undo, and where the viewer is another. */
  readonly fresh: boolean;
  /** At a chance: the choices that would do something here, and those that had better not be taken lightly. */
  readonly meaningful: readonly Choice[];
  readonly warnings: readonly Warning[];
  readonly canUndo: boolean;
  readonly passing: PassingProfile;
  readonly end: GameEnd | undefined;
  /** Where the series stands, with this game once it has ended; undefined: there is none. */
  readonly series: SeriesStanding | undefined;
  /** Something that the person has to know: told once. */
  readonly trouble: Trouble | undefined;
  /** How the lesson goes, if this game is one. */
  readonly lesson?: LessonStatus | undefined;
}

/** `unreachable`: nothing has failed yet, but the goal can no longer be reached. */
export const LESSON_OUTCOMES = ['running', 'done', 'failed', 'unreachable'] as const;

export interface LessonStatus {
  /** The step that the learner is at, from 0. */
  readonly step: number;
  readonly outcome: (typeof LESSON_OUTCOMES)[number];
  /** Done, but not in the best way: which of the lesson's `soft` ways it was. */
  readonly soft?: number | undefined;
}

export const END_CAUSES = ['played', 'resigned', 'timeout', 'connection', 'agreed', 'aborted'] as const;
/** `connection`: the other one was away, and it was claimed; `agreed`: a draw; `aborted`: it does not count. */
export type EndCause = (typeof END_CAUSES)[number];

export interface GameEnd {
  /** Undefined: a draw. */
  readonly winner: Seat | undefined;
  readonly why: EndCause;
}

export interface SeriesStanding {
  /** Which game of the series this is, from 1. */
  readonly game: number;
  /** Games won by A and by B, and how many win the series. */
  readonly score: readonly [number, number];
  readonly wins: number;
  readonly over: boolean;
  /** Once it is over; undefined: a draw. */
  readonly winner: Seat | undefined;
  /** After a game: the decks of their own that the person may look at now. */
  readonly decks: readonly { readonly name: DeckName; readonly deck: Deck }[];
}

/**
 * `notKept`: the browser does not let us store the game, which goes on; `elsewhere`: it is played in another window now, and stands
 * still here; `bot`: the opponent could not think and made a plain move; `lost`: the worker has died, and a reload resumes the game.
 */
export const TROUBLES = ['notKept', 'elsewhere', 'bot', 'lost'] as const;

export interface Trouble {
  readonly code: (typeof TROUBLES)[number];
  readonly message: Text;
}

export type SubmitAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'stale' | 'illegal' | 'retry'; readonly message: Text };
