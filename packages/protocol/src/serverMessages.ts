/** What the server says over the socket. Types only: a client trusts its server. */
import type { Choice, Seat, TableOptions, Text } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import type { ClockTerms, OfferName, PresetName } from './parts.ts';

/** Grows with every change that an older client would not understand. */
export const PROTOCOL = 1;

export const USER_KINDS = ['guest', 'account', 'bot', 'level'] as const;
/** A person without or with an account, a program with a token, a level of ours. */
export type UserKind = (typeof USER_KINDS)[number];

export interface Player {
  /** Not there for a level. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly kind: UserKind;
  readonly level?: number | undefined;
  /** In the group of the regulation. */
  readonly rating?: Rating | undefined;
}

export interface Rating {
  readonly rating: number;
  /** How sure it is: the smaller the surer. */
  readonly deviation: number;
  readonly games: number;
  /** Not sure enough for the ladder. */
  readonly provisional: boolean;
}

export const GAME_STATES = ['waiting', 'playing', 'over', 'aborted'] as const;
export type GameState = (typeof GAME_STATES)[number];

export interface Terms {
  readonly regulation: string;
  readonly options: TableOptions;
  readonly clock: ClockTerms;
  readonly rated: boolean;
  /** How many games won take the series; 1: a single game. */
  readonly wins: number;
}

export interface ClockStatus {
  /** Milliseconds that are left to A and to B, when this was sent; undefined: no clock. */
  readonly left: readonly [number, number] | undefined;
  /** Whose clock runs; undefined: none. */
  readonly running: Seat | undefined;
  /** Milliseconds of this decision that are still free. */
  readonly free: number;
}

export interface Offered {
  readonly what: OfferName;
  readonly by: Seat;
  /** A takeback: what would be taken back, where that is an action (its choice) or a pass; undefined: an answer. */
  readonly move?: Choice | undefined;
}

/** What everybody may know of a game beside its table. */
export interface RoomStatus {
  readonly state: GameState;
  readonly terms: Terms;
  readonly players: readonly [Player, Player];
  readonly clock: ClockStatus;
  readonly connected: readonly [boolean, boolean];
  /** Milliseconds until the other player's absence may be claimed, by seat; undefined: they are there. */
  readonly absent: readonly [number | undefined, number | undefined];
  readonly paused: boolean;
  /** Offers that wait for an answer. */
  readonly offers: readonly Offered[];
  /** The offer that was declined last, if one was, and the seq of that. */
  readonly declined: (Offered & { readonly seq: number }) | undefined;
  /** Who has agreed to free text. */
  readonly freeChat: readonly [boolean, boolean];
  /** Spectators see both hands, later by so many seconds. */
  readonly openHands: number | undefined;
  readonly viewers: number;
  /** SHA-256 of the seed, from the start; the seed itself once the game, or its series, is over. */
  readonly seedHash: string;
  readonly seed: string | undefined;
  /** Where it goes on: a rematch, or the next game of the series. */
  readonly next: string | undefined;
  /** After a rated game: what it was worth, by seat. */
  readonly ratingChange: readonly [number, number] | undefined;
  /** The engine failed: the game stands still, and whoever runs the server can find it by this id. */
  readonly incident: string | undefined;
}

export interface ChatLine {
  readonly n: number;
  readonly by: Seat;
  readonly at: number;
  readonly preset?: PresetName | undefined;
  readonly text?: string | undefined;
}

/** A game that waits for somebody, as the lobby lists it: to be joined, or (a quick match) to be met by a search on the same terms. */
export interface OpenGame {
  readonly game: string;
  readonly by: Player;
  readonly terms: Terms;
  readonly at: number;
}

export interface RunningGame {
  readonly game: string;
  readonly players: readonly [Player, Player];
  readonly terms: Terms;
  readonly turn: number;
  readonly viewers: number;
}

export interface LobbyLists {
  readonly open: readonly OpenGame[];
  /** Those who look for a quick match. */
  readonly quick: readonly OpenGame[];
  readonly running: readonly RunningGame[];
}

export const REFUSALS = [
  'stale',
  'illegal',
  'retry',
  'bad',
  'forbidden',
  'unknown',
  'tooOften',
  'over',
  'frozen',
  'away',
] as const;
/** Why a command is not taken; `retry`: nothing is wrong with it, it may be sent again as it is; `away`: who made the game, or the offer, is not there. */
export type Refusal = (typeof REFUSALS)[number];

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly user: Player;
      readonly now: number;
      readonly build: string;
    }
  | {
      readonly type: 'game';
      readonly game: string;
      readonly seq: number;
      /** What was told begins anew with each course: after a takeback. */
      readonly course: number;
      readonly update: GameUpdate;
      readonly room: RoomStatus;
    }
  | { readonly type: 'room'; readonly game: string; readonly seq: number; readonly room: RoomStatus }
  | { readonly type: 'ack'; readonly game: string; readonly cmd: string; readonly seq: number; readonly dup?: true }
  | {
      readonly type: 'refused';
      readonly game?: string;
      readonly cmd?: string;
      readonly code: Refusal;
      readonly message: Text;
      readonly seq?: number;
    }
  | { readonly type: 'chat'; readonly game: string; readonly lines: readonly ChatLine[] }
  | ({ readonly type: 'lobby' } & LobbyLists)
  /** A game of this person has begun: somebody took it, or was found. */
  | { readonly type: 'begun'; readonly game: string }
  | { readonly type: 'pong'; readonly n: number; readonly now: number };
