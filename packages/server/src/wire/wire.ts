/** All that has to do with sockets, put together. */
import type { Bus, BusMessage } from '../cluster/bus.ts';
import type { Rates } from '../http/rates.ts';
import type { ServerConfig } from '../ops/config.ts';
import type { Incidents } from '../ops/incident.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import { Announcements } from './announcements.ts';
import { ChatFeed } from './chatFeed.ts';
import { Conversation } from './conversation.ts';
import { Gate } from './gate.ts';
import { LobbyFeed } from './lobbyFeed.ts';
import type { ChatPort, LobbyPort, RoomsPort } from './ports.ts';
import { Standings } from './standings.ts';
import { Switchboard } from './switchboard.ts';

export interface WireDeps {
  readonly config: ServerConfig;
  readonly people: People;
  readonly rooms: RoomsPort;
  readonly chat: ChatPort;
  readonly lobby: LobbyPort;
  readonly bus: Pick<Bus, 'isUp'>;
  readonly rates: Pick<Rates, 'games'>;
  readonly metrics: Metrics;
  readonly incidents: Incidents;
  readonly build: string;
  readonly now: () => number;
}

export class Wire {
  readonly switchboard = new Switchboard();
  readonly gate: Gate;
  /** What nodes tell each other, this one included. */
  readonly hear: (message: BusMessage) => void;
  /** To be called about every second: looks up what the others may have said unheard. Rejects where the store is away. */
  readonly beat: () => Promise<void>;
  private readonly feed: LobbyFeed;
  private readonly chatFeed: ChatFeed;

  constructor(deps: WireDeps) {
    const { switchboard } = this;
    const failed = (error: unknown): void => void deps.incidents(error, { where: 'announcement' });
    this.feed = new LobbyFeed(deps.lobby, switchboard, failed);
    this.chatFeed = new ChatFeed(deps.chat, switchboard);
    const conversation = new Conversation({ ...deps, switchboard, lobby: this.feed, chatFeed: this.chatFeed });
    this.gate = new Gate({ ...deps, switchboard, conversation });
    const announcements = new Announcements({
      ...{ switchboard, chat: this.chatFeed, lobby: this.feed, bus: deps.bus, failed },
      standings: new Standings({ ...deps, switchboard }),
    });
    this.hear = announcements.hear;
    this.beat = () => announcements.beat();
  }

  /** To be called every few seconds: who is silent, and the lobby's figures. */
  tick(): void {
    this.gate.tick();
    this.feed.tellSoon();
    this.chatFeed.forget();
  }

  /** All who are here are sent away, to come back soon. */
  close(): Promise<void> {
    this.feed.stop();
    return this.gate.close();
  }
}
