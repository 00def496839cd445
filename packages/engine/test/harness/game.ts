/** A game that a ruling plays: it speaks of players A and B and of units and requests by name, whichever seats they have. */
import {
  apply,
  cancel,
  cardCode,
  clone,
  type Decision,
  DRAWN,
  decision,
  eventFor,
  fromJson,
  fromPosition,
  type GameEvent,
  hash,
  isOver,
  NONE,
  type Option,
  ownerOf,
  type Ruleset,
  type State,
  toJson,
  type UnitRef,
  unitAt,
  winner,
} from '../../src/index.ts';
import { ASIDE, TARGET_NOTHING, TARGET_PLAYER, TARGET_REQUEST, TARGET_UNIT } from '../../src/state/layout.ts';
import { fieldCount, targetKind, targetOf, unitCards } from '../../src/state/queries.ts';
import { type BoardText, positionOf, type Who } from './board.ts';

/** How a ruling is played. */
export const WAYS = ['straight', 'through JSON', 'trying the rest', 'mirrored'] as const;
export type Way = (typeof WAYS)[number];

/** The game does not offer what the ruling wants to do. */
export class Refused extends Error {}

/** A request as it was completed. */
export interface Completed {
  readonly keys: readonly string[];
  readonly target: string | undefined;
  readonly drives: readonly string[];
  readonly discards: readonly string[];
  readonly sacrifices: readonly string[];
}

export class Game {
  state: State;
  /** What has happened since the last choice. */
  events: GameEvent[] = [];
  completed: Completed | undefined;
  private readonly way: Way;
  private readonly units: Map<string, number>;
  private readonly requests: Map<string, number>;
  private paid: { drives: string[]; discards: string[]; sacrifices: string[] };

  constructor(rules: Ruleset, board: BoardText, way: Way) {
    const set = fromPosition(rules, positionOf(board, way === 'mirrored'));
    this.state = set.state;
    this.way = way;
    this.units = new Map(set.units);
    this.requests = new Map(set.requests);
    this.paid = { drives: [], discards: [], sacrifices: [] };
  }

  // players

  seat(who: Who): number {
    return (who === 'A') === (this.way !== 'mirrored') ? 0 : 1;
  }

  who(seat: number): Who {
    return seat === this.seat('A') ? 'A' : 'B';
  }

  winner(): Who | 'draw' | null {
    const won = winner(this.state);
    return won === NONE ? null : won === DRAWN ? 'draw' : this.who(won);
  }

  // names

  unitNamed(name: string): number {
    const known = this.units.get(name);
    if (known !== undefined) return known;
    const [who, code = ''] = name.split('/');
    const seat = this.seat(who === 'A' ? 'A' : 'B');
    for (let i = 0; i < fieldCount(this.state, seat); i++) {
      const unit = unitAt(this.state, seat, i);
      if (unitCards(this.state, unit).map(cardCode).includes(code)) return unit;
    }
    throw new Refused(`there is no unit ${name}`);
  }

  nameOf(unit: number): string {
    for (const [name, named] of this.units) if (named === unit) return name;
    return `${this.who(unit < 54 ? 0 : 1)}/${cardCode(unit)}`;
  }

  /** A unit may be called by its name or by `owner/card`; this is what the game calls it. */
  properName(name: string): string {
    return name.includes('/') ? this.nameOf(this.unitNamed(name)) : name;
  }

  nameRequest(name: string, id: number): void {
    this.requests.set(name, id);
  }

  renameRequest(from: string, to: string, id: number): void {
    this.requests.delete(from);
    for (const [name, named] of this.requests) if (named === id) this.requests.delete(name);
    this.requests.set(to, id);
  }

  requestName(id: number): string {
    for (const [name, named] of [...this.requests].reverse()) if (named === id) return name;
    return `#${id}`;
  }

  label(option: Option): string {
    switch (option.type) {
      case 'action':
        return this.actionId(option.action);
      case 'card':
        return cardCode(option.card);
      case 'unit':
        return this.refName(option);
      case 'request':
        return this.requestName(option.request);
      case 'player':
        return this.who(option.seat);
      case 'value':
        return option.name ?? `${option.value}`;
      default:
        return option.type;
    }
  }

  actionId(index: number): string {
    return this.state.rules.actions[index]?.id ?? '?';
  }

  refName({ seat, position }: UnitRef): string {
    return this.nameOf(unitAt(this.state, seat, position));
  }

  /** What a request on the stage (or aside) points at. */
  targetName(request: number): string | undefined {
    const target = targetOf(this.state, request);
    switch (targetKind(this.state, request)) {
      case TARGET_NOTHING:
        return undefined;
      case TARGET_UNIT:
        return this.nameOf(target);
      case TARGET_REQUEST:
        return this.requestName(target);
      case TARGET_PLAYER:
        return this.who(target);
      default:
        return 'lost';
    }
  }

  // decisions

  asked(who: Who): Decision {
    const asked = decision(this.state);
    if (asked === undefined) throw new Refused('the game is over');
    if (this.who(asked.seat) !== who) throw new Refused(`${this.who(asked.seat)} is asked (${asked.kind}), not ${who}`);
    return asked;
  }

  subject(asked: Decision): string | undefined {
    return asked.subject?.type === 'unit' ? this.refName(asked.subject) : undefined;
  }

  pick(asked: Decision, names: readonly string[]): Option {
    const option = asked.options.find((candidate) => names.includes(this.label(candidate)));
    if (option === undefined) throw new Refused(`"${names}" is not offered: ${this.describe(asked)}`);
    this.apply(option.choice);
    return option;
  }

  describe(asked: Decision): string {
    const options = asked.options.map((option) => this.label(option)).join(' ');
    return `${this.who(asked.seat)} is asked ${asked.kind} (${options})`;
  }

  /** A copy of the game as it stands, to try something on. */
  copy(): Game {
    const copy: Game = Object.create(Game.prototype);
    return Object.assign(copy, this, {
      state: clone(this.state),
      events: [],
      way: this.plainWay(),
      units: new Map(this.units),
      requests: new Map(this.requests),
      paid: { drives: [], discards: [], sacrifices: [] },
    });
  }

  private plainWay(): Way {
    return this.way === 'mirrored' ? 'mirrored' : 'straight';
  }

  private apply(choice: number): void {
    if (this.way === 'through JSON') this.state = throughJson(this.state);
    if (this.way === 'trying the rest') tryOthers(this.state, choice);
    this.events = [];
    apply(this.state, choice, (event) => this.hear(event));
  }

  // events

  private hear(event: GameEvent): void {
    this.events.push(event);
    if (event.type === 'driven' && event.cost) this.paid.drives.push(this.refName(event.unit));
    if (event.type === 'moved' && event.why === 'cost' && event.from === 'hand')
      this.paid.discards.push(...event.cards.map(cardCode));
    if (event.type === 'moved' && event.why === 'cost' && event.from === 'field')
      this.paid.sacrifices.push(...event.cards.map(cardCode));
    if (event.type === 'pushed' && this.requestName(event.request).startsWith('#'))
      this.nameRequest(this.actionId(event.action), event.request);
    if (event.type === 'requested') this.complete(event);
  }

  private complete(event: GameEvent & { type: 'requested' }): void {
    this.completed = { keys: event.cards.map(cardCode), target: this.targetName(ASIDE), ...this.paid };
    this.paid = { drives: [], discards: [], sacrifices: [] };
    for (const [name, id] of this.requests) if (id === event.request) this.requests.delete(name);
    this.nameRequest(this.actionId(event.action), event.request);
  }

  /** Has this player, since the last choice, seen that card of somebody move or be shown? */
  saw(who: Who, owner: Who, code: string): boolean {
    const cards = this.events.flatMap((event) => {
      const seen = eventFor(event, this.seat(who));
      return 'cards' in seen ? seen.cards : [];
    });
    return cards.some((card) => ownerOf(card) === this.seat(owner) && cardCode(card) === code);
  }
}

/** The state, written down and read again. */
export function throughJson(state: State): State {
  return fromJson(state.rules, JSON.parse(JSON.stringify(toJson(state))));
}

/** Every other option on a copy that is thrown away: the state must not notice. */
function tryOthers(state: State, chosen: number): void {
  const before = hash(state);
  const asked = decision(state);
  for (const { choice } of asked?.options ?? []) {
    if (choice === chosen) continue;
    const trial = clone(state);
    apply(trial, choice);
    if (!isOver(trial) && (decision(trial)?.options.length ?? 0) === 0) throw new Error(`dead end after ${choice}`);
  }
  if (asked?.drafting) cancel(clone(state));
  if (hash(state) !== before) throw new Error('trying other options on a copy has changed the game');
}
