/** Tells people of their games while no page of theirs is open, if they have asked for it. Whatever goes wrong here harms no game. */
import { ECDH } from 'node:crypto';
import type { NewPushSubscription, PushNotice } from '@blackpoker/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Outages } from '../cluster/outages.ts';
import type { ServerClock } from '../cluster/serverClock.ts';
import type { PushSettings } from '../ops/config.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Room } from '../room/room.ts';
import type { Store } from '../store/store.ts';
import { Marks } from './marks.ts';
import type { Notice } from './notices.ts';
import { KeyRing } from './pushKeys.ts';
import { isKnownService } from './pushServices.ts';
import { Sender } from './sender.ts';
import { type Subscription, Subscriptions } from './subscriptions.ts';
import { Watch } from './watch.ts';
import { Whereabouts } from './whereabouts.ts';

export interface PushDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: ServerClock;
  readonly metrics: Metrics;
  readonly settings: PushSettings;
  readonly outages: () => Outages;
  /** Has this user a socket on this node? */
  readonly isHere: (user: string) => boolean;
  readonly failed: (error: unknown) => void;
}

const DAY = 86_400;
/** Where minutes count nobody wants to hear of it later. */
const LIVE = 600;
/** In place of a seat, which nobody has yet. */
const BEFORE_IT_BEGINS = 2;

export class Push {
  private readonly deps: PushDeps;
  private readonly ring: KeyRing;
  private readonly subscriptions: Subscriptions;
  private readonly marks: Marks;
  private readonly watch: Watch;
  private readonly whereabouts: Whereabouts;
  private readonly sender: Sender;
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(deps: PushDeps) {
    const { store, bus, clock, settings, metrics, outages, isHere } = deps;
    const now = (): number => clock.now();
    this.deps = deps;
    this.ring = new KeyRing(store.db);
    this.subscriptions = new Subscriptions(store.db, now);
    this.marks = new Marks(store.db, now);
    this.watch = new Watch({
      ...{ clock, outages, delay: settings.delay },
      onDue: (room, notice) => this.run(() => this.tell(room, notice)),
    });
    this.whereabouts = new Whereabouts({ bus, clock, isHere, isAlone: store.kind === 'sqlite' });
    const { contact, services } = settings;
    this.sender = new Sender({ clock, metrics, contact, services, keys: () => this.ring.keys() });
  }

  // what browsers ask

  /** Null: this server sends none. */
  async publicKey(): Promise<string | null> {
    return this.deps.settings.on ? (await this.ring.keys()).publicKey : null;
  }

  /** False: it is not one of a push service that this server knows, or it sends none. */
  async subscribe(session: string, wanted: NewPushSubscription): Promise<boolean> {
    const { on, services } = this.deps.settings;
    if (!on || !isKnownService(wanted.endpoint, services) || !isPublicKey(wanted.p256dh)) return false;
    await this.subscriptions.put(session, wanted);
    return true;
  }

  unsubscribe(session: string): Promise<void> {
    return this.subscriptions.end(session);
  }

  // what happens in games

  /** Something has changed in a game that this node drives. Never throws. */
  look(room: Room): void {
    if (!this.deps.settings.on || this.isStopped) return;
    try {
      this.watch.look(room);
    } catch (error) {
      this.deps.failed(error);
    }
  }

  /** A player has come to the table, or leaves it: what they were told of it is known to them. */
  wasThere(game: string, seat: number): void {
    if (this.deps.settings.on) this.run(() => this.marks.takeAway(game, seat));
  }

  private run(work: () => Promise<void>): void {
    if (this.isStopped) return;
    const running = work()
      .catch(this.deps.failed)
      .finally(() => this.running.delete(running));
    this.running.add(running);
  }

  private async tell(room: Room, notice: Notice): Promise<void> {
    const { game } = room.state.base;
    const { id } = room.facts.players[notice.seat];
    const subscriptions = id === undefined ? [] : await this.subscriptions.of(id);
    if (id === undefined || subscriptions.length === 0 || (await this.isInVain(room, notice, id))) return;
    if (!(await this.marks.put(game, notice.seat))) return;
    const told = await Promise.all(subscriptions.map((each) => this.sendOf(room, notice, each)));
    if (!told.includes(true)) await this.marks.takeAway(game, notice.seat);
  }

  /** Somebody has come to the waiting game of a user who is away: that is told once. Never throws. */
  awaited(game: string, user: string, name: string): void {
    if (this.deps.settings.on) this.run(() => this.tellAwaited(game, user, name));
  }

  private async tellAwaited(game: string, user: string, name: string): Promise<void> {
    const subscriptions = await this.subscriptions.of(user);
    if (subscriptions.length === 0 || (await this.whereabouts.isOnline(user))) return;
    if (!(await this.marks.put(game, BEFORE_IT_BEGINS))) return;
    await Promise.all(subscriptions.map((each) => this.send(each, { game, what: 'awaited', name }, LIVE)));
  }

  /** They are there; the next game of the series is told of; or they do not want to hear of this player. */
  private async isInVain({ facts }: Room, { what, seat }: Notice, user: string): Promise<boolean> {
    if (what === 'over' && facts.next !== undefined) return true;
    const by = facts.players[seat === 0 ? 1 : 0].id;
    return (what === 'offer' && (await this.hasBlocked(user, by))) || (await this.whereabouts.isOnline(user));
  }

  private async hasBlocked(user: string, other = ''): Promise<boolean> {
    const blocks = this.deps.store.db.selectFrom('blocks').select('at').where('user_id', '=', user);
    return (await blocks.where('other_id', '=', other).executeTakeFirst()) !== undefined;
  }

  private sendOf({ state, facts }: Room, { what, offer, seat }: Notice, to: Subscription): Promise<boolean> {
    const { game, terms } = state.base;
    const { name } = facts.players[seat === 0 ? 1 : 0];
    return this.send(to, { game, what, name, ...(offer && { offer }) }, terms.clock.kind === 'live' ? LIVE : DAY);
  }

  private async send(to: Subscription, notice: Omit<PushNotice, 'lang'>, seconds: number): Promise<boolean> {
    const result = await this.sender.send(to, { ...notice, lang: to.lang === 'ja' ? 'ja' : 'en' }, seconds);
    if (result === 'gone') await this.subscriptions.forget(to.endpoint);
    return result === 'sent';
  }

  // upkeep

  async forgetOld(): Promise<void> {
    await this.marks.forgetOld();
  }

  /** What is on its way is dropped, and told after the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.whereabouts.stop();
    this.sender.stop();
    await this.idle();
  }

  /** Until all that is due has been told. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }
}

function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh;
  } catch {
    return false;
  }
}
