/** All sockets of this node, by who holds them and what they want to hear. */
import type { ServerMessage } from '@blackpoker/protocol';
import type { Connection } from './connection.ts';

export class Switchboard {
  private readonly all = new Set<Connection>();
  private readonly byUser = new Index();
  private readonly byGame = new Index();
  private readonly lobby = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();

  get size(): number {
    return this.all.size;
  }

  /** Counts a socket that is about to come. False: this address has as many as it may. */
  reserve(address: string, most: number): boolean {
    const count = this.byAddress.get(address) ?? 0;
    if (count >= most) return false;
    this.byAddress.set(address, count + 1);
    return true;
  }

  release(address: string): void {
    const count = (this.byAddress.get(address) ?? 0) - 1;
    if (count > 0) this.byAddress.set(address, count);
    else this.byAddress.delete(address);
  }

  add(connection: Connection): void {
    this.all.add(connection);
    this.byUser.add(connection.holder.user.id, connection);
  }

  remove(connection: Connection): void {
    this.all.delete(connection);
    this.byUser.remove(connection.holder.user.id, connection);
    this.lobby.delete(connection);
    for (const game of connection.closeAll()) this.byGame.remove(game, connection);
    this.release(connection.address);
  }

  addToGame(game: string, connection: Connection): void {
    this.byGame.add(game, connection);
  }

  removeFromGame(game: string, connection: Connection): void {
    this.byGame.remove(game, connection);
  }

  setLobby(connection: Connection, on: boolean): void {
    if (on && this.all.has(connection)) this.lobby.add(connection);
    else this.lobby.delete(connection);
  }

  has(connection: Connection): boolean {
    return this.all.has(connection);
  }

  isOnline(user: string): boolean {
    return this.byUser.of(user).size > 0;
  }

  get connections(): ReadonlySet<Connection> {
    return this.all;
  }

  get lobbyists(): ReadonlySet<Connection> {
    return this.lobby;
  }

  ofUser(user: string): ReadonlySet<Connection> {
    return this.byUser.of(user);
  }

  isWatched(game: string): boolean {
    return this.byGame.of(game).size > 0;
  }

  tellUser(user: string, message: ServerMessage): void {
    tell(this.byUser.of(user), message);
  }

  tellGame(game: string, message: ServerMessage): void {
    tell(this.byGame.of(game), message);
  }
}

function tell(connections: ReadonlySet<Connection>, message: ServerMessage): void {
  if (connections.size === 0) return;
  const text = JSON.stringify(message);
  for (const connection of connections) connection.tell(text);
}

const NOBODY: ReadonlySet<Connection> = new Set();

class Index {
  private readonly sets = new Map<string, Set<Connection>>();

  of(key: string): ReadonlySet<Connection> {
    return this.sets.get(key) ?? NOBODY;
  }

  add(key: string, connection: Connection): void {
    const set = this.sets.get(key);
    if (set === undefined) this.sets.set(key, new Set([connection]));
    else set.add(connection);
  }

  remove(key: string, connection: Connection): void {
    const set = this.sets.get(key);
    if (set?.delete(connection) && set.size === 0) this.sets.delete(key);
  }
}
