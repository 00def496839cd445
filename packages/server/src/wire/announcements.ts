/** What nodes tell each other, as far as sockets are to hear of it; what was lost on the way is looked up. */
import type { Bus, BusMessage } from '../cluster/bus.ts';
import type { ChatFeed } from './chatFeed.ts';
import type { LobbyFeed } from './lobbyFeed.ts';
import type { Standings } from './standings.ts';
import type { Switchboard } from './switchboard.ts';

export interface AnnouncementDeps {
  readonly switchboard: Switchboard;
  readonly chat: ChatFeed;
  readonly lobby: LobbyFeed;
  readonly standings: Standings;
  readonly bus: Pick<Bus, 'isUp'>;
  readonly failed: (error: unknown) => void;
}

export class Announcements {
  private readonly deps: AnnouncementDeps;
  private wasDeaf = false;

  constructor(deps: AnnouncementDeps) {
    this.deps = deps;
  }

  /** Never throws. */
  readonly hear = (message: BusMessage): void => {
    void this.act(message)?.catch(this.deps.failed);
  };

  private act(message: BusMessage): Promise<void> | undefined {
    const { switchboard, lobby, chat, standings } = this.deps;
    if (message.type === 'begun') switchboard.tellUser(message.user, { type: 'begun', game: message.game });
    if (message.type === 'lobby') lobby.changed();
    if (message.type === 'chat') return chat.grown(message.game, message.n);
    if (message.type === 'user') return standings.doubt(switchboard.ofUser(message.user));
    return undefined;
  }

  /** To be called about every second. Rejects where the store is away: the next time it is tried again. */
  async beat(): Promise<void> {
    const { bus, chat, standings, switchboard } = this.deps;
    const isDeaf = !bus.isUp();
    const isBack = this.wasDeaf && !isDeaf;
    if (isDeaf) this.wasDeaf = true;
    if (isDeaf || isBack) await chat.look();
    await (isBack ? standings.doubt(switchboard.connections) : standings.look());
    this.wasDeaf = isDeaf;
  }
}
