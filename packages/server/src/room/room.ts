/** One game on one node: commands are judged, written to the log, and told, one at a time. */
import { type Seat, seatName, turnCount, type Viewer } from '@blackpoker/engine';
import type { Command, ServerMessage } from '@blackpoker/protocol';
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import { type Log, StoreUnavailable } from '../store/store.ts';
import { Audience, type RoomListener } from './audience.ts';
import type { Bots } from './botThinking.ts';
import { deadlineOf, isPlainPass } from './clock.ts';
import { type Judged, judge, type Refused } from './judging.ts';
import { heldUntil } from './ownActs.ts';
import { type Counts, Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { RoomDriver } from './roomDriver.ts';
import { type FailPoint, RoomLog, type Written } from './roomLog.ts';
import type { Change, Pair, RoomState } from './roomState.ts';
import { absenceOf, type RoomFacts, statusText } from './roomStatus.ts';
import { ROOM_WORDS } from './words.ts';

export interface RoomDeps {
  readonly log: Log;
  readonly clock: ServerClock;
  readonly outages: Outages;
  readonly bots: Bots;
  readonly failPoint?: FailPoint | undefined;
  /** Does this node drive the game's clocks and bots? */
  readonly isDriver: () => boolean;
  /** Is it known who is connected to other nodes? */
  readonly isSure: () => boolean;
  /** An event of this node is in the log. */
  readonly onWritten: (seq: number) => void;
  /** The engine has failed: returns the id under which that can be found. */
  readonly onFailure: (error: unknown, seq: number) => string;
  /** Something has happened, by whatever node. */
  readonly onChange: () => void;
  /** The game has just ended, by whatever node, or a rematch was agreed upon. */
  readonly onEnd: () => void;
  /** Sockets have come or gone. */
  readonly onPresence: () => void;
}

const RETRY: Refused = { code: 'retry', message: ROOM_WORDS.retry };
const FROZEN: Refused = { code: 'frozen', message: ROOM_WORDS.frozen };
/** Commands that wait in one room. */
const MOST_WAITING = 50;
/** Nobody loses by time because their pass is held. */
const IN_TIME = 100;
/** How often the number of viewers is told. */
const SOON = 1000;

export class Room {
  readonly state: RoomState;
  readonly presence: Presence;
  facts: RoomFacts;
  /** When something last happened here. */
  touchedAt: number;
  private readonly deps: RoomDeps;
  private readonly audience: Audience;
  private readonly log: RoomLog;
  private readonly driver: RoomDriver;
  private readonly queue = new Queue();
  private readonly holding = new Set<() => void>();
  private callOffTelling: (() => void) | undefined;
  private isStopped = false;

  constructor(state: RoomState, facts: RoomFacts, deps: RoomDeps) {
    const { log, clock, outages, bots, failPoint, isDriver, onWritten } = deps;
    this.state = state;
    this.facts = facts;
    this.deps = deps;
    this.touchedAt = clock.now();
    const isBot: Pair<boolean> = [state.levelOf(0) !== undefined, state.levelOf(1) !== undefined];
    this.presence = new Presence(isBot, state.at, clock.now());
    this.audience = new Audience(state, clock, () => this.statusText);
    const onChange = (change: Change): void => this.changed(change);
    this.log = new RoomLog(state, { log, clock, outages, failPoint, onWritten, onChange });
    this.driver = new RoomDriver({
      room: state,
      log: this.log,
      queue: this.queue,
      clock,
      outages,
      bots,
      isDriver,
      isHere: (seat) => this.presence.local.seats[seat === 0 ? 0 : 1] > 0,
      judge: (seat, command) => this.judged(seat, command),
      isAtRest: () => this.isStopped || this.facts.incident !== undefined,
      onFailure: (error) => void this.freeze(error),
    });
  }

  /** A RoomStatus as JSON. */
  private get statusText(): string {
    return statusText(this.state, this.presence, this.facts, this.deps.clock.now(), this.deps.outages);
  }

  get glance(): { readonly turn: number; readonly viewers: number } {
    return { turn: turnCount(this.state.state), viewers: this.presence.viewers };
  }

  get isEmpty(): boolean {
    return this.audience.size === 0;
  }

  /** When the server has to do something here, if nobody does anything; undefined: never. */
  get deadline(): number | undefined {
    return deadlineOf(this.state, this.deps.outages);
  }

  // who looks

  /** Sends the whole table before it returns. Returns how to leave. */
  join(listener: RoomListener): () => void {
    this.move(listener.viewer, 1);
    this.audience.add(listener);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.audience.remove(listener);
      this.move(listener.viewer, -1);
    };
  }

  private move(viewer: Viewer, by: 1 | -1): void {
    const before = this.presence.connected;
    this.touchedAt = this.deps.clock.now();
    this.presence.move(viewer, by, this.touchedAt);
    this.deps.onPresence();
    this.presenceChanged(before);
    this.wake();
  }

  /** Another node tells who is there. Returns whether it is news that it has anybody. */
  hear(node: string, counts: Counts): boolean {
    const before = this.presence.connected;
    const isNew = this.presence.hear(node, counts, this.deps.clock.now());
    this.presenceChanged(before);
    return isNew;
  }

  forgetSilent(heardSince: number): void {
    const before = this.presence.connected;
    if (this.presence.forgetSilent(this.deps.clock.now(), heardSince)) this.presenceChanged(before);
  }

  /** Whether a player is there is told at once; how many look on, now and then. */
  private presenceChanged([a, b]: Pair<boolean>): void {
    const [nowA, nowB] = this.presence.connected;
    if (a !== nowA || b !== nowB) this.audience.tellRoom();
    else this.tellSoon();
  }

  private tellSoon(): void {
    const { clock } = this.deps;
    this.callOffTelling ??= clock.at(clock.now() + SOON, () => {
      this.callOffTelling = undefined;
      this.audience.tellRoom();
    });
  }

  /** What is told beside the table has changed. */
  tellRoom(): void {
    this.audience.tellRoom();
  }

  private changed(change: Change): void {
    this.touchedAt = this.deps.clock.now();
    this.audience.tell(change);
    if (this.state.end !== undefined) this.deps.onEnd();
    this.wake();
    this.deps.onChange();
  }

  // what people do

  /** `against`: why not, where it is not in the log already. Resolves after the commit. Never throws. */
  async command(seat: Seat, command: Command, against?: Refused): Promise<ServerMessage> {
    const { game } = this.state.base;
    const { cmd } = command;
    const written = await this.take(seat, command, against).catch((error) => this.freeze(error));
    if (!isRefusal(written)) return { type: 'ack', game, cmd, seq: written.seq, ...(written.dup && { dup: true }) };
    return { type: 'refused', game, cmd, code: written.code, message: written.message, seq: this.state.toldSeq };
  }

  private async take(seat: Seat, command: Command, against?: Refused): Promise<Written> {
    if (this.queue.length > MOST_WAITING) return RETRY;
    const earliest = this.heldUntil(seat, command);
    if (earliest > this.deps.clock.now()) await this.until(earliest);
    return await this.queue.add(async () => {
      if (command.type === 'play' && command.seq > this.state.toldSeq) await this.log.tryReadOn();
      return await this.write(`${seatName(seat)}:${command.cmd}`, () => against ?? this.judged(seat, command));
    });
  }

  /** A seat that holds its windows passes none of them sooner than that. */
  private heldUntil(seat: Seat, command: Command): number {
    const { state } = this;
    if (command.type !== 'play' || state.seat !== seat || !isPlainPass(state, command.choices)) return 0;
    return Math.min(heldUntil(state, seat), (this.deadline ?? Number.POSITIVE_INFINITY) - IN_TIME);
  }

  private async until(time: number): Promise<void> {
    const { clock } = this.deps;
    if (this.isStopped) return;
    await new Promise<void>((resolve) => {
      const callOff = clock.at(time, () => done());
      const done = (): void => {
        callOff();
        this.holding.delete(done);
        resolve();
      };
      this.holding.add(done);
    });
  }

  private judged(seat: Seat, command: Command): Judged {
    const { state, deps } = this;
    const now = deps.clock.now();
    const isAway = (other: Seat): boolean =>
      absenceOf(state, this.presence, other === 0 ? 0 : 1, now, deps.outages) === 0;
    const isThere = (other: Seat): boolean => this.presence.isThere(other);
    return judge(command, seat, { room: state, now, isAway, isThere, isSure: deps.isSure });
  }

  /** Writes what is decided; time that has run out comes before it. */
  private async write(cmd: string, decide: () => Judged): Promise<Written> {
    if (this.isStopped) return RETRY;
    if (this.facts.incident !== undefined) return FROZEN;
    if (this.driver.isLate) await this.driver.actInTime();
    return await this.log.write(cmd, decide);
  }

  /** Who runs the server ends the game. Rejects with StoreUnavailable where that cannot be written. */
  async abort(): Promise<void> {
    const decide = (): Judged =>
      this.state.end === undefined ? { type: 'abort', seat: undefined } : { code: 'over', message: ROOM_WORDS.over };
    const written = await this.queue.add(() => this.log.write('abort', decide));
    if (isRefusal(written) && written.code === 'retry') throw new StoreUnavailable('the end could not be written');
  }

  /** The log may have grown. */
  async readOn(upTo = Number.POSITIVE_INFINITY): Promise<void> {
    if (upTo <= this.state.seq) return;
    await this.queue.add(() => this.log.tryReadOn()).catch((error) => this.freeze(error));
  }

  /** Looks what the server has to do here next, and when. */
  wake(): void {
    this.driver.wake();
  }

  // when it ends

  private freeze(error: unknown): Refused {
    const { deps, facts, state } = this;
    if (facts.incident === undefined) {
      this.facts = { ...facts, incident: deps.onFailure(error, state.seq) };
      this.driver.stop();
      this.audience.tellRoom();
    }
    return FROZEN;
  }

  /** No more commands; what is being written is finished. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.driver.stop();
    this.callOffTelling?.();
    for (const done of [...this.holding]) done();
    this.audience.close();
    await this.queue.idle();
  }
}

const isRefusal = (written: Written): written is Refused => 'code' in written;
