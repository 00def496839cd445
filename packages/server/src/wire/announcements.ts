/** What nodes tell each other, as far as sockets are to hear of it. */
import type { BusMessage } from '../cluster/bus.ts';
import type { Connection } from './connection.ts';
import type { LobbyFeed } from './lobbyFeed.ts';
import type { ChatPort } from './ports.ts';
import type { Switchboard } from './switchboard.ts';

export interface AnnouncementDeps {
  readonly switchboard: Switchboard;
  readonly chat: ChatPort;
  readonly lobby: LobbyFeed;
  /** How the credentials of a socket stand now. */
  readonly standing: (connection: Connection) => Promise<'valid' | 'signedOut' | 'banned'>;
  readonly failed: (error: unknown) => void;
}

export class Announcements {
  private readonly deps: AnnouncementDeps;

  constructor(deps: AnnouncementDeps) {
    this.deps = deps;
  }

  /** Never throws. */
  readonly hear = (message: BusMessage): void => {
    void this.act(message)?.catch(this.deps.failed);
  };

  private act(message: BusMessage): Promise<void> | undefined {
    const { switchboard, lobby } = this.deps;
    if (message.type === 'begun') switchboard.tellUser(message.user, { type: 'begun', game: message.game });
    if (message.type === 'lobby') lobby.changed();
    if (message.type === 'chat') return this.tellChat(message.game, message.n);
    if (message.type === 'user') return this.lookAgain(message.user);
    return undefined;
  }

  private async tellChat(game: string, n: number): Promise<void> {
    const { switchboard, chat } = this.deps;
    if (!switchboard.isWatched(game)) return;
    const lines = await chat.lines(game, n - 1);
    if (lines.length > 0) switchboard.tellGame(game, { type: 'chat', game, lines });
  }

  private async lookAgain(user: string): Promise<void> {
    for (const connection of [...this.deps.switchboard.ofUser(user)]) {
      const standing = await this.deps.standing(connection);
      if (standing !== 'valid') connection.cut(standing);
    }
  }
}
