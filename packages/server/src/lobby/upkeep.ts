/** What has been left lying: games that nobody took, games that stand still for ever, games that nobody comes back to, and games whose end was not dealt with because a server died. */
import { hasOurRules } from '../room/loader.ts';
import { lastEventAt } from '../room/roomFacts.ts';
import type { LobbyDeps } from './lobbyDeps.ts';

const WAIT_MS = 24 * 3_600_000;
/** A game that cannot go on is ended after a week: until then an upgrade can be taken back. */
const STUCK_MS = 7 * 24 * 3_600_000;
/** A game without a clock, or in a pause, is ended when nobody has touched it for so long while there was a server. */
const ABANDONED_MS = 90 * 24 * 3_600_000;
const UNSETTLED_MS = 3000;
const LOOK_BACK_MS = 3_600_000;
const OLD_EACH_MS = 60_000;
const UNSETTLED_EACH_MS = 3000;
const STUCK_EACH_MS = 3_600_000;
const ABANDONED_EACH_MS = 600_000;
const MOST_AT_ONCE = 50;
const MOST_ABANDONED = 20;
const NOT_YET = 'the end of a game could not be settled';
const NOT_ENDED = 'a game that stands still could not be ended';

export class Upkeep {
  private readonly deps: LobbyDeps;
  private readonly settle: (game: string) => Promise<void>;
  private oldAt = Number.NEGATIVE_INFINITY;
  private unsettledAt = Number.NEGATIVE_INFINITY;
  private stuckAt = Number.NEGATIVE_INFINITY;
  private abandonedAt = Number.NEGATIVE_INFINITY;
  /** The first time all games are looked at. */
  private since = 0;

  constructor(deps: LobbyDeps, settle: (game: string) => Promise<void>) {
    this.deps = deps;
    this.settle = settle;
  }

  async sweep(): Promise<void> {
    const now = this.deps.clock.now();
    if (now - this.oldAt >= OLD_EACH_MS) await this.withdrawOld(now);
    if (now - this.unsettledAt >= UNSETTLED_EACH_MS) await this.settleLeft(now);
    if (now - this.stuckAt >= STUCK_EACH_MS) await this.endStuck(now);
    if (now - this.abandonedAt >= ABANDONED_EACH_MS) await this.endAbandoned(now);
  }

  private async withdrawOld(now: number): Promise<void> {
    this.oldAt = now;
    const { db } = this.deps.store;
    const old = db.deleteFrom('games').where('created_at', '<', now - WAIT_MS);
    await old.where('state', '=', 'waiting').execute();
    await old.where('state', '=', 'aborted').where('started_at', 'is', null).execute();
  }

  private async settleLeft(now: number): Promise<void> {
    this.unsettledAt = now;
    const left = await this.deps.store.db
      .selectFrom('games')
      .select('id')
      .where('settled_at', 'is', null)
      .where('ended_at', '>=', this.since)
      .where('ended_at', '<', now - UNSETTLED_MS)
      .where('state', 'in', ['over', 'aborted'])
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of left)
      await this.settle(id).catch((error) => this.deps.log.error({ game: id, err: error }, NOT_YET));
    if (left.length < MOST_AT_ONCE) this.since = now - LOOK_BACK_MS;
  }

  private async endStuck(now: number): Promise<void> {
    this.stuckAt = now;
    const before = now - STUCK_MS;
    const old = await this.deps.store.db
      .selectFrom('games')
      .select(['id', 'incident', 'regulation', 'options', 'rules_version'])
      .where('state', '=', 'playing')
      .where('started_at', '<', before)
      .execute();
    const stuck = old.filter((row) => row.incident !== null || !hasOurRules(row));
    for (const { id } of stuck) if ((await this.lastEventAt(id)) < before) await this.end(id);
  }

  private async lastEventAt(game: string): Promise<number> {
    const events = this.deps.store.db.selectFrom('events').select('at').where('game_id', '=', game);
    return (await events.orderBy('seq', 'desc').limit(1).executeTakeFirst())?.at ?? 0;
  }

  private async endAbandoned(now: number): Promise<void> {
    this.abandonedAt = now;
    const before = now - ABANDONED_MS - (await this.awaySince(now - ABANDONED_MS));
    const games = await this.deps.store.db
      .selectFrom('games')
      .select('id')
      .where('state', '=', 'playing')
      .where('started_at', '<', before)
      .where((eb) => eb(lastEventAt(eb), '<', before))
      .limit(MOST_ABANDONED)
      .execute();
    for (const { id } of games) await this.end(id);
    if (games.length > 0) this.deps.log.info({ games: games.length }, 'games that nobody came back to are ended');
  }

  /** How long there was no server since then. */
  private async awaySince(then: number): Promise<number> {
    const outages = this.deps.store.db.selectFrom('outages').select(['from_at', 'to_at']).where('to_at', '>', then);
    return (await outages.execute()).reduce((sum, { from_at, to_at }) => sum + to_at - from_at, 0);
  }

  private async end(game: string): Promise<void> {
    const { rooms, log } = this.deps;
    const failed = (error: unknown): void => log.error({ game, err: error }, NOT_ENDED);
    await rooms().abort(game).catch(failed);
  }
}
