/** The tables, the same in SQLite and in PostgreSQL: text, whole numbers and JSON as text; times are milliseconds since 1970. */
import type { ColumnType, Generated } from 'kysely';

/** A column that may be left out of an insert. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  tokens: TokenTable;
  games: GameTable;
  events: EventTable;
  ratings: RatingTable;
  rating_changes: RatingChangeTable;
  chat: ChatTable;
  blocks: BlockTable;
  reports: ReportTable;
  nodes: NodeTable;
  outages: OutageTable;
  favourites: FavouriteTable;
  pulse: PulseTable;
  push_keys: PushKeyTable;
  push_subscriptions: PushSubscriptionTable;
  push_marks: PushMarkTable;
}

export interface UserTable {
  id: string;
  /** guest, account or bot. */
  kind: string;
  name: string;
  /** The name folded (NFKC, small letters), unique among accounts and bots; null for guests and deleted ones. */
  name_key: Optional<string>;
  /** scrypt, with its parameters and salt. */
  password: Optional<string>;
  admin: number;
  created_at: number;
  banned_at: Optional<number>;
  deleted_at: Optional<number>;
  /** Of a bot account: whose it is. */
  owner_id: Optional<string>;
}

export interface SessionTable {
  /** SHA-256 of what the cookie holds. */
  hash: string;
  /** To name it when it is revoked. */
  id: string;
  user_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  agent: string;
}

export interface TokenTable {
  hash: string;
  id: string;
  user_id: string;
  created_at: number;
}

export interface GameTable {
  id: string;
  /** invite, open, quick, bot, rematch or series. */
  kind: string;
  /** waiting, playing, over or aborted. */
  state: string;
  regulation: string;
  /** TableOptions as JSON. */
  options: string;
  /** ClockTerms as JSON. */
  clock: string;
  rated: number;
  /** How many games won take the series; null: as the regulation has it. */
  wins: Optional<number>;
  /** Of the engine: another version does not load the game. */
  rules_version: string;
  /** Who waits; null where a level sits. */
  creator_id: Optional<string>;
  creator_deck: Optional<string>;
  /** Their rating when they began to wait for a quick match. */
  creator_rating: Optional<number>;
  seat_a: Optional<string>;
  seat_b: Optional<string>;
  level_a: Optional<number>;
  level_b: Optional<number>;
  /** GameSetup as JSON, from the start: it holds the seed and is never sent. */
  setup: Optional<string>;
  seed_hash: Optional<string>;
  /** Shared by the games of a series, which reveal their seeds together. */
  series_id: Optional<string>;
  next_id: Optional<string>;
  created_at: number;
  started_at: Optional<number>;
  ended_at: Optional<number>;
  /** 0, 1, or null: a draw or not over. */
  winner: Optional<number>;
  why: Optional<string>;
  turns: number;
  /** The record as text (docs/notation.md), once the game is over. */
  record: Optional<string>;
  /** The engine's hash of the last state, once the game is over: what a replay has to give. */
  hash: Optional<string>;
  /** Which node drives its clocks and bots. */
  node: Optional<string>;
  /** An engine error froze it. */
  incident: Optional<string>;
  /** When its ratings, favourites and next game were dealt with, in one transaction; null: not yet. */
  settled_at: Optional<number>;
}

/** The log: the truth about every game. PRIMARY KEY (game_id, seq). A command stands in it once: whoever writes has read all before it. */
export interface EventTable {
  game_id: string;
  seq: number;
  cmd: string;
  at: number;
  /** RoomEvent without game, seq, cmd and at, as JSON. */
  body: string;
}

/** PRIMARY KEY (user_id, rating_group). */
export interface RatingTable {
  user_id: string;
  rating_group: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updated_at: number;
}

/** PRIMARY KEY (game_id, user_id): a game counts once. */
export interface RatingChangeTable {
  game_id: string;
  user_id: string;
  rating_group: string;
  before: number;
  after: number;
  at: number;
}

/** PRIMARY KEY (game_id, n), UNIQUE (game_id, cmd). */
export interface ChatTable {
  game_id: string;
  n: number;
  cmd: string;
  seat: number;
  user_id: string;
  preset: Optional<string>;
  text: Optional<string>;
  at: number;
}

/** PRIMARY KEY (user_id, other_id). */
export interface BlockTable {
  user_id: string;
  other_id: string;
  at: number;
}

export interface ReportTable {
  id: string;
  by_id: string;
  about_id: string;
  game_id: Optional<string>;
  text: string;
  at: number;
  closed_at: Optional<number>;
}

/** Who is alive. */
export interface NodeTable {
  id: string;
  started_at: number;
  seen_at: number;
}

/** Times in which nobody could play: clocks stood still. */
export interface OutageTable {
  id: Generated<number>;
  from_at: number;
  to_at: number;
}

/** How often a user has declared an action. PRIMARY KEY (user_id, action). */
export interface FavouriteTable {
  user_id: string;
  action: string;
  times: number;
}

/** One row, written to see whether a write goes through. */
export interface PulseTable {
  id: number;
  at: number;
}

/** One row: what the server signs its pushes with. Another one would make every subscription useless. */
export interface PushKeyTable {
  id: number;
  public: string;
  private: string;
}

/** A browser that wants to be told. It goes with its session. */
export interface PushSubscriptionTable {
  session_hash: string;
  /** Where the push service takes messages for it; unique. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** ja or en. */
  lang: string;
  created_at: number;
}

/** Who was told of a game and has not been back since. PRIMARY KEY (game_id, seat). */
export interface PushMarkTable {
  game_id: string;
  seat: number;
  at: number;
}
