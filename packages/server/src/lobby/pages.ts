/** Pages and lists, as the app and other programs ask for them. */
import type { GameLine, GamePage, LadderPage, PlayerPage } from '@blackpoker/protocol';
import { nameKey } from '../people/nameKey.ts';
import type { Store } from '../store/store.ts';
import type { Chat } from './chat.ts';
import { gameLines, LINE_COLUMNS, type LineRow } from './gameLines.ts';
import type { UserRow } from './gameRow.ts';
import { type LobbyRefusal, refuse } from './lobbyRefusal.ts';
import { playerOf, playersOfGame, ratingOf, SURE } from './players.ts';
import { RATING_GROUPS } from './ratingGroup.ts';
import { withNames } from './recordNames.ts';
import { committedSeed, isRevealed, seriesGames } from './reveal.ts';
import { type OwnLine, ToAct } from './toAct.ts';
import { favouritesOf, resultsOf } from './userFigures.ts';
import { PAGE_WORDS } from './words.ts';

export const PAGE_LINES = 50;
const PLAYER_LINES = 20;
const LADDER_PLACES = 100;

/** `before`: the time of the last line of the page before. */
export interface PageOf {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** What a room in memory knows before its row does; undefined: it is not here. */
type Glance = (game: string) => { readonly turn: number } | undefined;

export class Pages {
  private readonly store: Store;
  private readonly chat: Pick<Chat, 'lines'>;
  private readonly toAct: ToAct;
  private readonly glance: Glance;

  constructor(store: Store, chat: Pick<Chat, 'lines'>, glance: Glance = () => undefined) {
    this.store = store;
    this.toAct = new ToAct(store);
    this.chat = chat;
    this.glance = glance;
  }

  private get db() {
    return this.store.db;
  }

  /** By id, or by the name of an account or a bot. Undefined: there is none, or they have left. */
  private async userOf(idOrName: string): Promise<UserRow | undefined> {
    const users = this.db.selectFrom('users').selectAll().where('deleted_at', 'is', null);
    const byId = await users.where('id', '=', idOrName).executeTakeFirst();
    return byId ?? (await users.where('name_key', '=', nameKey(idOrName)).executeTakeFirst());
  }

  async player(idOrName: string): Promise<PlayerPage | undefined> {
    const user = await this.userOf(idOrName);
    if (user === undefined) return undefined;
    const ratings = this.db.selectFrom('ratings').selectAll().where('user_id', '=', user.id).orderBy('rating_group');
    const [rows, games, record, favourites] = await Promise.all([
      ratings.execute(),
      this.finished({ limit: PLAYER_LINES }, user.id),
      resultsOf(this.db, user.id),
      favouritesOf(this.db, user.id),
    ]);
    const rated = rows.map((row) => ({ group: row.rating_group, rating: ratingOf(row) }));
    return { player: playerOf(user, undefined), since: user.created_at, ratings: rated, games, record, favourites };
  }

  /** Undefined: there is no such group. People and bots have ladders of their own; provisional ratings stand on neither. */
  async ladder(group: string, kind: 'account' | 'bot' = 'account'): Promise<LadderPage | undefined> {
    if (!RATING_GROUPS.includes(group)) return undefined;
    const rows = await this.db
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user_id')
      .selectAll()
      .where('rating_group', '=', group)
      .where('deviation', '<=', SURE.deviation)
      .where('games', '>=', SURE.games)
      .where('kind', '=', kind)
      .where('banned_at', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('rating', 'desc')
      .limit(LADDER_PLACES)
      .execute();
    const places = rows.map((row) => ({ player: playerOf(row, undefined), rating: ratingOf(row) }));
    return { group, groups: RATING_GROUPS, places };
  }

  async game(id: string): Promise<GamePage | undefined> {
    const row = await this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const [[line], chat, series, revealed] = await Promise.all([
      gameLines(this.store, [row], 'created_at'),
      this.chat.lines(id, 0),
      seriesGames(this.db, row),
      isRevealed(this.db, row),
    ]);
    if (line === undefined) throw new Error('bug: a row without a line');
    const seed = revealed && row.setup !== null ? committedSeed(row) : undefined;
    return { line, chat, seedHash: row.seed_hash ?? '', seed, series, next: row.next_id ?? undefined };
  }

  /** As text, with the players' names of today. A record tells the seed and all cards: it is there once the game, or its series, is over. */
  async record(id: string): Promise<{ readonly text: string } | LobbyRefusal> {
    const columns = [...LINE_COLUMNS, 'record'] as const;
    const row = await this.db.selectFrom('games').select(columns).where('id', '=', id).executeTakeFirst();
    if (row === undefined) return refuse('unknown', PAGE_WORDS.noGame);
    if (row.record === null) return refuse('unknown', PAGE_WORDS.noRecord);
    if (!(await isRevealed(this.db, row))) return refuse('forbidden', PAGE_WORDS.seriesRuns);
    const [a, b] = await playersOfGame(this.store, row);
    return { text: withNames(row.record, [a.name, b.name]) };
  }

  // lists

  /** All games of a user, the newest first; quick searches that were paired are not games. */
  async ofUser(user: string, { before, limit = PAGE_LINES }: PageOf): Promise<GameLine[]> {
    const rows = await this.db
      .selectFrom('games')
      .select(LINE_COLUMNS)
      .where(({ eb, or, and }) =>
        or([
          eb('seat_a', '=', user),
          eb('seat_b', '=', user),
          and([eb('creator_id', '=', user), eb('state', '=', 'waiting')]),
        ]),
      )
      .where('created_at', '<', before ?? Number.MAX_SAFE_INTEGER)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return this.lines(rows, 'created_at');
  }

  /** Those that wait or run: what somebody has to come back to, and whether it is their move. */
  async openOf(user: string): Promise<OwnLine[]> {
    const rows = await this.db
      .selectFrom('games')
      .select(LINE_COLUMNS)
      .where('state', 'in', ['waiting', 'playing'])
      .where(({ eb, or }) => or([eb('seat_a', '=', user), eb('seat_b', '=', user), eb('creator_id', '=', user)]))
      .orderBy('created_at', 'desc')
      .limit(PAGE_LINES)
      .execute();
    const running = rows.filter(({ state }) => state === 'playing').map(({ id }) => id);
    const [lines, movers] = await Promise.all([this.lines(rows, 'created_at'), this.toAct.in(running)]);
    return lines.map((line) => ({ ...line, toAct: movers.get(line.game) }));
  }

  async running({ before, limit = PAGE_LINES }: PageOf): Promise<GameLine[]> {
    const rows = this.db.selectFrom('games').select(LINE_COLUMNS).where('state', '=', 'playing');
    const page = rows.where('started_at', '<', before ?? Number.MAX_SAFE_INTEGER).orderBy('started_at', 'desc');
    const lines = await this.lines(await page.limit(limit).execute(), 'started_at');
    return lines.map((line) => ({ ...line, turns: this.glance(line.game)?.turn ?? line.turns }));
  }

  /** Of everybody, or of one user. */
  async finished({ before, limit = PAGE_LINES }: PageOf, user?: string): Promise<GameLine[]> {
    const rows = this.db
      .selectFrom('games')
      .select(LINE_COLUMNS)
      .where('state', '=', 'over')
      .where('ended_at', '<', before ?? Number.MAX_SAFE_INTEGER);
    const theirs = rows.where(({ eb, or }) => or([eb('seat_a', '=', user ?? ''), eb('seat_b', '=', user ?? '')]));
    const page = (user === undefined ? rows : theirs).orderBy('ended_at', 'desc').limit(limit);
    return this.lines(await page.execute(), 'ended_at');
  }

  private lines(rows: readonly LineRow[], by: 'created_at' | 'started_at' | 'ended_at'): Promise<GameLine[]> {
    return gameLines(this.store, rows, by);
  }
}
