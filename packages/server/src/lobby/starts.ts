/** Games come to be: they wait, are taken by exactly one, and begin. */

import type { Announce } from './announcer.ts';
import { beginning, type Sitting } from './beginning.ts';
import type { GameRow, NewGameRow } from './gameRow.ts';
import { isHeads, newId } from './ids.ts';
import type { LobbyDeps } from './lobbyDeps.ts';
import { rulesVersionOf } from './rulesVersion.ts';
import type { CheckedTerms } from './terms.ts';

/** Somebody else was faster. */
class NotFree extends Error {}

const person = (user: string | null, deck: string | null): Sitting => ({ user, level: null, deck });

export class Starts {
  private readonly deps: LobbyDeps;
  private readonly announce: Announce;

  constructor(deps: LobbyDeps, announce: Announce) {
    this.deps = deps;
    this.announce = announce;
  }

  /** A game that waits for a second player. Returns its id. */
  async wait(creator: string, kind: string, terms: CheckedTerms, rating: number | null): Promise<string> {
    const row = { ...this.newRow(kind, terms), state: 'waiting', creator_id: creator, creator_rating: rating };
    await this.deps.store.db
      .insertInto('games')
      .values({ ...row, creator_deck: terms.deck ?? null })
      .execute();
    return row.id;
  }

  /** Against a level, at once. */
  async against(user: string, level: number, terms: CheckedTerms): Promise<string> {
    const row = this.newRow('bot', terms);
    const sits = atRandom(person(user, terms.deck ?? null), { user: null, level, deck: null });
    await this.insert({ ...row, creator_id: user, ...this.beginning(row, sits) });
    return row.id;
  }

  private newRow(kind: string, { regulation, options, clock, rated, wins, rules }: CheckedTerms) {
    return {
      id: newId(),
      kind,
      regulation,
      options: JSON.stringify(options),
      clock: JSON.stringify(clock),
      rated: rated ? 1 : 0,
      wins,
      turns: 0,
      rules_version: rulesVersionOf(rules),
      created_at: this.deps.clock.now(),
      node: this.deps.node,
    };
  }

  private async insert(row: NewGameRow): Promise<void> {
    await this.deps.store.db.insertInto('games').values(row).execute();
    this.begun(row);
  }

  private beginning(row: Pick<GameRow, 'id' | 'regulation' | 'options' | 'wins'>, sits: readonly [Sitting, Sitting]) {
    return beginning(row, { game: row.id, at: this.deps.clock.now(), node: this.deps.node, sits });
  }

  /** Exactly one of all who try gets true. */
  async take(row: GameRow, joiner: string, deck: string | null): Promise<boolean> {
    const sits = atRandom(person(row.creator_id, row.creator_deck), person(joiner, deck));
    const begun = this.beginning(row, sits);
    const taking = this.deps.store.db.updateTable('games').set(begun).where('id', '=', row.id);
    const { numUpdatedRows } = await taking.where('state', '=', 'waiting').executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    this.begun({ ...begun, id: row.id });
    return true;
  }

  /** Two who wait: the game of the first is played, the other one leads to it. False: one of them has been paired meanwhile. */
  async pair(first: GameRow, second: GameRow): Promise<boolean> {
    const sits = atRandom(person(first.creator_id, first.creator_deck), person(second.creator_id, second.creator_deck));
    const begun = this.beginning(first, sits);
    const ended = { state: 'aborted', next_id: first.id, node: null, settled_at: this.deps.clock.now() };
    const changes: [string, Partial<GameRow>][] = [
      [first.id, begun],
      [second.id, ended],
    ];
    const paired = await this.changeAll(changes);
    if (paired) this.begun({ ...begun, id: first.id });
    return paired;
  }

  /** All of these waiting games, or none; in the same order by everybody, so that nobody waits for each other. */
  private async changeAll(changes: readonly [string, Partial<GameRow>][]): Promise<boolean> {
    const inOrder = [...changes].sort(([one], [two]) => (one < two ? -1 : 1));
    try {
      await this.deps.store.db.transaction().execute(async (trx) => {
        for (const [id, change] of inOrder) {
          const free = trx.updateTable('games').set(change).where('id', '=', id).where('state', '=', 'waiting');
          if ((await free.executeTakeFirst()).numUpdatedRows === 0n) throw new NotFree();
        }
      });
      return true;
    } catch (error) {
      if (error instanceof NotFree) return false;
      throw error;
    }
  }

  /** Tells both players and the lobby, and has the room driven. */
  begun({ id, seat_a, seat_b }: Pick<NewGameRow, 'id' | 'seat_a' | 'seat_b'>): void {
    for (const user of [seat_a, seat_b]) if (typeof user === 'string') this.announce({ type: 'begun', user, game: id });
    this.announce({ type: 'lobby' });
    const driven = this.deps.rooms().begin(id);
    driven.catch((error: unknown) => this.deps.log.error({ game: id, err: error }, 'a game could not be driven'));
  }
}

/** Seats by a fair coin. */
const atRandom = (one: Sitting, two: Sitting): readonly [Sitting, Sitting] => (isHeads() ? [one, two] : [two, one]);
