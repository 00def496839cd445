/** Who tells people who are away, as rooms know it. */
import { type Seat, SPECTATOR, type Viewer } from '@blackpoker/engine';
import type { Room } from './room.ts';

/** Neither throws. */
export interface RoomsWatcher {
  /** Something has changed in a game that this node drives, or it drives it from now on. */
  readonly look: (room: Room) => void;
  /** A player has come to the table, or leaves it. */
  readonly wasThere: (game: string, seat: Seat) => void;
}

/** Somebody has come; `leave`, with which they go, is noted too. */
export function noted(watcher: RoomsWatcher | undefined, game: string, viewer: Viewer, leave: () => void): () => void {
  if (watcher === undefined || viewer === SPECTATOR) return leave;
  watcher.wasThere(game, viewer);
  return () => {
    leave();
    watcher.wasThere(game, viewer);
  };
}
