/** Where sockets come in: who may, what they say, and how they go. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL } from '@blackpoker/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Buckets, perTime } from '../http/buckets.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { isForeign } from '../http/origin.ts';
import type { ServerConfig } from '../ops/config.ts';
import type { Incidents } from '../ops/incident.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import type { Holder } from '../people/sessions.ts';
import { playerOf } from '../people/user.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Connection } from './connection.ts';
import type { Conversation } from './conversation.ts';
import { parseFrame, refused } from './parseFrame.ts';
import { feelPulse } from './pulse.ts';
import { refuseUpgrade, type UpgradeRefusal } from './refuseUpgrade.ts';
import type { Switchboard } from './switchboard.ts';
import { WIRE_WORDS } from './words.ts';

const PATH = '/ws';
const MOST_BYTES = 16 * 1024;
const USER_RATE = { burst: 120, perSecond: 20 };
const PATIENCE_MS = 1000;
/** Between two ticks. */
const LATE_MS = 10_000;
/** How often in a minute each of an address's sockets may come anew, and open a game: that one is played again to be told. */
const ARRIVALS = 10;
const OPENINGS = 12;

export interface GateDeps {
  readonly config: ServerConfig;
  readonly people: People;
  readonly switchboard: Switchboard;
  readonly conversation: Conversation;
  readonly metrics: Metrics;
  readonly incidents: Incidents;
  readonly build: string;
  readonly now: () => number;
}

export class Gate {
  private readonly deps: GateDeps;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  private readonly users: Buckets;
  private readonly addresses: Buckets;
  private readonly arrivals: Buckets;
  private readonly openings: Buckets;
  private stopping = false;
  private tickedAt: number;

  constructor(deps: GateDeps) {
    this.deps = deps;
    this.tickedAt = deps.now();
    this.users = new Buckets(USER_RATE, deps.now);
    const { messages, connections } = deps.config.limits;
    this.addresses = new Buckets(perTime(messages, 20), deps.now);
    this.arrivals = new Buckets(perTime(ARRIVALS * connections, 60), deps.now);
    this.openings = new Buckets({ burst: connections, perSecond: (OPENINGS * connections) / 60 }, deps.now);
  }

  /** For the upgrade event of the HTTP server. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const caller = callerOf(request, this.deps.config.trustProxy);
    this.admit(request, caller).then(
      (holder) => this.welcomed(request, socket, head, caller, holder),
      (error) => refuseUpgrade(socket, this.refusalFor(error)),
    );
  };

  private refusalFor(error: unknown): UpgradeRefusal {
    if (error instanceof StoreUnavailable) return 'unavailable';
    this.deps.incidents(error, { where: 'upgrade' });
    return 'internal';
  }

  private async admit(request: IncomingMessage, caller: Caller): Promise<Holder | UpgradeRefusal> {
    const { config, people, switchboard } = this.deps;
    if (request.url?.split('?')[0] !== PATH) return 'notFound';
    if (this.stopping) return 'unavailable';
    if (isForeign(request, caller, config.publicUrl)) return 'foreign';
    if (!this.arrivals.take(caller.address)) return 'tooOften';
    if (!switchboard.reserve(caller.address, config.limits.connections)) return 'tooOften';
    try {
      const holder = await people.holder(request.headers);
      if (holder !== undefined && !holder.user.banned) return holder;
      switchboard.release(caller.address);
      return holder === undefined ? 'signedOut' : 'banned';
    } catch (error) {
      switchboard.release(caller.address);
      throw error;
    }
  }

  private welcomed(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { address }: Caller,
    holder: Holder | UpgradeRefusal,
  ): void {
    if (typeof holder === 'string') return refuseUpgrade(socket, holder);
    if (socket.destroyed) return this.deps.switchboard.release(address);
    const leave = (): void => this.deps.switchboard.release(address);
    socket.once('close', leave);
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      socket.off('close', leave);
      this.begin(webSocket, socket, holder, address);
    });
  }

  private begin(socket: WebSocket, stream: Duplex, holder: Holder, address: string): void {
    const { switchboard, metrics, now, build } = this.deps;
    const connection = new Connection(socket, stream, holder, address, metrics, now());
    switchboard.add(connection);
    const heard = (): void => {
      connection.heardAt = now();
    };
    socket.on('message', (data, isBinary) => this.hear(connection, data, isBinary));
    socket.on('pong', heard);
    socket.on('ping', () => {
      heard();
      if (!this.allows(connection, now())) connection.cut('flood');
    });
    socket.on('error', () => {}); // it closes by itself, and says why
    socket.on('close', () => switchboard.remove(connection));
    const user = playerOf(holder.user);
    connection.send({ type: 'welcome', protocol: PROTOCOL, user, now: Math.round(now()), build });
  }

  private hear(connection: Connection, data: WebSocket.RawData, isBinary: boolean): void {
    if (!connection.isHeard) return;
    const now = this.deps.now();
    connection.heardAt = now;
    this.deps.metrics.counts.received++;
    if (!this.allows(connection, now)) return connection.cut('flood');
    if (isBinary) return connection.cut('binary');
    const message = parseFrame(String(data));
    if (message.type === 'open' && !this.openings.take(connection.address))
      return connection.send(refused('retry', WIRE_WORDS.openings, { game: message.game }));
    if (message.type !== 'refused') return void this.deps.conversation.take(connection, message);
    connection.send(message);
    if (connection.mistook()) connection.cut('malformed');
  }

  private allows(connection: Connection, now: number): boolean {
    const { address, holder } = connection;
    return connection.takes(now) && this.users.take(holder.user.id) && this.addresses.take(address);
  }

  /** To be called every few seconds. */
  tick(): void {
    const now = this.deps.now();
    // Where the process itself has stalled, what came meanwhile has not been read yet.
    if (now - this.tickedAt < LATE_MS) feelPulse(this.deps.switchboard, now);
    this.tickedAt = now;
    this.users.forgetFull();
    this.addresses.forgetFull();
    this.arrivals.forgetFull();
    this.openings.forgetFull();
  }

  /** Nobody comes in any more, and commands are answered with `retry`. */
  refuse(): void {
    this.stopping = true;
    this.deps.conversation.stop();
  }

  /** All who are here are sent away, to come back soon. */
  async close(): Promise<void> {
    const { switchboard } = this.deps;
    for (const connection of switchboard.connections) connection.cut('restart');
    const deadline = performance.now() + PATIENCE_MS;
    while (switchboard.size > 0 && performance.now() < deadline) await new Promise((done) => setTimeout(done, 10));
    for (const connection of switchboard.connections) connection.terminate();
    this.sockets.close();
  }
}
