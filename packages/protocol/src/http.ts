/** What is asked of the server over HTTP, under /api. */
import { z } from 'zod';
import { clockTerms, gameId, plainText, playerName } from './parts.ts';
import type { ChatLine, GameState, Player, Rating, Terms, UserKind } from './serverMessages.ts';

export const password = z.string().min(8).max(200);

export const newGuest = z.strictObject({ name: playerName });
export const credentials = z.strictObject({ name: playerName, password });
/** An account shows once more that it is theirs. */
export const leaving = z.strictObject({ password: password.optional() });
export const passwordChange = z.strictObject({ old: password, new: password });

/** A deck as text (docs/notation.md); left out where the regulation deals it. */
const deckText = z.string().max(400);

/** `invite`: whoever has the link; `open`: listed in the lobby; `quick`: whoever fits, by rating; `bot`: a level of ours, at once. */
export const GAME_KINDS = ['invite', 'open', 'quick', 'bot'] as const;
export const newGame = z.strictObject({
  kind: z.enum(GAME_KINDS),
  regulation: z.string().max(80),
  options: z.strictObject({ graveTop: z.enum(['last', 'ask']) }).optional(),
  clock: clockTerms,
  rated: z.boolean(),
  /** Best of 3 or 5: 2 or 3; left out as the regulation has it. Not for `quick`, nor where there are two decks. */
  wins: z.number().int().min(1).max(3).optional(),
  deck: deckText.optional(),
  level: z.number().int().min(1).max(8).optional(),
});
export type NewGame = z.infer<typeof newGame>;

export const joining = z.strictObject({ deck: deckText.optional() });
export const reportOf = z.strictObject({
  about: plainText.max(40),
  game: gameId.optional(),
  text: plainText.trim().min(1).max(1000),
});
export const blocking = z.strictObject({ id: plainText.max(40) });
export const newToken = z.strictObject({ name: playerName });

/** Who asks. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly admin: boolean;
  /** Games that wait for somebody or run. */
  readonly games: readonly GameLine[];
  readonly blocked: readonly { readonly id: string; readonly name: string }[];
}

/** One game in a list. */
export interface GameLine {
  readonly game: string;
  /** invite, open, quick, bot, rematch or series. */
  readonly kind?: string | undefined;
  readonly state: GameState;
  readonly terms: Terms;
  readonly players: readonly (Player | undefined)[];
  readonly at: number;
  readonly turns: number;
  /** Seat, or undefined: a draw, or not over. */
  readonly winner: 0 | 1 | undefined;
  readonly why: string | undefined;
  /** Its record may be seen: it is over, and so is the series that it belongs to. */
  readonly revealed: boolean;
  /** Told of a game of a series. */
  readonly series?: SeriesPlace | undefined;
  /** The seat whose decision it is; told of one's own games, while they run. */
  readonly toAct?: 0 | 1 | undefined;
}

/** Where a game stands within its series. */
export interface SeriesPlace {
  /** Which game of the series it is, from 1. */
  readonly game: number;
  /** Games won by A and by B, with this one once it has ended. */
  readonly score: readonly [number, number];
}

export interface PlayerPage {
  readonly player: Player;
  readonly since: number;
  readonly ratings: readonly { readonly group: string; readonly rating: Rating }[];
  readonly games: readonly GameLine[];
  readonly record: { readonly won: number; readonly lost: number; readonly drawn: number };
  /** The actions that they declare most, by id. */
  readonly favourites: readonly { readonly action: string; readonly times: number }[];
}

export interface LadderPage {
  readonly group: string;
  readonly groups: readonly string[];
  readonly places: readonly { readonly player: Player; readonly rating: Rating }[];
}

export interface GamePage {
  readonly line: GameLine;
  readonly chat: readonly ChatLine[];
  readonly seedHash: string;
  readonly seed: string | undefined;
  /** The games of its series, in their order; of a game that stands alone: itself. The shuffle is verified with all their records. */
  readonly series: readonly string[];
  /** Where it goes on: a rematch, the next game of the series, or the game of the other one in a quick match. */
  readonly next: string | undefined;
}
