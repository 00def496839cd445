/** Does in a room what the server does by itself, each at its time. */
import { PASS, type Seat } from '@blackpoker/engine';
import type { Command } from '@blackpoker/protocol';
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import { type Bots, BotThinking } from './botThinking.ts';
import { deadlineOf } from './clock.ts';
import { isRefused, type Judged } from './judging.ts';
import { nextOwnAct, type OwnAct } from './ownActs.ts';
import type { Queue } from './queue.ts';
import type { RoomAct } from './roomEvent.ts';
import type { RoomLog } from './roomLog.ts';
import type { RoomState } from './roomState.ts';
import { ROOM_WORDS } from './words.ts';

export interface RoomDriverDeps {
  readonly room: RoomState;
  readonly log: RoomLog;
  readonly queue: Queue;
  readonly clock: ServerClock;
  readonly outages: Outages;
  readonly bots: Bots;
  /** Does this node drive the game, or only pass for those who are connected here? */
  readonly isDriver: () => boolean;
  readonly isHere: (seat: Seat) => boolean;
  readonly judge: (seat: Seat, command: Command) => Judged;
  /** Nothing is to be done here any more. */
  readonly isAtRest: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

/** The store is away, or it is not known how long it was. */
const LATER = 500;

export class RoomDriver {
  private readonly deps: RoomDriverDeps;
  private readonly thinking: BotThinking;
  private callOff: () => void = () => {};
  private notBefore = 0;

  constructor(deps: RoomDriverDeps) {
    this.deps = deps;
    this.thinking = new BotThinking(deps.bots, () => deps.clock.now());
  }

  /** Looks what is to be done next, and when. */
  wake(): void {
    this.stop();
    if (this.deps.isAtRest()) return;
    try {
      this.think();
      const next = this.nextAct;
      if (next !== undefined) this.waitFor(Math.max(next.due, this.notBefore));
    } catch (error) {
      this.deps.onFailure(error);
    }
  }

  stop(): void {
    this.callOff();
    this.callOff = () => {};
  }

  private think(): void {
    const { room, isDriver, onFailure } = this.deps;
    if (isDriver() && room.end === undefined) this.thinking.think(room, () => this.wake(), onFailure);
  }

  private waitFor(due: number): void {
    const { clock, queue, onFailure } = this.deps;
    this.callOff = clock.at(due, () => void queue.add(() => this.act()).then(() => this.wake(), onFailure));
  }

  private get nextAct(): OwnAct | undefined {
    const { room, outages, isHere, isDriver } = this.deps;
    const drives = isDriver() || room.end !== undefined;
    return nextOwnAct(room, { outages, isDriver: drives, isHere, thought: this.thinking.ready(room) });
  }

  /** Somebody's time is over, and nobody has noticed yet: that comes before everything else. */
  get isLate(): boolean {
    const { room, outages, clock } = this.deps;
    const deadline = room.asked?.stop === true ? deadlineOf(room, outages) : undefined;
    return deadline !== undefined && deadline <= clock.now();
  }

  async actInTime(): Promise<void> {
    const { seat, decision } = this.deps.room;
    if (this.isLate && seat !== undefined)
      await this.carryOut({ cmd: `timeout:${decision}`, act: { type: 'timeout', seat } });
  }

  private async act(): Promise<void> {
    const next = this.nextAct;
    const isDue = next !== undefined && next.due <= this.deps.clock.now();
    if (isDue && !this.deps.isAtRest()) await this.carryOut(next);
  }

  /** Nobody loses by time while the store is away. */
  private async carryOut({ cmd, act }: Pick<OwnAct, 'cmd' | 'act'>): Promise<void> {
    const { room, log, outages } = this.deps;
    const { decision } = room;
    if (act.type === 'timeout' && !outages.isKnown) return this.later();
    const written = await log.write(cmd, () => this.stillMeant(act, decision));
    if ('code' in written && written.code !== 'stale') this.later();
  }

  private later(): void {
    this.notBefore = this.deps.clock.now() + LATER;
  }

  /** Another node may have been faster. */
  private stillMeant(act: RoomAct, decision: number): Judged {
    const { room, judge } = this.deps;
    if (act.type === 'answer') return this.answerMeant(act);
    if (room.end !== undefined || room.decision !== decision || room.paused)
      return { code: 'stale', message: ROOM_WORDS.over };
    if (act.type !== 'play' && act.type !== 'pass') return act;
    const choices = act.type === 'pass' ? [PASS] : [...act.choices];
    const judged = judge(act.seat, { type: 'play', game: '', cmd: '', decision, seq: room.seq, choices });
    return isRefused(judged) ? judged : act;
  }

  /** A bot declines what is no longer possible. */
  private answerMeant({ seat, offer, accept }: Extract<RoomAct, { type: 'answer' }>): Judged {
    const answer = (accepted: boolean): Judged =>
      this.deps.judge(seat, { type: 'answer', game: '', cmd: '', what: offer, accept: accepted });
    const judged = answer(accept);
    return isRefused(judged) ? answer(false) : judged;
  }
}
