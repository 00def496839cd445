/** Games that are being loaded: each once, however many ask for it meanwhile. */
import type { Loaded } from './loader.ts';
import type { Room } from './room.ts';

type Read = (game: string) => Promise<Loaded>;
/** `isWanted`: it was not loaded only to see whether something is due in it. */
type Open = (loaded: Loaded, isWanted: boolean) => void;

export class Loading {
  private readonly read: Read;
  private readonly open: Open;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly wanted = new Set<string>();

  constructor(read: Read, open: Open) {
    this.read = read;
    this.open = open;
  }

  /** Whoever asks for a game that is being loaded wants it. */
  async room(game: string, isWanted: boolean): Promise<Room> {
    const running = this.rooms.get(game);
    if (isWanted || running !== undefined) this.wanted.add(game);
    const room = running ?? this.load(game);
    this.rooms.set(game, room);
    return await room;
  }

  /** Once it is open nobody gets it from here: it may be gone again. */
  private async load(game: string): Promise<Room> {
    try {
      const loaded = await this.read(game);
      this.open(loaded, this.wanted.has(game));
      return loaded.room;
    } finally {
      this.rooms.delete(game);
      this.wanted.delete(game);
    }
  }

  async idle(): Promise<void> {
    await Promise.allSettled(this.rooms.values());
  }
}
