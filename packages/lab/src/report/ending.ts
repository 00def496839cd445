/** How a game ended: what took the last card of the loser's life. */
import {
  actionAt,
  DRAWN,
  type GameEvent,
  type MoveReason,
  NONE,
  other,
  type Ruleset,
  type Seat,
} from '@blackpoker/engine';

/**
 * damage: an action of the opponent dealt damage. cost: paid for an own request. drawing: the Draw of the own turn. nextGeneration: milled
 * or taken by an own Next Generation. ownEffect: any other own action. drawnGame: both lives ran out, and the edition calls that a draw.
 */
export const ENDINGS = ['damage', 'cost', 'drawing', 'nextGeneration', 'ownEffect', 'drawnGame'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A card has left a life. */
interface Loss {
  readonly why: MoveReason;
  /** The action that was being carried out or paid for, and whose it was; NONE where not known (yet). */
  readonly action: number;
  readonly by: number;
}

export class EndWatch {
  private readonly rules: Ruleset;
  private readonly losses: [Loss | undefined, Loss | undefined] = [undefined, undefined];
  private resolving = NONE;
  private resolvingBy = NONE;

  constructor(rules: Ruleset) {
    this.rules = rules;
  }

  hear(event: GameEvent): void {
    if (event.type === 'moved') {
      if (event.from === 'life' && event.to !== 'life') this.lose(event.seat, event.why);
    } else if (event.type === 'resolving') {
      this.resolving = event.action;
      this.resolvingBy = event.seat;
    } else if (event.type === 'resolved') this.resolving = NONE;
    else if (event.type === 'requested') this.nameCost(event.seat, event.action);
  }

  private lose(seat: Seat, why: MoveReason): void {
    const loss =
      why === 'cost' ? { why, action: NONE, by: seat } : { why, action: this.resolving, by: this.resolvingBy };
    this.losses[seat === 0 ? 0 : 1] = loss;
  }

  /** A cost is paid before its request is told. */
  private nameCost(seat: Seat, action: number): void {
    const loss = this.losses[seat === 0 ? 0 : 1];
    if (loss?.why === 'cost' && loss.action === NONE) this.losses[seat === 0 ? 0 : 1] = { ...loss, action };
  }

  /** Of a game that is over; `cause`: the action after whose resolution lives were looked at. */
  ending(winner: number, cause: number): { readonly ending: Ending; readonly action: string } {
    if (winner === DRAWN) return { ending: 'drawnGame', action: this.idOf(cause) };
    const loser = other(winner);
    const loss = this.losses[loser === 0 ? 0 : 1];
    if (loss === undefined) return { ending: 'ownEffect', action: this.idOf(cause) };
    return { ending: endingOf(loss, loser, this.idOf(loss.action)), action: this.idOf(loss.action) };
  }

  private idOf(action: number): string {
    return action === NONE ? 'none' : actionAt(this.rules, action).id;
  }
}

function endingOf({ why, by }: Loss, loser: Seat, action: string): Ending {
  if (why === 'cost') return 'cost';
  if (why === 'damage' && by !== loser) return 'damage';
  if (why === 'draw') return 'drawing';
  return action === 'nextGeneration' ? 'nextGeneration' : 'ownEffect';
}
