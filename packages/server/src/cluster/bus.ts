/** What nodes tell each other. Nothing depends on a message: each is a hint to look at the log or at the tables. */
export type BusMessage =
  /** The log of a game has grown up to this seq. */
  | { readonly type: 'game'; readonly game: string; readonly seq: number }
  /** How many sockets of each seat, and of viewers, a node has in a game. */
  | {
      readonly type: 'presence';
      readonly node: string;
      readonly game: string;
      readonly seats: readonly [number, number];
      readonly viewers: number;
    }
  | { readonly type: 'chat'; readonly game: string; readonly n: number }
  /** Open or running games have changed. */
  | { readonly type: 'lobby' }
  /** A game of this user has begun. */
  | { readonly type: 'begun'; readonly user: string; readonly game: string }
  /** Has anybody a socket of this user? Who has answers that they are here. */
  | { readonly type: 'where'; readonly user: string }
  | { readonly type: 'here'; readonly user: string }
  /** This user is to be looked up again: banned, renamed, signed out. */
  | { readonly type: 'user'; readonly user: string }
  /** Somebody with the right to do so has closed the room. */
  | { readonly type: 'reload'; readonly game: string };

export interface Bus {
  /** Never throws and never waits; a message may be lost. */
  readonly publish: (message: BusMessage) => void;
  /** Not told of one's own messages. Returns how to stop. */
  readonly subscribe: (listener: (message: BusMessage) => void) => () => void;
  /** Messages arrive; while they do not, games that somebody looks at are polled. */
  readonly isUp: () => boolean;
  readonly close: () => Promise<void>;
}

/** One node alone has nobody to tell. */
export const SILENT_BUS: Bus = {
  publish: () => {},
  subscribe: () => () => {},
  isUp: () => true,
  close: async () => {},
};
