/** A game that is being played from a case: its state, and the names that the case uses. */
import {
  apply,
  arrangeLife,
  type Choice,
  cardCode,
  clone,
  type Decision,
  decision,
  fromPosition,
  type GameEvent,
  type Option,
  parseSeat,
  type Ruleset,
  type State,
  seatName,
  toPosition,
  unitAt,
} from '@blackpoker/engine';
import type { CaseStep, ConformanceCase } from './case.ts';

/** The engine does not accept a step. */
export class Refused extends Error {}

export interface Shuffle {
  readonly seat: number;
  readonly order: readonly string[];
}

/** A game that is being played from a case. */
export class CaseTable {
  state: State;
  private readonly units: Map<string, number>;
  private readonly requests: Map<string, number>;
  private shuffles: Shuffle[] = [];
  events: GameEvent[] = [];

  constructor(rules: Ruleset, given: ConformanceCase['given']) {
    const set = fromPosition(rules, given);
    this.state = set.state;
    this.units = new Map(set.units);
    this.requests = new Map(set.requests);
  }

  /** Tries something: all of it happens, or nothing where it is refused. */
  attempt(shuffles: readonly Shuffle[], play: () => void): void {
    const before = this.state;
    this.state = clone(before);
    this.shuffles = [...shuffles];
    this.events = [];
    try {
      play();
    } catch (error) {
      this.state = before;
      throw error;
    }
    if (this.shuffles.some((shuffle) => !this.lies(shuffle)))
      throw new Error('bug in the case: a shuffle is given where nothing was shuffled');
  }

  /** Does a life lie in this order anyway? A choice that was not asked may have been shuffled a step ago. */
  private lies({ seat, order }: Shuffle): boolean {
    return toPosition(this.state)[seat === 0 ? 'A' : 'B'].life.join() === order.join();
  }

  /** Answers choices that a case may leave open: the top of a grave, the order of triggers, the order of a split unit. */
  settle(): void {
    for (let open = this.openChoice(); open !== undefined; open = this.openChoice()) this.apply(open);
  }

  private openChoice(): Choice | undefined {
    const asked = decision(this.state);
    if (asked === undefined) return undefined;
    const isSplit = asked.kind === 'order' && this.actionId(asked) === 'reverse';
    return asked.kind === 'graveTop' || asked.kind === 'triggerOrder' || isSplit ? asked.options[0]?.choice : undefined;
  }

  private actionId(asked: Decision): string | undefined {
    return asked.action === undefined ? undefined : this.state.rules.actions[asked.action]?.id;
  }

  apply(choice: Choice): void {
    const { state } = this;
    apply(state, choice, (event) => {
      this.events.push(event);
      if (event.type === 'shuffled') this.arrange(event.seat);
    });
  }

  private arrange(seat: number): void {
    const i = this.shuffles.findIndex((shuffle) => shuffle.seat === seat);
    if (i >= 0) arrangeLife(this.state, seat, this.shuffles.splice(i, 1)[0]?.order ?? []);
  }

  asked(step: CaseStep): Decision {
    const asked = decision(this.state);
    if (asked === undefined) throw new Refused('the game is over');
    if (seatName(asked.seat) !== step.by) throw new Refused(`${seatName(asked.seat)} is asked, not ${step.by}`);
    return asked;
  }

  pick(asked: Decision, wanted: (option: Option) => boolean, what: string): Option {
    const option = asked.options.find(wanted);
    if (option === undefined) throw new Refused(`${what} is not offered (${asked.kind})`);
    this.apply(option.choice);
    return option;
  }

  unitNamed(name: string): number {
    const known = this.units.get(name);
    if (known !== undefined) return known;
    const [owner = '', card = ''] = name.split('/');
    const seat = parseSeat(owner);
    if (seat === undefined) throw new Refused(`there is no unit ${name}`);
    for (const [i, unit] of toPosition(this.state)[seat === 0 ? 'A' : 'B'].field.entries())
      if (unit.cards.includes(card)) return unitAt(this.state, seat, i);
    throw new Refused(`there is no unit ${name}`);
  }

  isNamed(option: Option, name: string): boolean {
    if (option.type === 'player') return seatName(option.seat) === name;
    if (option.type === 'request') return this.requestNamed(name) === option.request;
    if (option.type !== 'unit') return false;
    try {
      return unitAt(this.state, option.seat, option.position) === this.unitNamed(name);
    } catch {
      return false;
    }
  }

  requestNamed(name: string): number | undefined {
    return this.requests.get(name);
  }

  nameRequest(name: string, request: number): void {
    this.requests.set(name, request);
  }
}

export const isCard = (option: Option, codes: readonly string[]): boolean =>
  option.type === 'card' && codes.includes(cardCode(option.card));
