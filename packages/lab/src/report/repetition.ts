/** Is the table as it was earlier in the same turn, though something was requested in between? Such a turn could go on for ever. */
import {
  actionAt,
  fieldCount,
  fogCard,
  fogCount,
  type GameEvent,
  graveCount,
  handCards,
  isBulwark,
  isDriven,
  lifeCount,
  type Ruleset,
  type Seat,
  type State,
  size,
  stageCount,
  turnCount,
  unitAt,
  unitCards,
} from '@blackpoker/engine';

export class RepetitionWatch {
  found = false;
  private readonly rules: Ruleset;
  private turn = 0;
  private requests = 0;
  private looked = -1;
  private readonly seen = new Set<string>();
  /** Once-per-turn actions that were requested this turn: a table without them is another one. */
  private spent: string[] = [];

  constructor(rules: Ruleset) {
    this.rules = rules;
  }

  hear(event: GameEvent): void {
    if (event.type !== 'requested') return;
    this.requests++;
    if (actionAt(this.rules, event.action).limit >= 0) this.spent.push(`${event.seat}.${event.action}`);
  }

  /** At a chance. */
  look(s: State): void {
    if (turnCount(s) !== this.turn) this.enterTurn(turnCount(s));
    if (this.found || this.looked === this.requests || stageCount(s) > 0) return;
    this.looked = this.requests;
    const key = [this.spent.join(), tableKey(s, 0), tableKey(s, 1)].join('|');
    if (this.seen.has(key)) this.found = true;
    this.seen.add(key);
  }

  private enterTurn(turn: number): void {
    this.turn = turn;
    this.looked = -1;
    this.spent = [];
    this.seen.clear();
  }
}

function tableKey(s: State, seat: Seat): string {
  const counts = [lifeCount(s, seat), graveCount(s, seat)];
  const fog = Array.from({ length: fogCount(s, seat) }, (_, i) => fogCard(s, seat, i));
  const units = Array.from({ length: fieldCount(s, seat) }, (_, i) => unitKey(s, unitAt(s, seat, i)));
  return [counts, handCards(s, seat), units, fog].map((part) => part.join()).join(';');
}

function unitKey(s: State, unit: number): string {
  const marks = (isBulwark(s, unit) ? 'b' : `s${size(s, unit)}`) + (isDriven(s, unit) ? 'd' : 'c');
  return `${unitCards(s, unit).join('.')}${marks}`;
}
