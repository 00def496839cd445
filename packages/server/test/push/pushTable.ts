/** Rooms, a clock that is set by hand, people who have asked to be told, and a push service on this machine. */
import type { Seat } from '@blackpoker/engine';
import { type Bus, SILENT_BUS } from '../../src/cluster/bus.ts';
import { readConfig } from '../../src/ops/config.ts';
import { Metrics } from '../../src/ops/metrics.ts';
import { Push } from '../../src/push/push.ts';
import type { Rooms } from '../../src/room/rooms.ts';
import { Client, type GameOptions, RoomTable } from '../room/roomTable.ts';
import type { DatabaseKind } from '../store/databases.ts';
import { PushService } from './pushService.ts';

export const DELAY = 20_000;
const PEOPLE = ['ann', 'bob'] as const;

export class PushTable {
  readonly table: RoomTable;
  readonly service: PushService;
  readonly metrics = new Metrics();
  readonly errors: unknown[] = [];
  /** Who has a socket, beside those who sit at a table. */
  readonly online = new Set<string>();
  private readonly pushes: Push[] = [];

  private constructor(table: RoomTable, service: PushService) {
    this.table = table;
    this.service = service;
  }

  static async open(kind?: DatabaseKind): Promise<PushTable> {
    const made = new PushTable(await RoomTable.open(kind), await PushService.open());
    for (const id of PEOPLE) await made.addPerson(id);
    return made;
  }

  get db() {
    return this.table.store.db;
  }

  private async addPerson(id: string): Promise<void> {
    await this.db.insertInto('users').values({ id, kind: 'account', name: id, admin: 0, created_at: 1 }).execute();
    const times = { created_at: 1, seen_at: 1, expires_at: this.table.clock.now() * 2 };
    await this.db
      .insertInto('sessions')
      .values({ hash: `session-${id}`, id: `s-${id}`, user_id: id, agent: '', ...times })
      .execute();
  }

  /** A node, and what tells people of its games. */
  async node(name = 'one', bus: Bus = SILENT_BUS): Promise<{ rooms: Rooms; push: Push }> {
    const { push: usual } = readConfig({ PUSH_SERVICES: this.service.origin, PUSH_CONTACT: 'mailto:me@example.org' });
    const rooms: { current?: Rooms } = {};
    const push = new Push({
      ...{ store: this.table.store, bus, clock: this.table.clock, metrics: this.metrics },
      settings: { ...usual, delay: DELAY },
      outages: () => rooms.current!.outages,
      isHere: (user) => this.online.has(user),
      failed: (error) => void this.errors.push(error),
    });
    this.pushes.push(push);
    rooms.current = await this.table.rooms(name, bus, {
      watcher: push,
      players: async () => [
        { id: 'ann', name: 'Ann', kind: 'account' },
        { id: 'bob', name: 'Bob', kind: 'account' },
      ],
    });
    return { rooms: rooms.current, push };
  }

  async begin(rooms: Rooms, options: GameOptions = {}): Promise<string> {
    const game = await this.table.game({ clock: { kind: 'days', days: 3 }, ...options });
    await rooms.begin(game);
    return game;
  }

  /** With a socket, as a page has it. */
  async sit(rooms: Rooms, game: string, seat: Seat): Promise<Client> {
    const client = await Client.join(rooms, game, seat);
    const [user, leave] = [PEOPLE[seat === 0 ? 0 : 1], client.leave];
    this.online.add(user);
    client.leave = () => {
      this.online.delete(user);
      leave();
    };
    return client;
  }

  /** Time goes on, and all that is due is told. */
  async pass(milliseconds: number): Promise<void> {
    await this.table.clock.advance(milliseconds);
    for (const push of this.pushes) await this.untilIdle(push);
  }

  private async untilIdle(push: Push): Promise<void> {
    let isIdle = false;
    void push.idle().then(() => {
      isIdle = true;
    });
    for (await this.table.settled(); !isIdle; await this.table.settled()) await this.table.clock.advance(100);
  }

  /** Time goes on until so many messages have come. */
  async receive(count: number): Promise<void> {
    while (this.service.received.length < count) await this.table.clock.advance(100);
  }

  /** What was told since the last time: to whom, and what. */
  told(): string[] {
    const said = this.service.received.splice(0);
    return said.map(({ notice }) => `${notice.name === 'Ann' ? 'bob' : 'ann'} ${notice.what}`).sort();
  }

  async close(): Promise<void> {
    for (const push of this.pushes) await push.stop();
    await this.table.close();
    await this.service.close();
  }
}
