/** Whether those at the sockets may still be there: asked when somebody says so, and of everybody now and then, for a message may be lost. */
import { setImmediate } from 'node:timers/promises';
import type { People } from '../people/people.ts';
import type { Connection } from './connection.ts';
import type { Switchboard } from './switchboard.ts';

const AGAIN_MS = 30_000;
const AT_ONCE = 100;

export interface StandingsDeps {
  readonly switchboard: Switchboard;
  readonly people: Pick<People, 'standings'>;
  readonly now: () => number;
}

export class Standings {
  private readonly deps: StandingsDeps;

  constructor(deps: StandingsDeps) {
    this.deps = deps;
  }

  /** These are looked at now; where that fails, with the next look. */
  async doubt(connections: Iterable<Connection>): Promise<void> {
    const doubted = [...connections];
    for (const connection of doubted) connection.checkedAt = Number.NEGATIVE_INFINITY;
    await this.check(doubted);
  }

  /** To be called about every second: all who were not looked at for a while. */
  look(): Promise<void> {
    const { switchboard, now } = this.deps;
    const since = now() - AGAIN_MS;
    return this.check([...switchboard.connections].filter(({ checkedAt }) => checkedAt <= since));
  }

  private async check(connections: readonly Connection[]): Promise<void> {
    for (let i = 0; i < connections.length; i += AT_ONCE) {
      if (i > 0) await setImmediate();
      await this.checkSome(connections.slice(i, i + AT_ONCE));
    }
  }

  private async checkSome(connections: readonly Connection[]): Promise<void> {
    const { people, now } = this.deps;
    const standings = await people.standings(connections.map(({ holder }) => holder));
    for (const [i, connection] of connections.entries()) {
      const standing = standings[i];
      connection.checkedAt = now();
      if (standing !== undefined && standing !== 'valid') connection.cut(standing);
    }
  }
}
