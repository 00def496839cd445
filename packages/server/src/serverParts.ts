/** The parts of the server, and how they know of each other. */
import type { Hono } from 'hono';
import { appServer, buildOf } from './appServer.ts';
import type { Bus } from './cluster/bus.ts';
import { ServerClock } from './cluster/serverClock.ts';
import { type ApiDeps, api } from './http/api.ts';
import { meOf } from './http/me.ts';
import { Rates } from './http/rates.ts';
import { type Announce, announcer } from './lobby/announcer.ts';
import { Chat } from './lobby/chat.ts';
import { Lobby } from './lobby/lobby.ts';
import { Moderation } from './lobby/moderation.ts';
import { Pages } from './lobby/pages.ts';
import { playersOfGame } from './lobby/players.ts';
import { userExport } from './lobby/userExport.ts';
import type { ServerConfig } from './ops/config.ts';
import { Health, opsRoutes } from './ops/health.ts';
import { type Incidents, incidentsIn } from './ops/incident.ts';
import type { Logger } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { OtherPrograms } from './ops/otherPrograms.ts';
import { Rounds } from './ops/rounds.ts';
import { endAllGames, leaveForGood } from './people/leaving.ts';
import { People } from './people/people.ts';
import { Push } from './push/push.ts';
import { BotPool } from './room/botPool.ts';
import type { FailPoint } from './room/roomLog.ts';
import { Rooms } from './room/rooms.ts';
import type { Site } from './site.ts';
import type { Store } from './store/store.ts';
import { Wire } from './wire/wire.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface PartsDeps {
  readonly config: ServerConfig;
  readonly site: Site;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly bus: Bus;
  /** Heard by this node as if another one spoke: where other programs can speak only through the database. */
  readonly outside?: Bus | undefined;
  readonly failPoint?: FailPoint | undefined;
}

export class ServerParts {
  readonly wire: Wire;
  readonly app: Hono;
  private readonly deps: PartsDeps;
  private readonly clock = new ServerClock();
  private readonly bots = new BotPool();
  private readonly incidents: Incidents;
  private readonly announce: Announce;
  private readonly people: People;
  private readonly rates: Rates;
  private readonly health: Health;
  private readonly rounds: Rounds;
  private readonly chat: Chat;
  private readonly lobby: Lobby;
  private readonly rooms: Rooms;
  private readonly push: Push;
  private readonly otherPrograms: OtherPrograms;
  private readonly stopHearing: () => void;

  constructor(deps: PartsDeps) {
    const { config, log, metrics, store, bus } = deps;
    this.deps = deps;
    this.incidents = incidentsIn(log, metrics);
    this.announce = announcer(bus, (message) => this.wire.hear(message));
    this.people = new People({ db: store.db, now: this.now, admin: config.admin });
    this.rates = new Rates(config.limits, this.now);
    this.health = new Health(store);
    this.otherPrograms = new OtherPrograms(store, this.now);
    this.rounds = new Rounds((error) => log.warn({ err: error }, 'a round failed'));
    this.chat = new Chat({ store, clock: this.clock, bus: heardHere(bus, this.announce) });
    this.lobby = this.newLobby();
    this.push = this.newPush();
    this.rooms = this.newRooms();
    this.wire = this.newWire();
    this.app = this.newApp();
    this.stopHearing = bus.subscribe(this.wire.hear);
    metrics.watch({
      connections: () => this.wire.switchboard.size,
      rooms: () => this.rooms.size,
      botsThinking: () => this.bots.thinking,
    });
  }

  private readonly now = (): number => this.clock.now();

  private newLobby(): Lobby {
    const { store, bus, log, config } = this.deps;
    return new Lobby({
      ...{ store, bus, log, clock: this.clock, node: config.node },
      rooms: () => this.rooms,
      isOnline: (user) => this.wire.switchboard.isOnline(user),
      onAwaited: (game, creator, name) => this.push.awaited(game, creator, name),
      here: (message) => this.wire.hear(message),
    });
  }

  private newPush(): Push {
    const { store, bus, log, config, metrics } = this.deps;
    return new Push({
      ...{ store, bus, clock: this.clock, metrics, settings: config.push },
      outages: () => this.rooms.outages,
      isHere: (user) => this.wire.switchboard.isOnline(user),
      failed: (error) => log.warn({ err: error }, 'somebody could not be told of a game'),
    });
  }

  private newRooms(): Rooms {
    const { store, bus, log, config, failPoint } = this.deps;
    return new Rooms({
      ...{ store, bus, log, clock: this.clock, node: config.node, bots: this.bots },
      ...(failPoint !== undefined && { failPoint }),
      players: (game) => playersOfGame(store, game),
      onOver: (game) => this.lobby.onOver(game),
      onRematch: (game) => this.lobby.rematch(game),
      againstRematch: (game, seat) => this.lobby.againstRematch(game, seat),
      watcher: this.push,
    });
  }

  private newWire(): Wire {
    const { people, rooms, chat, lobby, incidents, rates, now } = this;
    const { config, metrics, site, bus } = this.deps;
    return new Wire({ config, people, rooms, chat, lobby, bus, rates, metrics, incidents, now, build: buildOf(site) });
  }

  private newApp(): Hono {
    const { config, site, metrics } = this.deps;
    const routes = api(this.apiDeps());
    const ops = opsRoutes(config, this.health, metrics);
    const mount = (app: Hono): void => void app.route('/', ops).route('/api', routes);
    return appServer(site, { mount, trustProxy: config.trustProxy });
  }

  private apiDeps(): ApiDeps {
    const { people, rates, incidents, announce, lobby, rooms, push, now } = this;
    const { config, metrics, store, log, bus } = this.deps;
    const pages = new Pages(store, this.chat, (game) => rooms.glance(game));
    const moderation = new Moderation({ store, bus, clock: this.clock, here: (message) => this.wire.hear(message) });
    const leaving = { store, now, announce, rooms, lobby };
    return {
      ...{ config, people, rates, metrics, incidents, announce, lobby, rooms, pages, moderation, push },
      isStopping: () => this.health.isStopping,
      me: (user) => meOf(pages, moderation, user),
      leave: ({ id }) => leaveForGood(leaving, id),
      endGamesOf: (bot) => endAllGames(leaving, [bot]),
      exported: (user) => userExport(store, user),
      audit: (what) => log.info(what, 'an admin has acted'),
    };
  }

  /** Games go on, and what is done again and again begins. */
  async begin(): Promise<void> {
    await this.rooms.start();
    this.rounds.every(SECOND, () => this.lobby.sweep());
    this.rounds.every(SECOND, () => this.wire.beat());
    this.rounds.every(2 * SECOND, () => this.hearOtherPrograms());
    this.rounds.every(5 * SECOND, () => this.wire.tick());
    this.rounds.every(MINUTE, () => this.rates.forgetFull());
    this.rounds.every(HOUR, () => this.people.forgetOld());
    this.rounds.every(HOUR, () => this.push.forgetOld());
  }

  private async hearOtherPrograms(): Promise<void> {
    for (const message of await this.otherPrograms.news()) this.deps.outside?.publish(message);
  }

  /** No more commands, and no more people. */
  refuse(): void {
    this.health.stop();
    this.wire.gate.refuse();
  }

  /** What is being written is finished first; the store goes last. */
  async close(): Promise<void> {
    this.rounds.stop();
    await this.rooms.stop();
    await this.wire.close();
    await this.push.stop();
    this.stopHearing();
    await this.bots.close();
    await this.deps.bus.close();
    await this.deps.store.close();
  }
}

/** Whoever publishes to it tells this node, too. */
const heardHere = (bus: Bus, announce: Announce): Bus => ({
  publish: announce,
  subscribe: (listener) => bus.subscribe(listener),
  isUp: () => bus.isUp(),
  close: () => bus.close(),
});
