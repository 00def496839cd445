/** How often one address may do what costs something. */
import type { Limits } from '../ops/config.ts';
import { Buckets, perTime } from './buckets.ts';

const MINUTE = 60;
const HOUR = 3600;
const QUARTER = 900;
const LOGINS_BY_NAME = 20;
const EXPORTS = 10;

export class Rates {
  readonly requests: Buckets;
  readonly games: Buckets;
  readonly people: Buckets;
  readonly logins: Buckets;
  readonly loginsByName: Buckets;
  /** By user. */
  readonly exports: Buckets;

  constructor(limits: Limits, now: () => number) {
    this.requests = new Buckets(perTime(limits.requests, MINUTE), now);
    this.games = new Buckets(perTime(limits.games, HOUR), now);
    this.people = new Buckets(perTime(limits.people, HOUR), now);
    this.logins = new Buckets(perTime(limits.logins, QUARTER), now);
    this.loginsByName = new Buckets(perTime(LOGINS_BY_NAME, QUARTER), now);
    this.exports = new Buckets(perTime(EXPORTS, HOUR), now);
  }

  forgetFull(): void {
    for (const buckets of [this.requests, this.games, this.people, this.logins, this.loginsByName, this.exports])
      buckets.forgetFull();
  }
}
