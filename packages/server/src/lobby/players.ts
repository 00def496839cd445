/** People, bots and levels as others see them. */
import { DELETED_NAME, type Player, type Rating, type UserKind } from '@blackpoker/protocol';
import type { Selectable } from 'kysely';
import type { RatingTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { GameRow, UserRow } from './gameRow.ts';
import { ratingGroupOf } from './ratingGroup.ts';
import { levelName } from './words.ts';

export type RatingRow = Selectable<RatingTable>;
type SeatsOfGame = Pick<GameRow, 'id' | 'regulation' | 'seat_a' | 'seat_b' | 'level_a' | 'level_b'>;

const SURE_DEVIATION = 110;
const SURE_GAMES = 10;

export const ratingOf = ({ rating, deviation, games }: RatingRow): Rating => ({
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  games,
  provisional: deviation > SURE_DEVIATION || games < SURE_GAMES,
});

/** The condition of the ladder, for the database. */
export const SURE = { deviation: SURE_DEVIATION, games: SURE_GAMES } as const;

export function playerOf(user: UserRow, rating: RatingRow | undefined): Player {
  const { id, name, kind, deleted_at } = user;
  if (deleted_at !== null) return { id, name: DELETED_NAME, kind: kindOf(kind) };
  return { id, name, kind: kindOf(kind), ...(rating !== undefined && { rating: ratingOf(rating) }) };
}

const kindOf = (kind: string): UserKind => (kind === 'account' || kind === 'bot' ? kind : 'guest');

/** Users and their ratings, looked up at once for many games. */
export class Players {
  private readonly users: ReadonlyMap<string, UserRow>;
  private readonly ratings: ReadonlyMap<string, RatingRow>;

  private constructor(users: readonly UserRow[], ratings: readonly RatingRow[]) {
    this.users = new Map(users.map((user) => [user.id, user]));
    this.ratings = new Map(ratings.map((row) => [`${row.user_id} ${row.rating_group}`, row]));
  }

  static async of({ db }: Store, ids: readonly (string | null)[]): Promise<Players> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Players([], []);
    const [users, ratings] = await Promise.all([
      db.selectFrom('users').selectAll().where('id', 'in', wanted).execute(),
      db.selectFrom('ratings').selectAll().where('user_id', 'in', wanted).execute(),
    ]);
    return new Players(users, ratings);
  }

  user(id: string | null): UserRow | undefined {
    return id === null ? undefined : this.users.get(id);
  }

  /** With the rating in the group of this regulation. */
  player(id: string, regulation: string): Player {
    const user = this.users.get(id);
    if (user === undefined) return { id, name: DELETED_NAME, kind: 'guest' };
    return playerOf(user, this.ratings.get(`${id} ${ratingGroupOf(regulation)}`));
  }

  /** Whoever sits there; undefined: nobody yet. */
  at(game: Omit<SeatsOfGame, 'id'>, seat: 0 | 1): Player | undefined {
    const [user, level] = seat === 0 ? [game.seat_a, game.level_a] : [game.seat_b, game.level_b];
    if (user !== null) return this.player(user, game.regulation);
    return level === null ? undefined : { name: levelName(level), kind: 'level', level };
  }
}

/** Both players of a game that has begun: what a room shows of them. */
export async function playersOfGame(store: Store, game: SeatsOfGame): Promise<[Player, Player]> {
  const players = await Players.of(store, [game.seat_a, game.seat_b]);
  const [a, b] = [players.at(game, 0), players.at(game, 1)];
  if (a === undefined || b === undefined) throw new Error(`game ${game.id} has not begun`);
  return [a, b];
}
