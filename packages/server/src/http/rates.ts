/** How often one address may do what costs something. */
import type { Limits } from '../ops/config.ts';
import { Buckets, perTime } from './buckets.ts';

const MINUTE = 60;
const HOUR = 3600;
const QUARTER = 900;
/** For one name, of one address and of all together: nobody can keep another one out from a few addresses. */
const LOGINS_BY_NAME = 20;
const LOGINS_OF_ALL = 1000;
const EXPORTS = 10;

export class Rates {
  readonly requests: Buckets;
  readonly games: Buckets;
  readonly people: Buckets;
  readonly logins: Buckets;
  private readonly loginsByName: Buckets;
  private readonly loginsOfAll: Buckets;
  /** By user. */
  readonly exports: Buckets;

  constructor(limits: Limits, now: () => number) {
    this.requests = new Buckets(perTime(limits.requests, MINUTE), now);
    this.games = new Buckets(perTime(limits.games, HOUR), now);
    this.people = new Buckets(perTime(limits.people, HOUR), now);
    this.logins = new Buckets(perTime(limits.logins, QUARTER), now);
    this.loginsByName = new Buckets(perTime(LOGINS_BY_NAME, QUARTER), now);
    this.loginsOfAll = new Buckets(perTime(LOGINS_OF_ALL, QUARTER), now);
    this.exports = new Buckets(perTime(EXPORTS, HOUR), now);
  }

  /** A password is tried. */
  takeLogin(address: string, name: string): boolean {
    const { logins, loginsByName, loginsOfAll } = this;
    return logins.take(address) && loginsByName.take(`${address} ${name}`) && loginsOfAll.take(name);
  }

  /** It was the right one. */
  giveBackLogin(address: string, name: string): void {
    this.logins.giveBack(address);
    this.loginsByName.giveBack(`${address} ${name}`);
    this.loginsOfAll.giveBack(name);
  }

  forgetFull(): void {
    const ofLogins = [this.logins, this.loginsByName, this.loginsOfAll];
    for (const buckets of [this.requests, this.games, this.people, ...ofLogins, this.exports]) buckets.forgetFull();
  }
}
