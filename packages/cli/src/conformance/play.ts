/** Plays the steps of a case through the engine's one door. */
import {
  apply,
  arrangeLife,
  type Choice,
  cardCode,
  clone,
  type Decision,
  DONE,
  decision,
  fieldCount,
  fromPosition,
  type GameEvent,
  isOver,
  type Option,
  PASS,
  parseSeat,
  type Ruleset,
  type State,
  seatName,
  toPosition,
  type UnitRef,
  unitAt,
  unitChoice,
} from '@blackpoker/engine';
import type { CaseStep, ConformanceCase } from './case.ts';

/** The engine does not accept a step. */
export class Refused extends Error {}

interface Shuffle {
  readonly seat: number;
  readonly order: readonly string[];
}

/** A game that is being played from a case. */
export class CasePlayer {
  state: State;
  private readonly units: Map<string, number>;
  private readonly requests: Map<string, number>;
  private shuffles: Shuffle[] = [];
  private events: GameEvent[] = [];

  constructor(rules: Ruleset, given: ConformanceCase['given']) {
    const set = fromPosition(rules, given);
    this.state = set.state;
    this.units = new Map(set.units);
    this.requests = new Map(set.requests);
  }

  /** Plays one step; throws Refused, with nothing changed, where the engine does not accept it. */
  step(step: CaseStep, shuffles: readonly Shuffle[]): void {
    const before = this.state;
    this.state = clone(before);
    this.shuffles = [...shuffles];
    this.events = [];
    try {
      this.play(step);
    } catch (error) {
      this.state = before;
      throw error;
    }
    if (this.shuffles.length > 0) throw new Error('bug in the case: a shuffle is given where nothing was shuffled');
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

  private apply(choice: Choice): void {
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

  private play(step: CaseStep): void {
    if (step.do === 'choose') return this.choose(step);
    this.settle();
    const asked = this.asked(step);
    if (asked.kind !== 'chance') throw new Refused(`a choice comes first: ${asked.kind}`);
    if (step.do === 'request') return this.request(step);
    this.pick(asked, (option) => option.choice === PASS, 'pass');
  }

  private asked(step: CaseStep): Decision {
    const asked = decision(this.state);
    if (asked === undefined) throw new Refused('the game is over');
    if (seatName(asked.seat) !== step.by) throw new Refused(`${seatName(asked.seat)} is asked, not ${step.by}`);
    return asked;
  }

  private pick(asked: Decision, wanted: (option: Option) => boolean, what: string): Option {
    const option = asked.options.find(wanted);
    if (option === undefined) throw new Refused(`${what} is not offered (${asked.kind})`);
    this.apply(option.choice);
    return option;
  }

  // requests

  private request(step: CaseStep): void {
    const before = toUnits(this.state);
    const asked = this.asked(step);
    const action = this.state.rules.actions.findIndex((candidate) => candidate?.id === step.action);
    this.pick(asked, (option) => option.type === 'action' && option.action === action, `${step.action}`);
    for (let draft = decision(this.state); draft?.drafting; draft = decision(this.state)) this.answerDraft(draft, step);
    this.checkRequest(step, before);
  }

  private answerDraft(draft: Decision, step: CaseStep): void {
    const { kind } = draft;
    if (kind === 'target') {
      if (step.target === undefined) throw new Refused('a target has to be named');
      this.pick(draft, (option) => this.isNamed(option, step.target ?? ''), `target ${step.target}`);
    } else if (kind === 'key')
      this.pick(draft, (option) => isCard(option, step.keys ?? []), `key card of ${step.keys}`);
    else if (kind === 'payD') this.pick(draft, (option) => isCard(option, step.cost?.D ?? []), 'cost D');
    else
      this.pick(
        draft,
        (option) => (step.cost?.[kind === 'payB' ? 'B' : 'S'] ?? []).some((name) => this.isNamed(option, name)),
        `cost ${kind}`,
      );
  }

  /** What was requested must be what the step says, also where the engine had nothing to ask. */
  private checkRequest(step: CaseStep, before: ReadonlyMap<string, number>): void {
    const at = this.events.findIndex(({ type }) => type === 'requested');
    const requested = this.events[at];
    if (requested?.type !== 'requested') throw new Refused('the request was not completed');
    sameSet(requested.cards.map(cardCode), step.keys ?? [], 'key cards');
    const paid = this.events.slice(0, at);
    const cost = step.cost ?? {};
    sameSet(
      paid.flatMap((event) => (event.type === 'driven' && event.cost ? [before.get(refKey(event.unit)) ?? -1] : [])),
      (cost.B ?? []).map((name) => this.unitNamed(name)),
      'cost B',
    );
    sameSet(
      paid.flatMap((event) =>
        event.type === 'moved' && event.why === 'cost' && event.from === 'hand' ? event.cards.map(cardCode) : [],
      ),
      cost.D ?? [],
      'cost D',
    );
    const sacrificed = new Set(
      paid.flatMap((event) =>
        event.type === 'moved' && event.why === 'cost' && event.from === 'field' ? event.cards : [],
      ),
    );
    sameSet(
      [...before.values()].filter((unit) => sacrificed.has(unit)),
      (cost.S ?? []).map((name) => this.unitNamed(name)),
      'cost S',
    );
    const unknown = Object.keys(cost).filter((letter) => !['B', 'D', 'S'].includes(letter));
    if (unknown.length > 0) throw new Refused(`cost ${unknown} is not chosen`);
    this.checkTarget(step, requested, before);
    if (step.id !== undefined) this.requests.set(step.id, requested.request);
  }

  private checkTarget(
    step: CaseStep,
    requested: GameEvent & { type: 'requested' },
    before: ReadonlyMap<string, number>,
  ): void {
    const { target } = requested;
    if (step.target === undefined || step.target === null) return;
    const is =
      target?.type === 'unit'
        ? this.targetUnit(target.unit, before) === this.unitNamed(step.target)
        : target?.type === 'player'
          ? seatName(target.seat) === step.target
          : target?.type === 'request'
            ? this.requests.get(step.target) === target.request
            : false;
    if (!is) throw new Refused(`${step.target} is no legal target`);
  }

  private targetUnit(ref: UnitRef, before: ReadonlyMap<string, number>): number | undefined {
    return before.get(refKey(ref));
  }

  // names

  private unitNamed(name: string): number {
    const known = this.units.get(name);
    if (known !== undefined) return known;
    const [owner = '', card = ''] = name.split('/');
    const seat = parseSeat(owner);
    if (seat === undefined) throw new Refused(`there is no unit ${name}`);
    for (const [i, unit] of toPosition(this.state)[seat === 0 ? 'A' : 'B'].field.entries())
      if (unit.cards.includes(card)) return unitAt(this.state, seat, i);
    throw new Refused(`there is no unit ${name}`);
  }

  private isNamed(option: Option, name: string): boolean {
    if (option.type === 'player') return seatName(option.seat) === name;
    if (option.type === 'request') return this.requestNamed(name) === option.request;
    if (option.type !== 'unit') return false;
    try {
      return unitAt(this.state, option.seat, option.position) === this.unitNamed(name);
    } catch {
      return false;
    }
  }

  private requestNamed(name: string): number | undefined {
    return this.requests.get(name);
  }

  // choices during a resolution

  private choose(step: CaseStep): void {
    if (step.graveTop === undefined) this.settleGraves();
    if (isOver(this.state) && step.rejected !== true) return;
    if (step.attackers !== undefined) return this.chooseAttackers(step, step.attackers);
    if (step.blocks !== undefined) return this.chooseBlocks(step, step.blocks);
    if (step.state !== undefined) return this.chooseValue(step, 'state', step.state);
    if (step.mode !== undefined) return this.chooseValue(step, 'mode', step.mode);
    if (step.draw !== undefined)
      return this.chooseValue(step, 'drawMore', step.draw === 2 ? 'yes' : step.draw === 1 ? 'no' : `${step.draw}`);
    if (step.order !== undefined) return this.chooseOrder(step, step.order);
    if (step.graveTop !== undefined) return this.chooseCards(step, [step.graveTop], ['graveTop']);
    if (step.take !== undefined)
      return this.chooseCards(step, step.take, ['setCard', 'discard', 'takeLife', 'takeGrave', 'takeHand']);
    this.chooseTarget(step);
  }

  private settleGraves(): void {
    for (let asked = decision(this.state); asked?.kind === 'graveTop'; asked = decision(this.state))
      this.apply(asked.options[0]?.choice ?? PASS);
  }

  /** The question that a step answers; undefined where the engine had nothing to ask. */
  private question(step: CaseStep, kinds: readonly string[]): Decision | undefined {
    const asked = decision(this.state);
    if (asked === undefined || !kinds.includes(asked.kind)) {
      if (step.rejected) throw new Error(`expected ${kinds} to be asked, but it is ${asked?.kind}`);
      return undefined;
    }
    return this.asked(step);
  }

  private chooseValue(step: CaseStep, kind: string, name: string): void {
    const asked = this.question(step, [kind]);
    if (asked !== undefined) this.pick(asked, (option) => option.name === name, name);
  }

  private chooseAttackers(step: CaseStep, names: readonly string[]): void {
    const wanted = new Set(names.map((name) => this.unitNamed(name)));
    for (
      let asked = this.question(step, ['attack']);
      asked !== undefined && asked.kind === 'attack';
      asked = this.question({ ...step, rejected: false }, ['attack'])
    ) {
      const { subject } = asked;
      const unit = subject?.type === 'unit' ? unitAt(this.state, subject.seat, subject.position) : -1;
      const attacks = wanted.delete(unit);
      this.pick(asked, (option) => option.name === (attacks ? 'yes' : 'no'), 'attack');
    }
    if (wanted.size > 0) throw new Refused('a unit that cannot attack');
  }

  private chooseBlocks(step: CaseStep, blocks: Readonly<Record<string, readonly string[]>>): void {
    const wanted = new Map(
      Object.entries(blocks).map(([attacker, names]) => [
        this.unitNamed(attacker),
        new Set(names.map((name) => this.unitNamed(name))),
      ]),
    );
    for (
      let asked = this.question(step, ['block']);
      asked !== undefined;
      asked = this.question({ ...step, rejected: false }, ['block'])
    ) {
      const { subject } = asked;
      const attacker = subject?.type === 'unit' ? unitAt(this.state, subject.seat, subject.position) : -1;
      const blockers = wanted.get(attacker) ?? new Set<number>();
      const isWanted = (option: Option): boolean =>
        option.type === 'unit' && blockers.has(unitAt(this.state, option.seat, option.position));
      const option = this.pick(
        asked,
        (candidate) => (blockers.size > 0 ? isWanted(candidate) : candidate.choice === DONE),
        'block',
      );
      if (option.type === 'unit') blockers.delete(unitAt(this.state, option.seat, option.position));
    }
    if ([...wanted.values()].some((set) => set.size > 0)) throw new Refused('a unit that cannot block this');
  }

  private chooseCards(step: CaseStep, codes: readonly string[], kinds: readonly string[]): void {
    const wanted = new Set(codes);
    if (wanted.size !== codes.length) throw new Refused('a card is named twice');
    const first = this.question(step, kinds);
    if (first === undefined) return;
    for (
      let asked: Decision | undefined = first;
      asked !== undefined && asked.kind === first.kind && asked.action === first.action;
      asked = decision(this.state)
    ) {
      if (wanted.size === 0 && !asked.options.some(({ choice }) => choice === DONE)) break;
      const option = this.pick(
        asked,
        (candidate) => (wanted.size === 0 ? candidate.choice === DONE : isCard(candidate, [...wanted])),
        `${[...wanted]}`,
      );
      if (option.type === 'card') wanted.delete(cardCode(option.card));
      if (option.choice === DONE) break;
      if (first.kind !== 'discard' && first.kind !== 'takeLife') break;
    }
    this.checkTaken(first, wanted);
  }

  /** What is left may have been picked by the engine, where nothing else was possible. */
  private checkTaken(first: Decision, wanted: Set<string>): void {
    const moved = this.events.flatMap((event) => (event.type === 'moved' ? event.cards.map(cardCode) : []));
    for (const code of moved) wanted.delete(code);
    if (wanted.size > 0) throw new Refused(`${[...wanted]} cannot be chosen (${first.kind})`);
    const asked = decision(this.state);
    if (first.kind === 'discard' && asked?.kind === 'discard') throw new Refused('more cards have to be chosen');
  }

  private chooseOrder(step: CaseStep, codes: readonly string[]): void {
    const rest = [...codes];
    const first = this.question(step, ['order']);
    if (first === undefined) return;
    for (let asked: Decision | undefined = first; asked?.kind === 'order'; asked = decision(this.state)) {
      const code = rest.shift();
      this.pick(asked, (option) => code !== undefined && isCard(option, [code]), `${code}`);
    }
    if (rest.length > 1) throw new Refused('too many cards in this order');
  }

  private chooseTarget(step: CaseStep): void {
    const asked = this.question(step, ['newTarget']);
    if (asked === undefined) return;
    this.pick(
      asked,
      (option) => step.target !== null && step.target !== undefined && this.isNamed(option, step.target),
      `target ${step.target}`,
    );
  }
}

const isCard = (option: Option, codes: readonly string[]): boolean =>
  option.type === 'card' && codes.includes(cardCode(option.card));
const refKey = ({ seat, position }: UnitRef): string => `${unitChoice(seat, position)}`;

/** Which unit stands at which place. */
function toUnits(s: State): Map<string, number> {
  const units = new Map<string, number>();
  for (const seat of [0, 1])
    for (let i = 0; i < fieldCount(s, seat); i++) units.set(refKey({ seat, position: i }), unitAt(s, seat, i));
  return units;
}

function sameSet<T>(got: readonly T[], wanted: readonly T[], what: string): void {
  const sorted = (list: readonly T[]): string => [...list].map(String).sort().join(' ');
  if (sorted(got) !== sorted(wanted)) throw new Refused(`${what}: ${got} was needed, ${wanted} was named`);
}
