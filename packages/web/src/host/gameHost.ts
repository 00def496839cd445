/** One interface between a table and the game behind it: a worker in this browser, or a server. It speaks of one person's views. */
import type { ChoiceRisk, Hint, PassingProfile } from '@blackpoker/bots';
import type { Choice, Seat } from '@blackpoker/engine';
import type { GameSetup, GameUpdate, SubmitAnswer } from '@blackpoker/host';
import type { OnlineSide } from './onlineSide.ts';

export interface GameHost {
  /** Of the game: its address is `/t/ID`. */
  readonly id: string;
  readonly setup: GameSetup;
  /** Rejects with a CallError, whose `text` is for people, where the game cannot be opened; then no update ever comes. */
  readonly opened: Promise<void>;
  /** Calls back at once with all that is known, as soon as anything is, then for every change. Returns how to stop. */
  readonly subscribe: (listener: (update: GameUpdate) => void) => () => void;
  /**
   * A whole request or answer for the decision with this id: applied whole or not at all. A request that is to let the chance go ends
   * with PASS; without it the person keeps the chance and is asked again, if there is anything to do.
   */
  readonly submit: (id: number, choices: readonly Choice[]) => Promise<SubmitAnswer>;
  /** Of the person who looks. A window that is open is judged anew: it may be passed at once. */
  readonly setPassing: (profile: PassingProfile) => void;
  /** At one device: this person looks now. */
  readonly takeSeat: (seat: Seat) => void;
  /** Rejects where the viewer is not asked. `only`: ids of the only actions that it may suggest; undefined: all. */
  readonly hint: (only?: readonly string[]) => Promise<Hint>;
  /** In this browser: does this whole request of the viewer, who is asked, give a lot away? */
  readonly risk?: (line: readonly Choice[], only?: readonly string[]) => Promise<ChoiceRisk>;
  /** Back to the last choice after which nothing new was revealed. Also ends every yield. False: there is none. */
  readonly undo: () => Promise<boolean>;
  /** In a lesson: plays the learner's next request of the solution. False: the game has left the path of the solution. */
  readonly showNext?: () => Promise<boolean>;
  readonly resign: () => Promise<void>;
  /** The game up to now as text (docs/notation.md). It names hidden cards: while the game runs it is not for the screen. */
  readonly record: () => Promise<string>;
  /** The next game of the series, to be given to `startGame`; undefined: there is none, or this game has not ended. */
  readonly next: () => Promise<GameSetup | undefined>;
  readonly close: () => void;
  /** Where the game is played over the network. */
  readonly online?: OnlineSide;
}
