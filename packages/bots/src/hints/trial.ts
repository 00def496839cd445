/** What comes of a line in one world, both sides answering as a scripted player would: the facts that reasons are made of. */
import {
  apply,
  applyOption,
  type Choice,
  clone,
  fieldCount,
  type GameEvent,
  handCount,
  handMask,
  hasMagician,
  isCharged,
  isOver,
  isStageEmpty,
  kindToAct,
  optionAt,
  other,
  PASS,
  type Seat,
  type State,
  seatToAct,
  turnCount,
  turnPlayer,
  unitAt,
  winner,
} from '@blackpoker/engine';
import type { Dice } from '../dice.ts';
import { favourite, type Line } from '../judging/line.ts';
import { policyOption } from '../policy/choose.ts';
import { unitWorth } from '../policy/worth.ts';
import { isOffered } from '../search/search.ts';
import type { Node } from '../search/tree.ts';

/** A unit of the root position, by seat and place in the row. */
export type Place = number;
export const placeOf = (seat: Seat, position: number): Place => seat * 64 + position;
export const seatOfPlace = (place: Place): Seat => place >> 6;
export const positionOfPlace = (place: Place): number => place & 63;

export interface Outcome {
  /** Who wins within the next turns, and how many turns from now; undefined: nobody yet. */
  readonly won: Seat | undefined;
  readonly turns: number;
  /** Until the stage is empty again: units that fell, and those that left the field otherwise. */
  readonly fallen: ReadonlySet<Place>;
  readonly gone: ReadonlySet<Place>;
  /** By seat: damage taken, and what its fallen units were worth. */
  readonly damage: readonly [number, number];
  readonly lost: readonly [number, number];
  /** Actions of the opponent that were negated; and whether the line's own request was. */
  readonly negated: ReadonlySet<number>;
  readonly wasNegated: boolean;
  /** Life that the seat paid as a cost, and cards that Next Generation gave it. */
  readonly paid: number;
  readonly heirs: number;
  /** When the stage is empty again: charged units of the seat, and whether it can pay for Counter and has the card. */
  readonly charged: number;
  readonly counter: boolean;
}

const NOISE = 0.3;
/** A settlement and a few turns take far fewer choices. */
const LONGEST = 400;
/** Up to the end of the seat's next turn. */
const TURNS = 3;

/** `root`: the tree of the search; it says how the seat goes on with the line where the rules ask (who attacks, who blocks). */
export function tryOut(world: State, root: Node, seat: Seat, line: Line, dice: Dice): Outcome {
  const s = clone(world);
  const notes = new Notes(s, seat);
  const walk = new Walk(s, root, notes);
  for (const choice of line) if (!isOver(s) && isOffered(s, choice)) walk.take(choice);
  notes.isLine = false;
  settle(s, walk, seat, dice);
  const settled = { charged: chargedUnits(s, seat), counter: holdsCounter(s, seat) };
  const turn = turnCount(world);
  for (let n = 0; n < LONGEST && !isOver(s) && turnCount(s) < turn + TURNS; n++)
    applyOption(s, policyOption(s, dice, NOISE), true);
  return {
    ...notes.facts(world),
    ...settled,
    won: isOver(s) && winner(s) <= 1 ? winner(s) : undefined,
    turns: turnCount(s) - turn,
  };
}

/** Through the game and, as far as it goes, through the tree. */
class Walk {
  private readonly s: State;
  private readonly notes: Notes;
  private node: Node | undefined;

  constructor(s: State, root: Node, notes: Notes) {
    this.s = s;
    this.node = root;
    this.notes = notes;
  }

  get favourite(): Choice | undefined {
    return favourite(this.s, this.node)?.label;
  }

  take(choice: Choice): void {
    this.node = this.node?.edges.find(({ label }) => label === choice)?.node;
    apply(this.s, choice, this.notes.hear, true);
  }
}

/**
 * Until nothing waits on the stage and the turn player may do what they like: whatever the line was, the opponent has had a chance.
 * The seat requests nothing more: the line is to be seen alone.
 */
function settle(s: State, walk: Walk, seat: Seat, dice: Dice): void {
  for (let n = 0; n < LONGEST && !isOver(s) && !isAtRest(s); n++) {
    const own = seatToAct(s) === seat;
    const waits = own && kindToAct(s) === 'chance' && isOffered(s, PASS);
    const planned = waits ? PASS : own ? walk.favourite : undefined;
    walk.take(planned ?? optionAt(s, policyOption(s, dice, 0)));
  }
}

const isAtRest = (s: State): boolean => isStageEmpty(s) && kindToAct(s) === 'chance' && seatToAct(s) === turnPlayer(s);

function chargedUnits(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < fieldCount(s, seat); i++) if (isCharged(s, unitAt(s, seat, i))) count++;
  return count;
}

const CLUBS = 3;
const A_TO_10 = 0x3ff;

/** A ♣ for Counter, and a card to discard beside it. */
export function holdsCounter(s: State, seat: Seat): boolean {
  if (!s.rules.byId.has('counter') || (handMask(s, seat, CLUBS) & A_TO_10) === 0) return false;
  return handCount(s, seat) > 1 || (s.rules.magicianWaives !== 'nothing' && hasMagician(s, seat));
}

/** Hears what happens and keeps what matters. */
class Notes {
  /** The line itself is being carried out: the first request of the seat is its own. */
  isLine = true;
  private readonly seat: Seat;
  private readonly places = new Map<number, Place>();
  private readonly fallen = new Set<Place>();
  private readonly gone = new Set<Place>();
  private readonly damage: [number, number] = [0, 0];
  private readonly negated = new Set<number>();
  private readonly nextGeneration: number;
  private request: number | undefined;
  private wasNegated = false;
  private paid = 0;
  private heirs = 0;
  private isHeir = false;

  constructor(s: State, seat: Seat) {
    this.seat = seat;
    this.nextGeneration = s.rules.byId.get('nextGeneration')?.index ?? -1;
    for (const side of [seat, other(seat)])
      for (let i = 0; i < fieldCount(s, side); i++) this.places.set(unitAt(s, side, i), placeOf(side, i));
  }

  readonly hear = (event: GameEvent): void => {
    if (event.type === 'moved') this.hearMove(event);
    else if (event.type === 'damaged') this.damage[event.seat === 0 ? 0 : 1] += event.dealt;
    else if (event.type === 'negated') this.hearNegated(event);
    else if (event.type === 'requested' && this.isLine && event.seat === this.seat) this.request ??= event.request;
    else if (event.type === 'resolving') this.isHeir = event.action === this.nextGeneration && event.seat === this.seat;
  };

  private hearMove({ seat, cards, count, from, to, why }: Extract<GameEvent, { type: 'moved' }>): void {
    const own = seat === this.seat;
    if (own && from === 'life' && why === 'cost' && this.isLine) this.paid += count;
    if (own && from === 'life' && to === 'hand' && this.isHeir) this.heirs++;
    if (from !== 'field') return;
    for (const card of cards) {
      const place = this.places.get(card);
      if (place !== undefined) (to === 'grave' ? this.fallen : this.gone).add(place);
    }
  }

  private hearNegated({ seat, action, request }: Extract<GameEvent, { type: 'negated' }>): void {
    if (seat !== this.seat) this.negated.add(action);
    else if (request === this.request) this.wasNegated = true;
  }

  facts(root: State): Omit<Outcome, 'won' | 'turns' | 'charged' | 'counter'> {
    const lost: [number, number] = [0, 0];
    for (const place of this.fallen)
      lost[seatOfPlace(place) === 0 ? 0 : 1] += unitWorth(
        root,
        unitAt(root, seatOfPlace(place), positionOfPlace(place)),
      );
    const { fallen, gone, damage, negated, wasNegated, paid, heirs } = this;
    return { fallen, gone, damage, lost, negated, wasNegated, paid, heirs };
  }
}
