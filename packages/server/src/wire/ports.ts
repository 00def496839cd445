/** What sockets need of the rest of the server. */
import type { Seat, Viewer } from '@blackpoker/engine';
import type { ChatLine, Command, LobbyLists, ServerMessage } from '@blackpoker/protocol';

/** Is given a message as JSON, in one or more pieces: nobody has to join what is big. */
export type Tell = (...pieces: string[]) => void;

export interface RoomsPort {
  readonly viewerOf: (game: string, user: string) => Promise<Viewer | undefined>;
  readonly join: (game: string, listener: Listener) => Promise<() => void>;
  readonly command: (game: string, seat: Seat, command: Command) => Promise<ServerMessage>;
}

export interface Listener {
  readonly viewer: Viewer;
  readonly told?: { course: number; count: number };
  readonly tell: Tell;
}

export type ChatCommand = Extract<Command, { type: 'chat' | 'say' }>;

export interface ChatPort {
  readonly post: (game: string, seat: Seat, user: string, command: ChatCommand) => Promise<ServerMessage>;
  readonly lines: (game: string, after: number) => Promise<readonly ChatLine[]>;
  readonly lastNumbers: (games: readonly string[]) => Promise<readonly (readonly [game: string, n: number])[]>;
}

export interface LobbyPort {
  /** As this user sees it; asked for often. */
  readonly list: (user: string) => Promise<LobbyLists>;
  readonly heardOfChange: () => void;
}
