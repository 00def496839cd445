/** Blocks by players, reports by players, bans by whoever runs the server. */
import { DELETED_NAME, NAMELESS } from '@blackpoker/protocol';
import type { Selectable } from 'kysely';
import type { Bus, BusMessage } from '../cluster/bus.ts';
import { withBots } from '../people/farewell.ts';
import { nameKey } from '../people/nameKey.ts';
import type { ReportTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Announce, announcer } from './announcer.ts';
import { newId } from './ids.ts';
import { isRefusal, type LobbyRefusal, refuse } from './lobbyRefusal.ts';
import { MODERATION_WORDS, withMost } from './words.ts';

const MOST_BLOCKS = 500;
const MOST_REPORTS = 20;
const DAY_MS = 24 * 3_600_000;
const PAGE = 100;

export interface ModerationDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: { readonly now: () => number };
  /** Hears what is published to the bus: a node is not told of its own messages. */
  readonly here?: ((message: BusMessage) => void) | undefined;
}

export interface Report {
  readonly id: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly about: { readonly id: string; readonly name: string };
  readonly game: string | undefined;
  readonly text: string;
  readonly at: number;
  readonly closedAt: number | undefined;
}

export interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly since: number;
  readonly admin: boolean;
  readonly bannedAt: number | undefined;
}

export class Moderation {
  private readonly deps: ModerationDeps;
  private readonly announce: Announce;

  constructor(deps: ModerationDeps) {
    this.deps = deps;
    this.announce = announcer(deps.bus, deps.here);
  }

  private get db() {
    return this.deps.store.db;
  }

  /** The id of a user, by id or by the name of an account. */
  private async idOf(idOrName: string): Promise<string | undefined> {
    const users = this.db.selectFrom('users').select('id').where('deleted_at', 'is', null);
    const byId = await users.where('id', '=', idOrName).executeTakeFirst();
    return (byId ?? (await users.where('name_key', '=', nameKey(idOrName)).executeTakeFirst()))?.id;
  }

  private async somebodyElse(user: string, other: string): Promise<{ readonly id: string } | LobbyRefusal> {
    const id = await this.idOf(other);
    if (id === undefined) return refuse('unknown', MODERATION_WORDS.noUser);
    return id === user ? refuse('bad', MODERATION_WORDS.self) : { id };
  }

  // blocks

  /** They do not meet in the lobby any more. */
  async block(user: string, other: string): Promise<LobbyRefusal | undefined> {
    const who = await this.somebodyElse(user, other);
    if (isRefusal(who)) return who;
    if ((await this.blocksOf(user)).length >= MOST_BLOCKS)
      return refuse('tooOften', withMost(MODERATION_WORDS.tooManyBlocks, MOST_BLOCKS));
    const row = { user_id: user, other_id: who.id, at: this.deps.clock.now() };
    await this.db
      .insertInto('blocks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return undefined;
  }

  async unblock(user: string, other: string): Promise<void> {
    await this.db.deleteFrom('blocks').where('user_id', '=', user).where('other_id', '=', other).execute();
  }

  /** Whom this user has blocked, by name. */
  async blocksOf(user: string): Promise<{ readonly id: string; readonly name: string }[]> {
    const rows = this.db.selectFrom('blocks').innerJoin('users', 'users.id', 'blocks.other_id');
    return rows.select(['users.id', 'users.name']).where('blocks.user_id', '=', user).orderBy('name').execute();
  }

  // reports

  /** The id of the report. */
  async report(
    by: string,
    { about, game, text }: { readonly about: string; readonly game?: string | undefined; readonly text: string },
  ): Promise<{ readonly id: string } | LobbyRefusal> {
    const who = await this.somebodyElse(by, about);
    if (isRefusal(who)) return who;
    if (game !== undefined && !(await this.isGame(game))) return refuse('unknown', MODERATION_WORDS.noGame);
    const at = this.deps.clock.now();
    if ((await this.reportsSince(by, at - DAY_MS)) >= MOST_REPORTS)
      return refuse('tooOften', withMost(MODERATION_WORDS.tooManyReports, MOST_REPORTS));
    const row = { id: newId(), by_id: by, about_id: who.id, game_id: game ?? null, text, at };
    await this.db.insertInto('reports').values(row).execute();
    return { id: row.id };
  }

  private async isGame(id: string): Promise<boolean> {
    return (await this.db.selectFrom('games').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  private async reportsSince(by: string, since: number): Promise<number> {
    const rows = this.db.selectFrom('reports').where('by_id', '=', by).where('at', '>', since);
    const { n } = await rows.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    return Number(n);
  }

  /** The newest first; those that are still open, or all. */
  async reports({ all = false } = {}): Promise<Report[]> {
    const rows = this.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(PAGE);
    const found = await (all ? rows : rows.where('closed_at', 'is', null)).execute();
    const names = await this.namesOf(found.flatMap(({ by_id, about_id }) => [by_id, about_id]));
    return found.map((row) => reportFrom(row, names));
  }

  private async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** False: there is no such report that is open. */
  async closeReport(id: string): Promise<boolean> {
    const open = this.db.updateTable('reports').set({ closed_at: this.deps.clock.now() }).where('id', '=', id);
    return (await open.where('closed_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
  }

  // bans

  /**
   * Signs them and their programs out everywhere and withdraws what they offer; their games stand, and can be claimed.
   * False: there is no such user.
   */
  async ban(idOrName: string): Promise<boolean> {
    const ids = await this.setBanned(idOrName, this.deps.clock.now());
    if (ids.length === 0) return false;
    await this.db.deleteFrom('sessions').where('user_id', 'in', ids).execute();
    await this.db.deleteFrom('games').where('creator_id', 'in', ids).where('state', '=', 'waiting').execute();
    for (const user of ids) this.announce({ type: 'user', user });
    this.announce({ type: 'lobby' });
    return true;
  }

  async unban(idOrName: string): Promise<boolean> {
    const ids = await this.setBanned(idOrName, null);
    for (const user of ids) this.announce({ type: 'user', user });
    return ids.length > 0;
  }

  /** The user and the programs that belong to them. */
  private async setBanned(idOrName: string, at: number | null): Promise<string[]> {
    const id = await this.idOf(idOrName);
    if (id === undefined) return [];
    const ids = await withBots(this.db, id);
    await this.db.updateTable('users').set({ banned_at: at }).where('id', 'in', ids).execute();
    return ids;
  }

  /** The newest first; `named`: a part of the name, in whatever case; `banned`: only those. Who only watches, nameless, is not listed. */
  async users({ named = '', banned = false, before = Number.MAX_SAFE_INTEGER } = {}): Promise<ListedUser[]> {
    let rows = this.db
      .selectFrom('users')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(({ eb, or, exists, selectFrom }) => {
        const games = selectFrom('games').select('games.id');
        const plays = (seat: 'seat_a' | 'seat_b') => exists(games.whereRef(seat, '=', 'users.id'));
        return or([eb('kind', '!=', 'guest'), eb('name', '!=', NAMELESS), plays('seat_a'), plays('seat_b')]);
      });
    if (banned) rows = rows.where('banned_at', 'is not', null);
    if (named !== '')
      rows = rows.where(({ eb, fn, val }) => eb(fn('lower', ['name']), 'like', fn('lower', [val(partOf(named))])));
    const found = await rows.where('created_at', '<', before).orderBy('created_at', 'desc').limit(PAGE).execute();
    return found.map(({ id, name, kind, created_at, admin, banned_at }) => ({
      ...{ id, name, kind, since: created_at, admin: admin === 1, bannedAt: banned_at ?? undefined },
    }));
  }
}

/** A pattern for what has this somewhere in it; a `_` stands for any letter, itself too. */
const partOf = (text: string): string => `%${text.replace(/[%\\]/g, '')}%`;

function reportFrom(row: Selectable<ReportTable>, names: ReadonlyMap<string, string>): Report {
  const who = (id: string) => ({ id, name: names.get(id) || DELETED_NAME });
  const { id, by_id, about_id, game_id, text, at, closed_at } = row;
  const [by, about] = [who(by_id), who(about_id)];
  return { id, by, about, game: game_id ?? undefined, text, at, closedAt: closed_at ?? undefined };
}
