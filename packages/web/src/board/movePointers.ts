/** A move as marks on the board: the cards and units that it uses, and arrows from them to what it is aimed at. */
import {
  apply,
  type Choice,
  choiceParts,
  clone,
  countOptions,
  type GameEvent,
  kindToAct,
  optionAt,
  other,
  type Seat,
  type State,
  subjectToAct,
  type UnitRef,
} from '@blackpoker/engine';
import { type Thing, thingKey, thingOfTarget } from './things.ts';

export interface MovePointers {
  /** Keys of the things that the move uses. */
  readonly uses: readonly string[];
  readonly arrows: readonly Pointer[];
}

/** From one thing to another, by their keys. */
export interface Pointer {
  readonly from: string;
  readonly to: string;
}

const CARDS = new Set(['key', 'payD', 'setCard', 'discard', 'takeLife', 'takeGrave', 'takeHand', 'takePack']);
const YES = 1;

/** `state`: at the first choice, with all that the move's player may know. `attackers`: of an Attack, if they are known. */
export function movePointers(
  state: State,
  line: readonly Choice[],
  seat: Seat,
  attackers: readonly UnitRef[] = [],
): MovePointers {
  const s = clone(state);
  const made = new Pointers(seat);
  for (const unit of attackers) made.attacks({ type: 'unit', ...unit });
  for (const choice of line) {
    const isOffered = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i)).includes(choice);
    if (!isOffered) break;
    made.note(s, choice);
    apply(s, choice, made.hear);
  }
  return made.found;
}

class Pointers {
  private readonly uses = new Set<string>();
  private readonly arrows: Pointer[] = [];
  private readonly seat: Seat;
  private isRequested = false;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  get found(): MovePointers {
    return { uses: [...this.uses], arrows: this.arrows };
  }

  note(s: State, choice: Choice): void {
    const kind = kindToAct(s) ?? 'chance';
    const [parts, about] = [choiceParts(choice), subjectToAct(s)];
    const subject = about === undefined ? undefined : choiceParts(about);
    if (parts.type === 'card' && CARDS.has(kind)) this.uses.add(thingKey(parts));
    if (kind === 'attack' && parts.type === 'value' && parts.value === YES && subject?.type === 'unit')
      this.attacks(subject);
    if (kind === 'block' && parts.type === 'unit' && subject?.type === 'unit') this.point(parts, subject);
    if (kind === 'newTarget' && parts.type === 'unit') this.uses.add(thingKey(parts));
  }

  attacks(unit: Thing): void {
    this.point(unit, { type: 'player', seat: other(this.seat) });
  }

  private point(from: Thing, to: Thing): void {
    this.uses.add(thingKey(from));
    this.arrows.push({ from: thingKey(from), to: thingKey(to) });
  }

  /** Also what nobody had to choose: the only key card, the only target, what is paid. */
  readonly hear = (event: GameEvent): void => {
    if (this.isRequested) return;
    if (event.type === 'requested') this.hearRequest(event);
    else if (event.type === 'driven' && event.cost) this.uses.add(thingKey({ type: 'unit', ...event.unit }));
    else if (event.type === 'moved' && event.why === 'cost' && event.from === 'hand')
      for (const card of event.cards) this.uses.add(thingKey({ type: 'card', card }));
  };

  private hearRequest({ cards, target }: Extract<GameEvent, { type: 'requested' }>): void {
    this.isRequested = true;
    const keys = cards.map((card): Thing => ({ type: 'card', card }));
    for (const key of keys) this.uses.add(thingKey(key));
    const [from] = keys;
    const to = thingOfTarget(target);
    if (from !== undefined && to !== undefined) this.point(from, to);
  }
}
