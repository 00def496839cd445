/** The games that somebody looks at on this node, or that it drives. */
import { type Seat, SPECTATOR, type Viewer } from '@blackpoker/engine';
import type { Command, ServerMessage } from '@blackpoker/protocol';
import type { Bus, BusMessage } from '../cluster/bus.ts';
import { Hearing } from '../cluster/hearing.ts';
import { DEAD_AFTER, Heartbeat } from '../cluster/heartbeat.ts';
import { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { RoomListener } from './audience.ts';
import type { Bots } from './botThinking.ts';
import { Driven } from './driven.ts';
import { abortUnopened } from './ending.ts';
import { isIdle } from './idle.ts';
import { type Refused, wantsRematch } from './judging.ts';
import { type Loaded, Loader } from './loader.ts';
import { Loading } from './loading.ts';
import { canWait, PickUp } from './pickUp.ts';
import type { Room } from './room.ts';
import { isFrozen, RoomError } from './roomError.ts';
import { gameRow, lastSeqs, type PlayersOf } from './roomFacts.ts';
import type { FailPoint } from './roomLog.ts';
import type { RoomsLog } from './roomsLog.ts';
import { noted, type RoomsWatcher } from './roomsWatcher.ts';
import { Settling } from './settling.ts';
import { ROOM_WORDS } from './words.ts';

export type { RoomListener } from './audience.ts';
export type { FailPoint } from './roomLog.ts';

export interface RoomsDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: ServerClock;
  /** The id of this node. */
  readonly node: string;
  readonly bots: Bots;
  readonly players: PlayersOf;
  readonly onOver: (game: string) => Promise<void>;
  readonly onRematch: (game: string) => Promise<string>;
  /** Why this seat may not have a rematch; left out: it may. */
  readonly againstRematch?: ((game: string, seat: Seat) => Promise<Refused | undefined>) | undefined;
  readonly log: RoomsLog;
  /** Who tells people who are away. */
  readonly watcher?: RoomsWatcher | undefined;
  readonly failPoint?: FailPoint | undefined;
}

/** In beats, of one second each. */
const PRESENCE_EVERY = 10;
const LOOK_EVERY = 15;
const RECLAIM_EVERY = 30;

export class Rooms {
  readonly outages: Outages;
  private readonly deps: RoomsDeps;
  private readonly driven: Driven;
  private readonly hearing: Hearing;
  private readonly heartbeat: Heartbeat;
  private readonly loading: Loading;
  private readonly pickUp: PickUp;
  private readonly settling: Settling;
  private readonly rooms = new Map<string, Room>();
  private readonly unsubscribe: () => void;
  private isStopped = false;
  private beats = 0;
  private beatAt: number;

  constructor(deps: RoomsDeps) {
    const { store, clock, node, bus, log } = deps;
    this.deps = deps;
    this.beatAt = clock.now();
    this.outages = new Outages(clock);
    this.driven = new Driven(store, clock, node);
    this.hearing = new Hearing(bus, clock);
    this.settling = new Settling(deps, (game) => this.publishGrowth(game));
    const loader = new Loader(deps, this.outages, {
      isDriver: (game) => this.driven.has(game),
      isSure: () => this.hearing.isSure,
      onWritten: (game, seq) => bus.publish({ type: 'game', game, seq }),
      onChange: (game) => this.watch(game),
      onEnd: (game) => this.ended(game),
      onPresence: (game) => this.publishPresence(game),
    });
    this.loading = new Loading(
      (game) => loader.load(game),
      (loaded, isWanted) => this.open(loaded, isWanted),
    );
    this.pickUp = new PickUp({
      ...{ store, clock, outages: this.outages, driven: this.driven },
      drive: (game) => this.drive(game),
      isStopped: () => this.isStopped,
    });
    this.heartbeat = new Heartbeat({
      ...{ store, clock, node, outages: this.outages },
      onBeat: () => this.beat(),
      onMiss: (error) => log.warn({ kind: error instanceof Error ? error.name : 'error' }, 'the store does not answer'),
    });
    this.unsubscribe = bus.subscribe((message) => void this.hear(message));
  }

  /** Signs on, and knows the games that are this node's: before anybody is let in. They are picked up while others come. */
  async start(): Promise<void> {
    await this.heartbeat.start();
    void this.pickUp.all(await this.driven.reclaim());
  }

  get size(): number {
    return this.rooms.size;
  }

  // what others ask

  /** The seat that a user has in a game; SPECTATOR where they have none; undefined: there is no such game. */
  async viewerOf(game: string, user: string): Promise<Viewer | undefined> {
    const row = await gameRow(this.deps.store, game);
    if (row === undefined) return undefined;
    return row.seat_a === user ? 0 : row.seat_b === user ? 1 : SPECTATOR;
  }

  /** The first message is sent before it resolves: the whole table, or why there is none. Returns how to leave. */
  async join(game: string, listener: RoomListener): Promise<() => void> {
    try {
      const room = this.inMemory(game) ?? (await this.room(game));
      return noted(this.deps.watcher, game, listener.viewer, room.join(listener));
    } catch (error) {
      const refusal = this.refusalOf(game, error);
      listener.tell(JSON.stringify({ type: 'refused', game, ...refusal } satisfies ServerMessage));
      return () => {};
    }
  }

  /** Every command but those of the chat. Resolves after the commit. Never throws. */
  async command(game: string, seat: Seat, command: Command): Promise<ServerMessage> {
    try {
      if (seat !== 0 && seat !== 1) throw new RoomError({ code: 'forbidden', message: ROOM_WORDS.bad });
      const room = this.inMemory(game) ?? (await this.room(game));
      const against = wantsRematch(command) ? await this.deps.againstRematch?.(game, seat) : undefined;
      return await room.command(seat, command, against);
    } catch (error) {
      return { type: 'refused', game, cmd: command.cmd, ...this.refusalOf(game, error) };
    }
  }

  private refusalOf(game: string, error: unknown): Refused {
    if (error instanceof RoomError) return error.refusal;
    if (!(error instanceof StoreUnavailable)) this.deps.log.error({ game, err: error }, 'a room could not be opened');
    return { code: 'retry', message: ROOM_WORDS.retry };
  }

  /** A game has been started, or taken over: this node drives it from now on. */
  async begin(game: string): Promise<void> {
    this.driven.add(game);
    await this.drive(game);
  }

  glance(game: string): { readonly turn: number; readonly viewers: number } | undefined {
    return this.rooms.get(game)?.glance;
  }

  /** Who runs the server ends a game. */
  async abort(game: string): Promise<void> {
    const room = await this.room(game).catch((error) => {
      if (!isFrozen(error)) throw error;
    });
    if (room !== undefined) await room.abort();
    else await abortUnopened(this.deps.store, game, this.deps.clock.now());
  }

  /** No more commands; what is being written is finished. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.unsubscribe();
    await this.heartbeat.stop();
    await this.loading.idle();
    await Promise.all([...this.rooms.values()].map((room) => room.stop()));
    await this.settling.stop();
    await this.driven.release().catch(() => {});
  }

  // what is in memory

  /** Rejects with a RoomError where the game cannot be opened. */
  private async room(game: string, isWanted = true): Promise<Room> {
    return this.inMemory(game) ?? (await this.loading.room(game, isWanted));
  }

  private inMemory(game: string): Room | undefined {
    if (this.isStopped) throw new StoreUnavailable('the server is stopping');
    return this.rooms.get(game);
  }

  private open({ room, row }: Loaded, isWanted: boolean): void {
    const game = row.id;
    this.rooms.set(game, room);
    this.driven.woke(game);
    if (room.state.end !== undefined && row.settled_at === null) this.ended(game);
    room.wake();
    this.watch(game);
    if (!isWanted && canWait(room, this.deps.clock.now(), this.outages)) void this.drop(game, room);
    else if (this.deps.store.kind === 'postgres') void room.readOn();
  }

  private watch(game: string): void {
    const room = this.rooms.get(game);
    if (room !== undefined && this.driven.has(game)) this.deps.watcher?.look(room);
  }

  private ended(game: string): void {
    const room = this.rooms.get(game);
    if (room !== undefined) this.settling.begin(game, room);
  }

  private async evict(): Promise<void> {
    const now = this.deps.clock.now();
    const idle = [...this.rooms].filter(
      ([game, room]) => !this.settling.isBusy(game) && isIdle(room, now, this.driven.has(game)),
    );
    await Promise.all(idle.map(([game, room]) => this.drop(game, room)));
  }

  private async drop(game: string, room: Room): Promise<void> {
    this.rooms.delete(game);
    if (room.state.end !== undefined) this.driven.remove(game);
    else if (room.facts.incident !== undefined) this.driven.giveUp(game);
    else this.driven.sleep(game, room.deadline);
    if (!this.driven.has(game)) this.deps.bots.forget(room.state.base.setup.seed);
    await room.stop();
  }

  // what this node does

  private async beat(): Promise<void> {
    const wasAway = this.deps.clock.now() - this.beatAt > DEAD_AFTER;
    this.beatAt = this.deps.clock.now();
    this.beats++;
    this.hearing.beat();
    const missed = wasAway || this.beats % RECLAIM_EVERY === 0 ? await this.driven.reclaim() : [];
    void this.pickUp.all([...missed, ...(await this.driven.takeOver()), ...this.driven.takeDue()]);
    await this.look();
    if (this.beats % PRESENCE_EVERY === 0) this.repeatPresence();
    await this.evict();
  }

  /** Loads a game so that its clocks, passes and bots go on. */
  private async drive(game: string): Promise<void> {
    try {
      (await this.room(game, false)).wake();
    } catch (error) {
      if (error instanceof RoomError) return this.driven.giveUp(game);
      this.refusalOf(game, error);
      this.driven.sleep(game, 0);
    }
  }

  /** While the bus is down, or now and then, the logs themselves are looked at. */
  private async look(): Promise<void> {
    const { bus, store } = this.deps;
    if (bus.isUp() && (store.kind === 'sqlite' || this.beats % LOOK_EVERY !== 0)) return;
    for (const [game, seq] of await lastSeqs(store, [...this.rooms.keys()])) void this.rooms.get(game)?.readOn(seq);
  }

  // what nodes tell each other

  private async hear(message: BusMessage): Promise<void> {
    if (message.type === 'game') return await this.heardGrowth(message.game, message.seq);
    if (message.type === 'reload') return await this.reload(message.game);
    if (message.type !== 'presence') return;
    const { game, node, seats, viewers } = message;
    const room = this.rooms.get(game);
    if (room?.hear(node, { seats, viewers }) === true && !room.isEmpty) this.publishPresence(game);
  }

  private async heardGrowth(game: string, seq: number): Promise<void> {
    const room = this.rooms.get(game);
    if (room === undefined) return this.driven.has(game) ? await this.drive(game) : undefined;
    if (room.state.end === undefined || seq > room.state.seq) await room.readOn(seq);
    else this.settling.refresh(game, room);
  }

  /** Somebody with the right to do so has closed the room, perhaps by its row alone. */
  private async reload(game: string): Promise<void> {
    const room = this.rooms.get(game);
    if (room === undefined) return;
    await room.readOn();
    const row = await gameRow(this.deps.store, game);
    if (row?.state === 'aborted' && room.state.end === undefined) await room.abort();
  }

  private publishGrowth(game: string): void {
    const seq = this.rooms.get(game)?.state.seq;
    if (seq !== undefined) this.deps.bus.publish({ type: 'game', game, seq });
  }

  private publishPresence(game: string): void {
    const { bus, node } = this.deps;
    const local = this.rooms.get(game)?.presence.local;
    if (local !== undefined) bus.publish({ type: 'presence', node, game, ...local });
  }

  private repeatPresence(): void {
    for (const [game, room] of this.rooms) {
      room.forgetSilent(this.hearing.since);
      if (!room.isEmpty) this.publishPresence(game);
    }
  }
}
