/** What is done about a message. Whatever goes wrong with one is told to its sender, and to nobody else. */
import { type Seat, SPECTATOR } from '@blackpoker/engine';
import type { ClientMessage, Command, ServerMessage } from '@blackpoker/protocol';
import { filledText } from '../http/filledText.ts';
import type { Rates } from '../http/rates.ts';
import { HTTP_WORDS } from '../http/words.ts';
import type { Incidents } from '../ops/incident.ts';
import type { Metrics } from '../ops/metrics.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { ChatFeed } from './chatFeed.ts';
import type { Connection } from './connection.ts';
import type { LobbyFeed } from './lobbyFeed.ts';
import { type Refused, refused } from './parseFrame.ts';
import type { ChatPort, RoomsPort } from './ports.ts';
import type { Switchboard } from './switchboard.ts';
import { WIRE_WORDS } from './words.ts';

const MOST_GAMES = 16;

export interface ConversationDeps {
  readonly rooms: RoomsPort;
  readonly chat: Pick<ChatPort, 'post'>;
  readonly chatFeed: ChatFeed;
  readonly lobby: LobbyFeed;
  readonly switchboard: Switchboard;
  /** By address. */
  readonly rates: Pick<Rates, 'games'>;
  readonly metrics: Metrics;
  readonly incidents: Incidents;
  readonly now: () => number;
}

type Opening = Extract<ClientMessage, { type: 'open' }>;

export class Conversation {
  private readonly deps: ConversationDeps;
  private stopping = false;

  constructor(deps: ConversationDeps) {
    this.deps = deps;
  }

  /** From now on commands are answered with `retry`. */
  stop(): void {
    this.stopping = true;
  }

  /** Never rejects. */
  async take(connection: Connection, message: ClientMessage): Promise<void> {
    try {
      await this.answer(connection, message);
    } catch (error) {
      connection.send(this.failure(error, message));
    }
  }

  private failure(error: unknown, message: ClientMessage): Refused {
    const named = { ...('game' in message && { game: message.game }), ...('cmd' in message && { cmd: message.cmd }) };
    if (error instanceof StoreUnavailable) return refused('retry', WIRE_WORDS.unavailable, named);
    const game = 'game' in message ? { game: message.game } : {};
    const incident = this.deps.incidents(error, { message: message.type, ...game });
    return refused('frozen', filledText(WIRE_WORDS.internal, { incident }), named);
  }

  private answer(connection: Connection, message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'ping':
        return connection.send({ type: 'pong', n: message.n, now: this.deps.now() });
      case 'lobby':
        return this.subscribe(connection, message.on);
      case 'open':
        return this.open(connection, message);
      case 'close':
        this.deps.switchboard.removeFromGame(message.game, connection);
        return connection.close(message.game);
      default:
        return this.command(connection, message);
    }
  }

  private async subscribe(connection: Connection, on: boolean): Promise<void> {
    this.deps.switchboard.setLobby(connection, on);
    if (on) await this.deps.lobby.tell(connection);
  }

  private async open(connection: Connection, { game, told }: Opening): Promise<void> {
    const { rooms, switchboard, chatFeed } = this.deps;
    if (connection.hasOpen(MOST_GAMES, game)) return connection.send(refused('tooOften', WIRE_WORDS.tooMany, { game }));
    const viewer = await rooms.viewerOf(game, connection.holder.user.id);
    if (viewer === undefined) return connection.send(refused('unknown', WIRE_WORDS.noSuchGame, { game }));
    if (!switchboard.has(connection)) return;
    switchboard.addToGame(game, connection);
    await connection.open(game, (tell) => rooms.join(game, { viewer, tell, ...(told !== undefined && { told }) }));
    await chatFeed.tellAll(connection, game);
  }

  private async command(connection: Connection, command: Command): Promise<void> {
    const answer = await this.judged(connection, command);
    this.deps.metrics.commanded(resultOf(answer));
    connection.send(answer);
  }

  private async judged(connection: Connection, command: Command): Promise<ServerMessage> {
    const { game, cmd } = command;
    if (this.stopping) return refused('retry', WIRE_WORDS.stopping, { game, cmd });
    const seat = connection.seats.get(game) ?? (await this.seatIn(connection, game));
    if (seat === undefined) return refused('unknown', WIRE_WORDS.noSuchGame, { game, cmd });
    if (seat === 'none') return refused('forbidden', WIRE_WORDS.spectator, { game, cmd });
    const { rooms, chat } = this.deps;
    if (command.type === 'offer' && command.what === 'rematch') return this.rematch(connection, seat, command);
    if (command.type !== 'chat' && command.type !== 'say') return rooms.command(game, seat, command);
    return chat.post(game, seat, connection.holder.user.id, command);
  }

  /** Who offers one makes a game, as far as the limits of an address go. */
  private async rematch({ address }: Connection, seat: Seat, command: Command): Promise<ServerMessage> {
    const { rooms, rates } = this.deps;
    const { game, cmd } = command;
    if (!rates.games.take(address)) return refused('tooOften', HTTP_WORDS.tooOften, { game, cmd });
    const answer = await rooms.command(game, seat, command);
    if (answer.type !== 'ack' || answer.dup) rates.games.giveBack(address);
    return answer;
  }

  /** Who has a seat keeps it; who has none may still get one. */
  private async seatIn(connection: Connection, game: string): Promise<Seat | 'none' | undefined> {
    const viewer = await this.deps.rooms.viewerOf(game, connection.holder.user.id);
    if (viewer === undefined) return undefined;
    if (viewer === SPECTATOR) return 'none';
    connection.seats.set(game, viewer);
    return viewer;
  }
}

function resultOf(answer: ServerMessage): string {
  if (answer.type === 'refused') return answer.code;
  return answer.type === 'ack' && answer.dup ? 'dup' : 'ack';
}
