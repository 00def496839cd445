/** Plays choices through the engine and writes down the steps of a case: whole requests, passes, choices, shuffles. */
import {
  actionAt,
  apply,
  type Card,
  type Choice,
  cardCode,
  type Decision,
  decision,
  fieldCount,
  type GameEvent,
  lifeAt,
  lifeCount,
  type Option,
  type Position,
  type Seat,
  type State,
  seatName,
  unitAt,
} from '@blackpoker/engine';
import type { CaseStep } from '../conformance/case.ts';
import { Resolution } from './resolution.ts';
import { TableNames } from './tableNames.ts';

type Requested = Extract<GameEvent, { type: 'requested' }>;

export class Transcript {
  readonly steps: CaseStep[] = [];
  private readonly state: State;
  private readonly names: TableNames;
  private resolution: Resolution | undefined;
  private cost: { B: string[]; D: string[]; S: string[] } = { B: [], D: [], S: [] };
  private unitsBefore = new Set<number>();

  /** `state` is played on in place. */
  constructor(state: State, given: Position) {
    this.state = state;
    this.names = new TableNames(state, given);
  }

  play(choice: Choice): void {
    const asked = decision(this.state);
    if (asked !== undefined && this.resolution !== undefined) this.answer(this.resolution, asked, choice);
    this.unitsBefore = unitsOf(this.state);
    apply(this.state, choice, (event) => this.hear(event));
  }

  private answer(resolution: Resolution, asked: Decision, choice: Choice): void {
    const option = asked.options.find((each) => each.choice === choice);
    resolution.asked = true;
    if (asked.kind === 'state' || asked.kind === 'mode') resolution.value = option?.name;
    if (asked.kind === 'newTarget' && option !== undefined) resolution.newTarget = this.chosenTarget(option);
    if (asked.kind !== 'order' || option?.type !== 'card') return;
    resolution.order ??= { seat: asked.seat, picked: [], all: cardsOf(asked) };
    resolution.order.picked.push(option.card);
  }

  private chosenTarget(option: Option): string | undefined {
    if (option.type === 'unit') return this.names.unitAt(this.state, option);
    if (option.type === 'player') return seatName(option.seat);
    return option.type === 'request' ? this.names.request(option.request) : undefined;
  }

  private hear(event: GameEvent): void {
    this.hearRequest(event);
    this.hearResolution(event);
    this.names.follow(event);
  }

  private hearRequest(event: GameEvent): void {
    if (event.type === 'passed') this.steps.push({ by: seatName(event.seat), do: 'pass' });
    else if (event.type === 'requested') this.writeRequest(event);
    else if (event.type === 'driven' && event.cost) this.cost.B.push(this.names.unitAt(this.state, event.unit));
    else if (event.type === 'moved' && event.why === 'cost') this.hearPayment(event.from, event.cards);
  }

  private hearPayment(from: string, cards: readonly Card[]): void {
    if (from === 'hand') this.cost.D.push(...cards.map(cardCode));
    const units = cards.filter((card) => this.unitsBefore.has(card));
    if (from === 'field') this.cost.S.push(...units.map((unit) => this.names.unit(unit)));
  }

  private writeRequest({ seat, action, request, cards, target }: Requested): void {
    const cost = Object.fromEntries(Object.entries(this.cost).filter(([, paid]) => paid.length > 0));
    const named = target === undefined ? undefined : this.names.target(this.state, target);
    this.cost = { B: [], D: [], S: [] };
    this.steps.push({
      by: seatName(seat),
      do: 'request',
      id: this.names.nameRequest(request),
      action: actionAt(this.state.rules, action).id,
      keys: cards.map(cardCode),
      ...(Object.keys(cost).length > 0 && { cost }),
      ...(named !== undefined && { target: named }),
    });
  }

  private hearResolution(event: GameEvent): void {
    if (event.type === 'resolving')
      this.resolution = new Resolution(actionAt(this.state.rules, event.action).id, event.seat);
    else if (event.type === 'resolved') this.finish();
    else if (event.type === 'shuffled') this.writeShuffle(event.seat);
    else if (this.resolution !== undefined) this.note(this.resolution, event);
  }

  private note(resolution: Resolution, event: GameEvent): void {
    resolution.note(event);
    if (event.type === 'attacks') resolution.attackers.push(this.names.unitAt(this.state, event.unit));
    if (event.type !== 'blocks') return;
    const attacker = this.names.unitAt(this.state, event.attacker);
    resolution.blocks[attacker] ??= [];
    resolution.blocks[attacker].push(this.names.unitAt(this.state, event.unit));
  }

  private finish(): void {
    this.steps.push(...(this.resolution?.steps() ?? []));
    this.resolution = undefined;
  }

  private writeShuffle(seat: Seat): void {
    this.finish();
    this.steps.push({ do: 'shuffle', zone: `${seatName(seat)}.life`, order: lifeOf(this.state, seat) });
  }
}

const cardsOf = ({ options }: Decision): Card[] =>
  options.flatMap((option) => (option.type === 'card' ? [option.card] : []));

/** Top first. */
const lifeOf = (s: State, seat: Seat): string[] =>
  Array.from({ length: lifeCount(s, seat) }, (_, i) => cardCode(lifeAt(s, seat, lifeCount(s, seat) - 1 - i)));

const unitsOf = (s: State): Set<number> =>
  new Set([0, 1].flatMap((seat) => Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i))));
