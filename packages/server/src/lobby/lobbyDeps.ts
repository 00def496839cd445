/** What the lobby stands on. */
import type { Bus, BusMessage } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';

export interface LobbyLog {
  readonly info: (what: object, message: string) => void;
  readonly error: (what: object, message: string) => void;
}

/** The part of `Rooms` that the lobby knows. */
export interface LobbyRooms {
  readonly begin: (game: string) => Promise<void>;
  readonly glance: (game: string) => { readonly turn: number; readonly viewers: number } | undefined;
  /** Ends a game without a result, also where it cannot be opened. */
  readonly abort: (game: string) => Promise<void>;
}

export interface LobbyDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: { readonly now: () => number };
  /** This node's id. */
  readonly node: string;
  readonly rooms: () => LobbyRooms;
  readonly log: LobbyLog;
  /** Has this user a socket here? Left out: everybody counts as present. */
  readonly isOnline?: ((user: string) => boolean) | undefined;
  /** Somebody with this name wants to begin the waiting game of a user who is away. */
  readonly onAwaited?: ((game: string, creator: string, name: string) => void) | undefined;
  /** Hears what is published to the bus: a node is not told of its own messages. */
  readonly here?: ((message: BusMessage) => void) | undefined;
}
