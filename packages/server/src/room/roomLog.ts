/** Keeps a room and its log in step: nothing happens in the room that is not in the log before. */
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import { type Appended, type Log, type LogRow, StoreUnavailable } from '../store/store.ts';
import { leftAfter } from './clock.ts';
import { isRefused, type Judged, type Refused } from './judging.ts';
import type { RoomAct, RoomEvent } from './roomEvent.ts';
import type { Change, RoomState } from './roomState.ts';
import { ROOM_WORDS } from './words.ts';

export type FailPoint = (name: 'beforeCommit' | 'afterCommit' | 'beforeAck', game: string) => void | Promise<void>;

export interface RoomLogDeps {
  readonly log: Log;
  readonly clock: ServerClock;
  readonly outages: Outages;
  readonly failPoint?: FailPoint | undefined;
  readonly onChange: (change: Change) => void;
  /** An event of this node is in the log. */
  readonly onWritten: (seq: number) => void;
}

/** The toldSeq of what stands in the log; `dup`: it did so before. */
export type Written = { readonly seq: number; readonly dup?: true } | Refused;

const RETRY: Refused = { code: 'retry', message: ROOM_WORDS.retry };
const ATTEMPTS = 8;

export class RoomLog {
  private readonly room: RoomState;
  private readonly deps: RoomLogDeps;
  /** It is not known whether something was written. */
  private isUnsure = false;

  constructor(room: RoomState, deps: RoomLogDeps) {
    this.room = room;
    this.deps = deps;
  }

  /** One at a time. `decide` is asked anew where another node was faster. Throws only where the engine does. */
  async write(cmd: string, decide: () => Judged): Promise<Written> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.isUnsure && !(await this.tryReadOn())) return RETRY;
      const seq = this.room.toldSeqOf(cmd);
      if (seq !== undefined) return { seq, dup: true };
      const judged = decide();
      if (isRefused(judged)) return judged;
      const written = await this.tryAppend(cmd, judged);
      if (written !== undefined) return written;
    }
    return RETRY;
  }

  /** Undefined: the log has been found further on, or its state is unknown. */
  private async tryAppend(cmd: string, act: RoomAct): Promise<Written | undefined> {
    const { room, deps } = this;
    const { game } = room.base;
    const event = this.eventOf(cmd, act);
    await deps.failPoint?.('beforeCommit', game);
    const appended = await this.append(event);
    if (appended === 'unknown')
      return (await this.tryReadOn()) && room.toldSeqOf(cmd) !== undefined ? undefined : RETRY;
    if (appended === 'taken') {
      this.isUnsure = true;
      return undefined;
    }
    await deps.failPoint?.('afterCommit', game);
    deps.onWritten(event.seq);
    deps.onChange(room.apply(event));
    await deps.failPoint?.('beforeAck', game);
    return { seq: room.toldSeq };
  }

  private eventOf(cmd: string, what: RoomAct): RoomEvent {
    const { room, deps } = this;
    const at = Math.max(deps.clock.now(), room.at);
    const left = leftAfter(room, what, at, deps.outages);
    return { seq: room.seq + 1, cmd, at, ...(left !== undefined && { left }), what };
  }

  private async append(event: RoomEvent): Promise<Appended | 'unknown'> {
    try {
      return await this.deps.log.append(rowOf(this.room.base.game, event));
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.isUnsure = true;
      return 'unknown';
    }
  }

  /** Returns whether the log could be read. */
  async tryReadOn(): Promise<boolean> {
    try {
      const rows = await this.deps.log.read(this.room.base.game, this.room.seq);
      const changes = rows.map((row) => this.room.apply(eventOf(row)));
      this.isUnsure = false;
      if (changes.length > 0) this.deps.onChange(joined(changes));
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return false;
    }
  }
}

const joined = (changes: readonly Change[]): Change => {
  const [first = 'room'] = changes;
  return changes.every((change) => change === first) ? first : 'table';
};

export const rowOf = (game: string, { seq, cmd, at, left, what }: RoomEvent): LogRow => ({
  game,
  seq,
  cmd,
  at,
  body: JSON.stringify({ left, what }),
});

/** What the log says. */
export function eventOf({ seq, cmd, at, body }: LogRow): RoomEvent {
  const { left, what } = JSON.parse(body) as Pick<RoomEvent, 'left' | 'what'>;
  return { seq, cmd, at, left, what };
}
