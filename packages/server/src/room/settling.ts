/** What follows when a game has ended: its row, then ratings and the next game. Tried until it is done, and safe to be done again; what a node that died has left is the lobby's upkeep. */
import type { ServerClock } from '../cluster/serverClock.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { writeEnd } from './ending.ts';
import type { Room } from './room.ts';
import { gameRow, type PlayersOf, roomFacts } from './roomFacts.ts';
import type { RoomsLog } from './roomsLog.ts';

export interface SettlingDeps {
  readonly store: Store;
  readonly clock: ServerClock;
  readonly players: PlayersOf;
  readonly onOver: (game: string) => Promise<void>;
  readonly onRematch: (game: string) => Promise<string>;
  readonly log: RoomsLog;
}

const PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

export class Settling {
  private readonly deps: SettlingDeps;
  private readonly onDone: (game: string) => void;
  private readonly busy = new Map<string, Promise<void>>();
  private readonly settled = new WeakSet<Room>();
  /** Their rematch cannot be begun. */
  private readonly withoutRematch = new WeakSet<Room>();
  private isStopped = false;

  /** `onDone`: other nodes may look at the row again. */
  constructor(deps: SettlingDeps, onDone: (game: string) => void) {
    this.deps = deps;
    this.onDone = onDone;
  }

  isBusy(game: string): boolean {
    return this.busy.has(game);
  }

  /** Where it has been done already, only what is new: a rematch. */
  begin(game: string, room: Room): void {
    const isDone = this.settled.has(room) && !this.wantsRematch(room);
    if (this.busy.has(game) || isDone || this.isStopped) return;
    const run = this.run(game, room).finally(() => {
      this.busy.delete(game);
      if (this.wantsRematch(room)) this.begin(game, room);
    });
    this.busy.set(game, run);
  }

  private wantsRematch(room: Room): boolean {
    const { state, facts } = room;
    return state.rematchAgreed && facts.next === undefined && !this.isStopped && !this.withoutRematch.has(room);
  }

  private async run(game: string, room: Room): Promise<void> {
    for (let pause = PAUSE; !this.isStopped; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await this.settle(game, room);
      } catch (error) {
        this.deps.log.warn({ game, err: error }, 'the end of a game could not be settled yet');
      }
      await this.pause(pause);
    }
  }

  private pause(milliseconds: number): Promise<void> {
    const { clock } = this.deps;
    return new Promise((resolve) => clock.at(clock.now() + milliseconds, resolve));
  }

  private async settle(game: string, room: Room): Promise<void> {
    const { store, onOver } = this.deps;
    if (!this.settled.has(room)) {
      await writeEnd(store, room.state, room.facts.players);
      await onOver(game);
      this.settled.add(room);
    }
    if (this.wantsRematch(room)) await this.rematch(game, room);
    await this.readFacts(game, room);
    this.onDone(game);
  }

  /** What is wrong with it beside the store will be so the next time, too. */
  private async rematch(game: string, room: Room): Promise<void> {
    try {
      await this.deps.onRematch(game);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      this.withoutRematch.add(room);
      this.deps.log.error({ game, err: error }, 'a rematch could not be begun');
    }
  }

  private async readFacts(game: string, room: Room): Promise<void> {
    const { store, players } = this.deps;
    const row = await gameRow(store, game);
    if (row === undefined) return;
    room.facts = await roomFacts(store, row, players);
    room.tellRoom();
  }

  /** Another node has settled it, or a rematch has begun there. */
  refresh(game: string, room: Room): void {
    this.readFacts(game, room).catch((error) => this.deps.log.warn({ game, err: error }, 'a game could not be read'));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.race([Promise.allSettled(this.busy.values()), this.pause(PAUSE)]);
  }
}
