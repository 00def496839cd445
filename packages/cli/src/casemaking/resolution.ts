/** The choices of one resolution as steps of a case, also those that had one answer only. */
import { type Card, cardCode, type GameEvent, other, type Seat, seatName } from '@blackpoker/engine';
import type { CaseStep } from '../conformance/case.ts';

type Answer = Omit<CaseStep, 'by' | 'do'>;
type Moved = Extract<GameEvent, { type: 'moved' }>;

export class Resolution {
  readonly action: string;
  readonly by: Seat;
  /** Whether anybody was asked anything. */
  asked = false;
  readonly attackers: string[] = [];
  readonly blocks: Record<string, string[]> = {};
  /** The named value that was chosen. */
  value: string | undefined;
  order: { readonly seat: Seat; readonly picked: Card[]; readonly all: readonly Card[] } | undefined;
  newTarget: string | undefined;
  private readonly moves: Moved[] = [];

  constructor(action: string, by: Seat) {
    this.action = action;
    this.by = by;
  }

  note(event: GameEvent): void {
    if (event.type === 'moved') this.moves.push(event);
  }

  steps(): CaseStep[] {
    return ANSWERS[this.action]?.(this) ?? [];
  }

  choose(seat: Seat, answer: Answer): CaseStep {
    return { by: seatName(seat), do: 'choose', ...answer };
  }

  /** The cards that went this way for this reason. */
  moved(from: Moved['from'], to: Moved['to'], why: Moved['why']): string[] {
    return this.moves
      .filter((move) => move.from === from && move.to === to && move.why === why)
      .flatMap(({ cards }) => cards.map(cardCode));
  }

  take(cards: readonly string[]): CaseStep[] {
    return [this.choose(this.by, { take: cards })];
  }

  state(): CaseStep[] {
    return this.value === undefined ? [] : [this.choose(this.by, { state: this.value })];
  }

  mode(): CaseStep[] {
    return this.value === undefined ? [] : [this.choose(this.by, { mode: this.value })];
  }

  /** The last of several cards is not asked for. */
  ordered(): CaseStep[] {
    if (this.order === undefined) return [];
    const { seat, picked, all } = this.order;
    const rest = all.filter((card) => !picked.includes(card));
    return [this.choose(seat, { order: [...picked, ...rest].map(cardCode) })];
  }
}

/** By action: what its effect asks for. Cards from a life are named only where they were asked for: the shuffle that follows belongs to the step that caused it. */
const ANSWERS: Readonly<Record<string, (r: Resolution) => CaseStep[]>> = {
  attack: (r) => [r.choose(r.by, { attackers: r.attackers })],
  block: (r) => [r.choose(other(r.by), { blocks: r.blocks })],
  end: (r) => r.take(r.moved('hand', 'grave', 'discard')),
  draw: (r) => {
    const count = r.moved('life', 'hand', 'draw').length;
    return count === 0 ? [] : [r.choose(r.by, { draw: count })];
  },
  setBulwark: (r) => r.take(r.moved('hand', 'field', 'lay')),
  search: (r) => (r.asked ? r.take(r.moved('life', 'hand', 'take')) : []),
  blackJack: (r) => (r.asked ? r.take(r.moved('life', 'hand', 'take')) : []),
  reunion: (r) => r.take(r.moved('grave', 'hand', 'take')),
  reanimate: (r) => r.take(r.moved('grave', 'field', 'enter')),
  handDestruction: (r) => r.take(r.moved('hand', 'grave', 'discard')),
  twist: (r) => r.state(),
  reverse: (r) => [...r.state(), ...r.ordered()],
  quickSummon: (r) => r.mode(),
  supplyBulwark: (r) => r.mode(),
  deathLance: (r) => r.ordered(),
  recruit: (r) => {
    const rest = r.moved('life', 'life', 'put');
    return rest.length === 1 ? [r.choose(r.by, { order: rest })] : r.ordered();
  },
  changeTarget: (r) => (r.newTarget === undefined ? [] : [r.choose(r.by, { target: r.newTarget })]),
};
