/** Games with a live clock that wait in the lobby or behind a link. While their creator is away nobody is shown or given them: a clock would run against who is not there. */
import type { Announce } from './announcer.ts';
import { Attendance } from './attendance.ts';
import { clockOf, type GameRow } from './gameRow.ts';
import type { LobbyDeps } from './lobbyDeps.ts';

const KINDS = ['open', 'invite'];

export class LiveOffers {
  private readonly deps: LobbyDeps;
  private readonly announce: Announce;
  private readonly attendance: Attendance;

  constructor(deps: LobbyDeps, announce: Announce) {
    this.deps = deps;
    this.announce = announce;
    this.attendance = new Attendance(deps);
  }

  /** Of these waiting games those that can be taken now. */
  async takable(rows: readonly GameRow[]): Promise<GameRow[]> {
    const live = rows.filter((row) => clockOf(row).kind === 'live');
    const present = await this.attendance.present(live);
    return rows.filter((row) => !live.includes(row) || present.includes(row));
  }

  /** Notes who has come and who has gone. */
  async sweep(): Promise<void> {
    const rows = await this.rows();
    const back = rows.filter((row) => row.node === null && this.attendance.isHere(row));
    const gone = (await this.attendance.absent(rows)).filter(({ node }) => node !== null);
    for (const { id } of gone) await this.noteGone(id);
    if (gone.length + back.length > 0) this.announce({ type: 'lobby' });
  }

  private rows() {
    return this.deps.store.db
      .selectFrom('games')
      .select(['id', 'creator_id', 'node', 'created_at'])
      .where('state', '=', 'waiting')
      .where('kind', 'in', KINDS)
      .where('clock', 'like', '%"live"%')
      .execute();
  }

  private async noteGone(id: string): Promise<void> {
    const gone = this.deps.store.db.updateTable('games').set({ node: null });
    await gone.where('id', '=', id).where('state', '=', 'waiting').execute();
  }
}
