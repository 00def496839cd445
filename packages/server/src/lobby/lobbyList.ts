/** Open games, those who look for a quick match, and the hot list of running ones. */
import type { LobbyLists, OpenGame, Player, RunningGame } from '@blackpoker/protocol';
import { blocksAround } from './blocks.ts';
import { type GameRow, termsOf } from './gameRow.ts';
import type { LobbyDeps } from './lobbyDeps.ts';
import { Players } from './players.ts';
import { pairKey } from './quickMatch.ts';

interface Snapshot extends LobbyLists {
  readonly at: number;
  readonly blocks: ReadonlySet<string>;
}

const MOST_OPEN = 100;
const MOST_RUNNING = 20;
/** Of the games that run, the newest are looked at. */
const CANDIDATES = 200;
const FRESH_MS = 500;

/** Of these waiting games those that can be taken now. */
type Takable = (rows: readonly GameRow[]) => Promise<GameRow[]>;

/** Asked for by many at once: looked up at most twice a second. */
export class LobbyList {
  private readonly deps: LobbyDeps;
  private readonly takable: Takable;
  private last: Promise<Snapshot> | undefined;
  private lastAt = Number.NEGATIVE_INFINITY;

  constructor(deps: LobbyDeps, takable: Takable) {
    this.deps = deps;
    this.takable = takable;
  }

  /** Something has changed: what was looked up is old. */
  forget(): void {
    this.last = undefined;
  }

  /** Without the games of those who do not want to meet the viewer, or whom the viewer does not want to meet. The same lists for all others. */
  async for(viewer: string | undefined): Promise<LobbyLists> {
    const { open, quick, running, blocks } = await this.snapshot();
    if (viewer === undefined || blocks.size === 0) return { open, quick, running };
    const shown = (games: readonly OpenGame[]): readonly OpenGame[] => {
      const allowed = games.filter(({ by }) => !blocks.has(pairKey(viewer, by.id ?? '')));
      return allowed.length === games.length ? games : allowed;
    };
    return { open: shown(open), quick: shown(quick), running };
  }

  private snapshot(): Promise<Snapshot> {
    const now = this.deps.clock.now();
    if (this.last !== undefined && now - this.lastAt < FRESH_MS) return this.last;
    const made = this.look(now);
    this.last = made;
    this.lastAt = now;
    made.catch(() => this.forget());
    return made;
  }

  private async look(at: number): Promise<Snapshot> {
    const [waiting, playing] = await Promise.all([this.waiting(), this.playing()]);
    const creators = waiting.map(({ creator_id }) => creator_id);
    const seated = playing.flatMap(({ seat_a, seat_b }) => [seat_a, seat_b]);
    const { store } = this.deps;
    const [players, blocks] = await Promise.all([
      Players.of(store, [...creators, ...seated]),
      blocksAround(
        store.db,
        creators.filter((id) => id !== null),
      ),
    ]);
    const listed = (kind: string): OpenGame[] =>
      openGames(
        waiting.filter((row) => row.kind === kind),
        players,
      );
    return { at, blocks, open: listed('open'), quick: listed('quick'), running: this.hottest(playing, players) };
  }

  private async waiting(): Promise<GameRow[]> {
    const open = this.deps.store.db.selectFrom('games').selectAll().where('state', '=', 'waiting');
    const newest = open.where('kind', 'in', ['open', 'quick']).orderBy('created_at', 'desc').limit(MOST_OPEN);
    return this.takable(await newest.execute());
  }

  private playing() {
    return this.deps.store.db
      .selectFrom('games')
      .select(['id', 'regulation', 'options', 'clock', 'rated', 'wins', 'turns'])
      .select(['seat_a', 'seat_b', 'level_a', 'level_b'])
      .where('state', '=', 'playing')
      .orderBy('created_at', 'desc')
      .limit(CANDIDATES)
      .execute();
  }

  private hottest(rows: Awaited<ReturnType<LobbyList['playing']>>, players: Players): RunningGame[] {
    const games = rows.flatMap((row) => {
      const [a, b] = [players.at(row, 0), players.at(row, 1)];
      const glance = this.deps.rooms().glance(row.id);
      const { turn, viewers } = glance ?? { turn: row.turns, viewers: 0 };
      return a && b ? [{ game: row.id, players: [a, b] as const, terms: termsOf(row), turn, viewers }] : [];
    });
    return games.sort((x, y) => y.viewers - x.viewers || sumOf(y.players) - sumOf(x.players)).slice(0, MOST_RUNNING);
  }
}

const sumOf = (players: readonly Player[]): number =>
  players.reduce((sum, { rating }) => sum + (rating?.rating ?? 0), 0);

function openGames(rows: readonly GameRow[], players: Players): OpenGame[] {
  return rows.flatMap((row) => {
    const user = players.user(row.creator_id);
    if (user === undefined || user.banned_at !== null || user.deleted_at !== null) return [];
    return [{ game: row.id, by: players.player(user.id, row.regulation), terms: termsOf(row), at: row.created_at }];
  });
}
