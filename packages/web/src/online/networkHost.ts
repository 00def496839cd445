/** A game on a server, as the table knows games. What is sent stays until the server has answered, whatever happens to the connection. */
import type { Hint, PassingProfile } from '@blackpoker/bots';
import type { Choice, Text } from '@blackpoker/engine';
import { SPECTATOR } from '@blackpoker/engine';
import type { GameSetup, GameUpdate, SubmitAnswer, Told } from '@blackpoker/host';
import type { ChatLine, Command, OfferName, RoomStatus } from '@blackpoker/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { CallError } from '../host/calls.ts';
import type { GameHost } from '../host/gameHost.ts';
import type { OnlineSide, RoomAct, RoomSeen } from '../host/onlineSide.ts';
import { newCommandId } from './commandId.ts';
import type { CommandAnswer, Connection, GameMessage } from './connection.ts';
import { shownName } from './deletedPlayer.ts';
import type { DraftShelf } from './draftShelf.ts';
import { NETWORK_WORDS } from './networkWords.ts';
import { setupOf } from './setupOf.ts';

export interface NetworkHostOptions {
  readonly game: string;
  readonly connection: Connection;
  readonly drafts: DraftShelf;
  /** How this person wants windows to be passed; said once, when the game is opened for the first time. */
  readonly passing: PassingProfile | undefined;
  readonly hold: boolean;
  readonly now: () => number;
  readonly fetchRecord: (game: string) => Promise<string>;
}

type Unsent<C> = C extends Command ? Omit<C, 'game' | 'cmd'> : never;

interface Settle {
  readonly open: () => void;
  readonly fail: (error: CallError) => void;
}
const NOTHING_TO_SETTLE: Settle = { open: () => {}, fail: () => {} };

export class NetworkHost implements GameHost {
  readonly id: string;
  readonly opened: Promise<void>;
  readonly online: OnlineSide;
  private readonly options: NetworkHostOptions;
  private readonly room: StoreApi<RoomSeen | undefined> = createStore<RoomSeen | undefined>(() => undefined);
  private readonly chat: StoreApi<readonly ChatLine[]> = createStore<readonly ChatLine[]>(() => []);
  private readonly hold: StoreApi<boolean>;
  private readonly listeners = new Set<(update: GameUpdate) => void>();
  private readonly leave: () => void;
  private readonly settle: Settle;
  private latest: GameUpdate | undefined;
  private told: readonly Told[] = [];
  private course: number | undefined;
  private seq = -1;
  private openedAt = 0;

  constructor(options: NetworkHostOptions) {
    this.id = options.game;
    this.options = options;
    let settle = NOTHING_TO_SETTLE;
    this.opened = new Promise((open, fail) => {
      settle = { open, fail };
    });
    this.opened.catch(() => {});
    this.settle = settle;
    this.hold = createStore<boolean>(() => options.hold);
    this.online = this.onlineSide();
    this.leave = options.connection.watch(this.id, { hear: (message) => this.hear(message), told: () => this.known });
  }

  private get known(): { course: number; count: number } | undefined {
    return this.course === undefined ? undefined : { course: this.course, count: this.told.length };
  }

  get setup(): GameSetup {
    const seen = this.room.getState();
    if (seen === undefined) throw new Error('bug: the game is not open yet');
    return setupOf(seen.status);
  }

  // what comes

  private hear(message: GameMessage): void {
    switch (message.type) {
      case 'game':
        this.see(message.room);
        return this.take(message.seq, message.course, message.update);
      case 'room':
        return this.see(message.room);
      case 'chat':
        return this.chat.setState(withLines(this.chat.getState(), message.lines), true);
      case 'refused':
        if (message.code === 'retry') return this.options.connection.reopen(this.id);
        return this.settle.fail(new CallError(message.message.en, message.message));
    }
  }

  private see(status: RoomStatus): void {
    this.room.setState({ status, at: this.options.now() }, true);
  }

  /** The same twice, as after a break, is told once. */
  private take(seq: number, course: number, heard: GameUpdate): void {
    if (!heard.fresh && seq < this.seq) return;
    const isKnown = !heard.fresh && seq === this.seq;
    const update = isKnown ? { ...heard, told: [] } : heard;
    const isFirst = this.latest === undefined;
    this.told = update.fresh ? update.told : [...this.told, ...update.told];
    this.latest = update;
    this.seq = seq;
    this.course = course;
    if (isFirst) this.begin(update);
    for (const listener of this.listeners) listener(update);
  }

  private begin({ viewer, passing, end }: GameUpdate): void {
    this.openedAt = this.options.connection.link.serverNow();
    this.settle.open();
    const wanted = this.options.passing;
    if (wanted === undefined || viewer === SPECTATOR || end !== undefined) return;
    const isSame = JSON.stringify(wanted) === JSON.stringify(passing) && !this.options.hold;
    if (!isSame) void this.tellPassing(wanted);
  }

  readonly subscribe = (listener: (update: GameUpdate) => void): (() => void) => {
    this.listeners.add(listener);
    if (this.latest !== undefined) listener({ ...this.latest, told: this.told, fresh: true });
    return () => this.listeners.delete(listener);
  };

  // what goes

  private command(command: Unsent<Command>): Promise<CommandAnswer> {
    return this.options.connection.command({ ...command, game: this.id, cmd: newCommandId() } as Command);
  }

  readonly submit = async (decision: number, choices: readonly Choice[]): Promise<SubmitAnswer> => {
    const answer = await this.command({ type: 'play', decision, seq: Math.max(0, this.seq), choices: [...choices] });
    if (answer.type === 'ack') return { ok: true };
    return { ok: false, code: answer.code === 'illegal' ? 'illegal' : 'stale', message: answer.message };
  };

  readonly setPassing = (profile: PassingProfile): void => {
    void this.tellPassing(profile);
  };

  private tellPassing(profile: PassingProfile): Promise<CommandAnswer> {
    return this.command({ type: 'passing', profile, hold: this.hold.getState() });
  }

  readonly takeSeat = (): void => {};

  readonly hint = (): Promise<Hint> => Promise.reject(new CallError('no hints', NETWORK_WORDS.noHint));

  /** Only the other player can allow it: that is an offer. */
  readonly undo = (): Promise<boolean> => Promise.resolve(false);

  readonly resign = async (): Promise<void> => {
    await this.online.act('resign');
  };

  readonly record = (): Promise<string> => this.options.fetchRecord(this.id);

  readonly next = (): Promise<undefined> => Promise.resolve(undefined);

  readonly close = (): void => {
    this.listeners.clear();
    this.leave();
  };

  // beside the table

  private onlineSide(): OnlineSide {
    const { drafts } = this.options;
    return {
      room: this.room,
      chat: this.chat,
      openedAt: () => this.openedAt,
      course: () => this.course,
      shownName,
      link: this.options.connection.link.state,
      hold: this.hold,
      setHold: (hold) => this.setHold(hold),
      act: (act: RoomAct) => this.done({ type: 'act', act }),
      offer: (what: OfferName) => this.done({ type: 'offer', what }),
      answer: (what: OfferName, accept: boolean) => this.done({ type: 'answer', what, accept }),
      greet: (preset) => this.done({ type: 'chat', preset }),
      say: (text) => this.done({ type: 'say', text }),
      setFreeChat: (on) => this.done({ type: 'freeChat', on }),
      keptDraft: (decision) => drafts.kept(this.id, decision),
      keepDraft: (decision, draft) => drafts.keep(this.id, decision, draft),
    };
  }

  private async done(command: Unsent<Command>): Promise<Text | undefined> {
    const answer = await this.command(command);
    return answer.type === 'refused' ? answer.message : undefined;
  }

  private async setHold(hold: boolean): Promise<Text | undefined> {
    this.hold.setState(hold, true);
    if (this.latest === undefined) return undefined;
    const answer = await this.tellPassing(this.latest.passing);
    return answer.type === 'refused' ? answer.message : undefined;
  }
}

/** In their order, each once. */
function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...known, ...lines].map((line) => [line.n, line]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
