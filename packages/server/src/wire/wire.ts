/** All that has to do with sockets, put together. */
import type { BusMessage } from '../cluster/bus.ts';
import type { Rates } from '../http/rates.ts';
import type { ServerConfig } from '../ops/config.ts';
import type { Incidents } from '../ops/incident.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import { Announcements } from './announcements.ts';
import { Conversation } from './conversation.ts';
import { Gate } from './gate.ts';
import { LobbyFeed } from './lobbyFeed.ts';
import type { ChatPort, LobbyPort, RoomsPort } from './ports.ts';
import { Switchboard } from './switchboard.ts';

export interface WireDeps {
  readonly config: ServerConfig;
  readonly people: People;
  readonly rooms: RoomsPort;
  readonly chat: ChatPort;
  readonly lobby: LobbyPort;
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
  private readonly feed: LobbyFeed;

  constructor(deps: WireDeps) {
    const { switchboard } = this;
    const failed = (error: unknown): void => void deps.incidents(error, { where: 'announcement' });
    this.feed = new LobbyFeed(deps.lobby, switchboard, failed);
    const conversation = new Conversation({ ...deps, switchboard, lobby: this.feed });
    this.gate = new Gate({ ...deps, switchboard, conversation });
    const standing = deps.people.standing.bind(deps.people);
    const announcements = new Announcements({
      ...{ switchboard, chat: deps.chat, lobby: this.feed, failed },
      standing: (connection) => standing(connection.holder),
    });
    this.hear = announcements.hear;
  }

  /** To be called every few seconds: who is silent, and the lobby's figures. */
  tick(): void {
    this.gate.tick();
    this.feed.tellSoon();
  }

  /** All who are here are sent away, to come back soon. */
  close(): Promise<void> {
    this.feed.stop();
    return this.gate.close();
  }
}
