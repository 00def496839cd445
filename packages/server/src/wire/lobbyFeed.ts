/** Tells those who look at the lobby what is in it: soon after it has changed, at most once a second. */
import type { LobbyLists, ServerMessage } from '@blackpoker/protocol';
import type { Connection } from './connection.ts';
import type { LobbyPort } from './ports.ts';
import type { Switchboard } from './switchboard.ts';

const PAUSE_MS = 1000;
const GATHER_MS = 50;
const LISTS = ['open', 'quick', 'running'] as const;

export class LobbyFeed {
  private readonly lobby: LobbyPort;
  private readonly switchboard: Switchboard;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private toldAt = 0;
  private last: { readonly lists: LobbyLists; readonly text: string } | undefined;

  constructor(lobby: LobbyPort, switchboard: Switchboard, failed: (error: unknown) => void) {
    this.lobby = lobby;
    this.switchboard = switchboard;
    this.failed = failed;
  }

  async tell(connection: Connection): Promise<void> {
    const lists = await this.lobby.list(connection.holder.user.id);
    connection.tell(this.textOf(lists));
  }

  /** Here or on another node. */
  changed(): void {
    this.lobby.heardOfChange();
    this.tellSoon();
  }

  tellSoon(): void {
    if (this.timer !== undefined || this.switchboard.lobbyists.size === 0) return;
    const wait = Math.max(GATHER_MS, PAUSE_MS - (performance.now() - this.toldAt));
    this.timer = setTimeout(() => void this.tellAll(), wait);
  }

  private async tellAll(): Promise<void> {
    this.timer = undefined;
    this.toldAt = performance.now();
    try {
      for (const connection of [...this.switchboard.lobbyists]) await this.tell(connection);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Most people see the same: written once for them. */
  private textOf(lists: LobbyLists): string {
    const { last } = this;
    if (last !== undefined && LISTS.every((each) => last.lists[each] === lists[each])) return last.text;
    const text = JSON.stringify({ type: 'lobby', ...lists } satisfies ServerMessage);
    this.last = { lists, text };
    return text;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
