/** How games come to be, and what follows from them. */
import { type Ruleset, rulesetOf, type Seat } from '@blackpoker/engine';
import type { GameState, LobbyLists, NewGame } from '@blackpoker/protocol';
import { StoreUnavailable } from '../store/store.ts';
import { type Announce, announcer } from './announcer.ts';
import { blockedPairs } from './blocks.ts';
import { type GameRow, isEnded, optionsOf, type UserRow } from './gameRow.ts';
import { NEW_STRENGTH } from './glicko.ts';
import { InTurn } from './inTurn.ts';
import { againstRunning, againstWaiting } from './limits.ts';
import { LiveOffers } from './liveOffers.ts';
import type { LobbyDeps } from './lobbyDeps.ts';
import { LobbyList } from './lobbyList.ts';
import { isRefusal, type LobbyRefusal, refuse } from './lobbyRefusal.ts';
import { isOfOneOwner } from './owners.ts';
import { QuickPool } from './quickPool.ts';
import { ratingGroupOf } from './ratingGroup.ts';
import { rematchOf } from './rematches.ts';
import { settle } from './settling.ts';
import { Starts } from './starts.ts';
import { type CheckedTerms, checkedDeck, checkedTerms } from './terms.ts';
import { Upkeep } from './upkeep.ts';
import { withdraw } from './withdraw.ts';
import { LOBBY_WORDS } from './words.ts';

export interface Created {
  readonly game: string;
  readonly state: GameState;
}

export class Lobby {
  private readonly deps: LobbyDeps;
  private readonly announce: Announce;
  private readonly turns = new InTurn();
  private readonly starts: Starts;
  private readonly quick: QuickPool;
  private readonly offers: LiveOffers;
  private readonly lists: LobbyList;
  private readonly upkeep: Upkeep;

  constructor(deps: LobbyDeps) {
    this.deps = deps;
    const announce = announcer(deps.bus, deps.here);
    this.announce = (message) => {
      if (message.type === 'lobby') this.lists.forget();
      announce(message);
    };
    this.offers = new LiveOffers(deps, this.announce);
    this.lists = new LobbyList(deps, (rows) => this.offers.takable(rows));
    this.starts = new Starts(deps, this.announce);
    this.quick = new QuickPool(deps, this.starts, this.announce);
    this.upkeep = new Upkeep(deps, (game) => this.onOver(game));
  }

  /** A game that waits, or one that has begun: against a level, or where a quick match found somebody at once. */
  create(user: string, wanted: NewGame): Promise<Created | LobbyRefusal> {
    return this.turns.run(user, async () => {
      const terms = checkedTerms(wanted);
      if (isRefusal(terms)) return terms;
      const who = await this.playerFor(user, terms.rated);
      if (isRefusal(who)) return who;
      const full = (await this.againstMore(who, wanted.kind)) ?? (await againstRunning(this.db, who));
      return full ?? (await this.createFor(who, wanted.kind, terms));
    });
  }

  private get db() {
    return this.deps.store.db;
  }

  private async playerFor(id: string, rated: boolean): Promise<UserRow | LobbyRefusal> {
    const user = await this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (user === undefined || user.deleted_at !== null) return refuse('forbidden', LOBBY_WORDS.noUser);
    if (user.banned_at !== null) return refuse('forbidden', LOBBY_WORDS.banned);
    return rated && user.kind === 'guest' ? refuse('forbidden', LOBBY_WORDS.ratedGuest) : user;
  }

  /** A new search for a quick match takes the place of the one before. */
  private async againstMore(who: UserRow, kind: NewGame['kind']): Promise<LobbyRefusal | undefined> {
    if (kind === 'bot') return undefined;
    if (kind === 'quick') await this.endSearch(who.id);
    return againstWaiting(this.db, who);
  }

  private async endSearch(user: string): Promise<void> {
    const waiting = this.db.deleteFrom('games').where('creator_id', '=', user).where('state', '=', 'waiting');
    const { numDeletedRows } = await waiting.where('kind', '=', 'quick').executeTakeFirst();
    if (numDeletedRows > 0n) this.announce({ type: 'lobby' });
  }

  private async createFor(who: UserRow, kind: NewGame['kind'], terms: CheckedTerms): Promise<Created> {
    if (terms.level !== undefined)
      return { game: await this.starts.against(who.id, terms.level, terms), state: 'playing' };
    const rating = kind === 'quick' ? await this.ratingOf(who.id, terms.regulation) : null;
    const game = await this.starts.wait(who.id, kind, terms, rating);
    const made = kind === 'quick' ? await this.search(game) : { game, state: 'waiting' as const };
    if (kind !== 'invite' && made.state === 'waiting') this.announce({ type: 'lobby' });
    return made;
  }

  private async ratingOf(user: string, regulation: string): Promise<number> {
    const group = ratingGroupOf(regulation);
    const rows = this.db.selectFrom('ratings').select('rating').where('user_id', '=', user);
    const row = await rows.where('rating_group', '=', group).executeTakeFirst();
    return Math.round(row?.rating ?? NEW_STRENGTH.rating);
  }

  private async search(game: string): Promise<Created> {
    await this.quick.pairUp();
    const row = await this.game(game);
    if (row?.state === 'playing') return { game, state: 'playing' };
    return row?.next_id ? { game: row.next_id, state: 'playing' } : { game, state: 'waiting' };
  }

  private game(id: string): Promise<GameRow | undefined> {
    return this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** First come, first served. Who sits in the game already is told so. */
  join(user: string, game: string, { deck }: { readonly deck?: string | undefined }) {
    return this.turns.run(user, async (): Promise<{ readonly game: string } | LobbyRefusal> => {
      const row = await this.game(game);
      if (row === undefined || (row.kind === 'quick' && row.started_at === null))
        return refuse('unknown', LOBBY_WORDS.noGame);
      if (row.seat_a === user || row.seat_b === user) return { game };
      const who = await this.playerFor(user, row.rated === 1);
      if (isRefusal(who)) return who;
      const against = await this.againstJoining(who, row);
      return against ?? (await this.take(who, row, deck));
    });
  }

  private async againstJoining(who: UserRow, row: GameRow): Promise<LobbyRefusal | undefined> {
    if (row.creator_id === who.id) return refuse('forbidden', LOBBY_WORDS.ownGame);
    if (row.state !== 'waiting' || row.creator_id === null) return refuse('stale', LOBBY_WORDS.taken);
    const creator = await this.playerFor(row.creator_id, row.rated === 1);
    if (isRefusal(creator)) return refuse('stale', LOBBY_WORDS.taken);
    const against = (await this.againstPair(who, creator, row)) ?? (await againstRunning(this.db, who));
    return against ?? (await this.againstAway(row, creator, who));
  }

  private async againstPair(who: UserRow, other: UserRow, { rated }: GameRow): Promise<LobbyRefusal | undefined> {
    if (rated === 1 && isOfOneOwner(who, other)) return refuse('forbidden', LOBBY_WORDS.ratedOwner);
    const blocked = await blockedPairs(this.db, [who.id, other.id]);
    return blocked.size > 0 ? refuse('forbidden', LOBBY_WORDS.blocked) : undefined;
  }

  private async againstAway(row: GameRow, creator: UserRow, who: UserRow): Promise<LobbyRefusal | undefined> {
    const isThere = (await this.offers.takable([row])).length > 0;
    if (isThere) return undefined;
    this.deps.onAwaited?.(row.id, creator.id, who.name);
    return refuse('away', LOBBY_WORDS.away);
  }

  private async take(who: UserRow, row: GameRow, text: string | undefined) {
    const rules: Ruleset | undefined = rulesetOf(row.regulation, optionsOf(row));
    if (rules === undefined) return refuse('bad', LOBBY_WORDS.regulation);
    const deck = checkedDeck(rules, text);
    if (isRefusal(deck)) return deck;
    const taken = await this.starts.take(row, who.id, deck.code ?? null);
    return taken ? { game: row.id } : refuse('stale', LOBBY_WORDS.taken);
  }

  /** Only a game of one's own, while it waits; by who runs the server (undefined) anybody's. */
  async cancel(user: string | undefined, game: string): Promise<boolean> {
    const isDone = await withdraw(this.db, game, user);
    if (isDone) this.announce({ type: 'lobby' });
    return isDone;
  }

  /** `viewer`: a user, who is not shown the waiting games of those with whom there is a block. */
  list(viewer?: string): Promise<LobbyLists> {
    return this.lists.for(viewer);
  }

  /** Another node says that open or running games have changed. */
  heardOfChange(): void {
    this.lists.forget();
  }

  /** Ratings, favourites, the next game of a series: once, however often it is called and on however many nodes. */
  async onOver(game: string): Promise<void> {
    const { store, node, clock, log } = this.deps;
    const next = await settle({ store, node, now: () => clock.now(), log }, game);
    if (next === undefined) this.announce({ type: 'lobby' });
    else this.starts.begun(next);
  }

  /** Whether who sits there may have a rematch: both have to be free to begin a game, and with each other. */
  async againstRematch(game: string, seat: Seat): Promise<LobbyRefusal | undefined> {
    const row = await this.game(game);
    if (row === undefined || row.next_id !== null) return undefined;
    const seats = seat === 0 ? [row.seat_a, row.seat_b] : [row.seat_b, row.seat_a];
    const [who, other] = await Promise.all(seats.map((user) => user && this.freeFor(user, row)));
    if (who && isRefusal(who)) return who;
    if (other && isRefusal(other)) return refuse(other.code, LOBBY_WORDS.otherNotFree);
    return who && other ? await this.againstPair(who, other, row) : undefined;
  }

  private async freeFor(user: string, { rated }: GameRow): Promise<UserRow | LobbyRefusal> {
    const who = await this.playerFor(user, rated === 1);
    return isRefusal(who) ? who : ((await againstRunning(this.db, who)) ?? who);
  }

  /** The id of the next game; the same when called again. Throws where the game is not over, or nobody may begin one. */
  async rematch(game: string): Promise<string> {
    const row = await this.game(game);
    if (row !== undefined && isEnded(row)) await this.onOver(game);
    return await this.turns.run(row?.seat_a ?? row?.seat_b ?? '', async () => {
      const against = await this.againstRematch(game, 0);
      if (against !== undefined) throw new Error(`no rematch of ${game}: ${against.message.en}`);
      const next = await rematchOf(this.deps, game);
      if (next.begun !== undefined) this.starts.begun(next.begun);
      return next.game;
    });
  }

  /** Each second, on every node. Never throws. */
  async sweep(): Promise<void> {
    try {
      await this.quick.sweep();
      await this.offers.sweep();
      await this.upkeep.sweep();
    } catch (error) {
      const { log } = this.deps;
      if (error instanceof StoreUnavailable) log.info({}, 'the lobby waits for the store');
      else log.error({ err: error }, 'the lobby could not be swept');
    }
  }
}
