/** What a case calls units and requests: those of `given` by their names there, others by owner and card. */
import {
  cardCode,
  type GameEvent,
  ownerOf,
  type Position,
  requestId,
  type State,
  seatName,
  stageAt,
  type TargetRef,
  type UnitRef,
  unitAt,
} from '@blackpoker/engine';

export class TableNames {
  private readonly units = new Map<number, string>();
  private readonly requests = new Map<number, string>();
  private made = 0;

  constructor(s: State, given: Position) {
    for (const [seat, side] of [given.A, given.B].entries())
      for (const [i, { unit }] of side.field.entries())
        if (unit !== undefined) this.units.set(unitAt(s, seat, i), unit);
    for (const [i, { id }] of (given.stage ?? []).entries())
      if (id !== undefined) this.requests.set(requestId(s, stageAt(s, i)), id);
  }

  /** A unit by its bottom card. */
  unit(unit: number): string {
    return this.units.get(unit) ?? `${seatName(ownerOf(unit))}/${cardCode(unit)}`;
  }

  unitAt(s: State, { seat, position }: UnitRef): string {
    return this.unit(unitAt(s, seat, position));
  }

  /** Undefined: a request that nobody made has no name. */
  request(request: number): string | undefined {
    return this.requests.get(request);
  }

  /** A name for a request that is made now. */
  nameRequest(request: number): string {
    const taken = [...this.requests.values()];
    do this.made++;
    while (taken.includes(`r${this.made}`));
    this.requests.set(request, `r${this.made}`);
    return `r${this.made}`;
  }

  /** Undefined where it has no name: there is only one that can be meant. */
  target(s: State, target: TargetRef): string | undefined {
    if (target.type === 'unit') return this.unitAt(s, target.unit);
    if (target.type === 'player') return seatName(target.seat);
    return target.type === 'request' ? this.request(target.request) : undefined;
  }

  /** A unit that leaves the field or is split keeps no name. */
  follow(event: GameEvent): void {
    const leaves = event.type === 'moved' && event.from === 'field';
    const splits = event.type === 'turnedUnit' && event.count > 1;
    if (leaves || splits) for (const card of event.cards) this.units.delete(card);
    if (event.type === 'resolved' || event.type === 'negated') this.requests.delete(event.request);
  }
}
