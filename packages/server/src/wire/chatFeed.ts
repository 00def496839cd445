/** Tells those who watch a game what is said there. No line depends on a message: each is told from where the last one ended. */
import type { Connection } from './connection.ts';
import type { ChatPort } from './ports.ts';
import type { Switchboard } from './switchboard.ts';

export class ChatFeed {
  private readonly chat: ChatPort;
  private readonly switchboard: Switchboard;
  /** Up to which line the games that are watched here were told. */
  private readonly told = new Map<string, number>();

  constructor(chat: ChatPort, switchboard: Switchboard) {
    this.chat = chat;
    this.switchboard = switchboard;
  }

  /** All of it, to somebody who has opened the game. */
  async tellAll(connection: Connection, game: string): Promise<void> {
    const lines = await this.chat.lines(game, 0);
    if (!this.told.has(game)) this.told.set(game, lines.at(-1)?.n ?? 0);
    if (lines.length > 0) connection.send({ type: 'chat', game, lines });
  }

  /** The chat of a game goes up to this line now. */
  async grown(game: string, n: number): Promise<void> {
    if (!this.switchboard.isWatched(game)) return;
    const told = (): number => this.told.get(game) ?? n - 1;
    if (n <= told()) return;
    const lines = await this.chat.lines(game, told());
    const fresh = lines.filter((line) => line.n > told());
    this.told.set(game, Math.max(n, told(), lines.at(-1)?.n ?? 0));
    if (fresh.length > 0) this.switchboard.tellGame(game, { type: 'chat', game, lines: fresh });
  }

  /** To be called where messages may have been lost. */
  async look(): Promise<void> {
    for (const [game, n] of await this.chat.lastNumbers([...this.told.keys()])) await this.grown(game, n);
  }

  /** What nobody watches any more. */
  forget(): void {
    for (const game of this.told.keys()) if (!this.switchboard.isWatched(game)) this.told.delete(game);
  }
}
