/** What the page says to the server and hears of it: games and lobby are asked for again after a break, commands are kept until they are answered. */
import type { Command, LobbyLists, ServerMessage } from '@blackpoker/protocol';
import { Link, type LinkOptions } from './link.ts';

export type CommandAnswer = Extract<ServerMessage, { type: 'ack' | 'refused' }>;
export type GameMessage = Extract<ServerMessage, { type: 'game' | 'room' | 'chat' } | { type: 'refused' }>;

interface Watcher {
  readonly hear: (message: GameMessage) => void;
  /** What is known already. */
  readonly told: () => { readonly course: number; readonly count: number } | undefined;
}

interface Pending {
  readonly command: Command;
  readonly settle: (answer: CommandAnswer) => void;
  tries: number;
  timer: number | undefined;
}

/** An answer that has not come after this is asked for again: the same command cannot happen twice. */
const ANSWER_MS = 6_000;
const RETRY_MS = 400;
const LONGEST_RETRY_MS = 4_000;
const REOPEN_MS = 1_000;
const LINGER_MS = 3_000;

export class Connection {
  readonly link: Link;
  private readonly options: LinkOptions;
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly pending = new Map<string, Pending>();
  private readonly lobbyListeners = new Set<(lists: LobbyLists) => void>();
  private readonly begunListeners = new Set<(game: string) => void>();
  private lists: LobbyLists | undefined;
  private users = 0;
  private linger: number | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
    this.link = new Link(
      options,
      (message) => this.hear(message),
      () => this.resume(),
    );
  }

  /** Somebody needs it; returns how to let it go. */
  use(): () => void {
    this.users += 1;
    if (this.linger !== undefined) this.options.clearTimer(this.linger);
    this.link.start();
    let isUsed = true;
    return () => {
      if (!isUsed) return;
      isUsed = false;
      this.users -= 1;
      if (this.users === 0) this.linger = this.options.setTimer(() => this.leave(), LINGER_MS);
    };
  }

  /** Somebody else looks now: those who listen are told as them. */
  reintroduce(): void {
    if (this.users > 0) this.link.restart();
  }

  private leave(): void {
    if (this.users > 0) return;
    for (const cmd of [...this.pending.keys()]) this.forget(cmd);
    this.link.stop();
  }

  // games

  watch(game: string, watcher: Watcher): () => void {
    const done = this.use();
    const watchers = this.watchers.get(game) ?? new Set();
    this.watchers.set(game, watchers.add(watcher));
    this.openGame(game, watcher);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) this.closeGame(game);
      done();
    };
  }

  private openGame(game: string, { told }: Watcher): void {
    const known = told();
    this.link.send({ type: 'open', game, ...(known !== undefined && { told: known }) });
  }

  /** The server could not open it just now. */
  reopen(game: string): void {
    const again = (): void => {
      for (const watcher of this.watchers.get(game) ?? []) this.openGame(game, watcher);
    };
    this.options.setTimer(again, REOPEN_MS);
  }

  private closeGame(game: string): void {
    this.watchers.delete(game);
    this.link.send({ type: 'close', game });
  }

  // commands

  /** Resolves with the server's last word on it; `retry` is none. Never rejects, but waits as long as anybody needs the connection. */
  command(command: Command): Promise<CommandAnswer> {
    return new Promise((settle) => {
      const pending: Pending = { command, settle, tries: 0, timer: undefined };
      this.pending.set(command.cmd, pending);
      this.transmit(pending);
    });
  }

  private transmit(pending: Pending): void {
    this.link.send(pending.command);
    this.later(pending, ANSWER_MS);
  }

  private later(pending: Pending, ms: number): void {
    if (pending.timer !== undefined) this.options.clearTimer(pending.timer);
    pending.timer = this.options.setTimer(() => this.transmit(pending), ms);
  }

  private forget(cmd: string): void {
    const pending = this.pending.get(cmd);
    if (pending?.timer !== undefined) this.options.clearTimer(pending.timer);
    this.pending.delete(cmd);
  }

  private answer(answer: CommandAnswer): void {
    const pending = this.pending.get(answer.cmd ?? '');
    if (pending === undefined) return;
    if (answer.type === 'refused' && answer.code === 'retry')
      return this.later(pending, Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** pending.tries++));
    this.forget(pending.command.cmd);
    pending.settle(answer);
  }

  // lobby

  lobby(listener: (lists: LobbyLists) => void): () => void {
    const done = this.use();
    this.lobbyListeners.add(listener);
    if (this.lists !== undefined) listener(this.lists);
    if (this.lobbyListeners.size === 1) this.link.send({ type: 'lobby', on: true });
    return () => {
      this.lobbyListeners.delete(listener);
      if (this.lobbyListeners.size === 0) {
        this.lists = undefined;
        this.link.send({ type: 'lobby', on: false });
      }
      done();
    };
  }

  /** A game of this person has begun. */
  onBegun(listener: (game: string) => void): () => void {
    const done = this.use();
    this.begunListeners.add(listener);
    return () => {
      this.begunListeners.delete(listener);
      done();
    };
  }

  // what comes

  private resume(): void {
    if (this.lobbyListeners.size > 0) this.link.send({ type: 'lobby', on: true });
    for (const [game, watchers] of this.watchers) for (const watcher of watchers) this.openGame(game, watcher);
    for (const pending of this.pending.values()) this.transmit(pending);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
        return this.answer(message);
      case 'refused':
        return message.cmd === undefined ? this.pass(message.game, message) : this.answer(message);
      case 'game':
      case 'room':
      case 'chat':
        return this.pass(message.game, message);
      case 'lobby':
        this.lists = message;
        for (const listener of this.lobbyListeners) listener(this.lists);
        return;
      case 'begun':
        for (const listener of this.begunListeners) listener(message.game);
    }
  }

  private pass(game: string | undefined, message: GameMessage): void {
    for (const { hear } of this.watchers.get(game ?? '') ?? []) hear(message);
  }
}
