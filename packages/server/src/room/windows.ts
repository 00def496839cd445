/** How people want to be asked, and whether the owner of a decision is asked now. */
import {
  type Judgement,
  PASSING_REASONS,
  type PassingProfile,
  type PassingReason,
  SMART_PASSING,
} from '@blackpoker/bots';
import type { GameEvent, Ruleset, Seat, State } from '@blackpoker/engine';
import { Passers } from '@blackpoker/host';

/** `stop`: the person is asked; else it is passed for them, as the judgement says why. */
export type Asking = Pick<Judgement, 'stop' | 'meaningful' | 'warnings'> & { readonly judgement?: Judgement };

/** Something other than the chance is asked: nothing to judge. */
const ASKED: Asking = { stop: true, meaningful: [], warnings: [] };
/** Why a window would be passed in which a person's own request is on top. */
const OWN_ON_TOP: readonly PassingReason[] = ['OWN_REQUEST', 'WINDOW_OFF'];

/** A window that is not passed for these reasons: the person has kept the chance, or come back to it. */
interface Held {
  readonly decision: number;
  readonly seat: Seat;
  readonly reasons: readonly PassingReason[];
}

export class Windows {
  private readonly passers: Passers;
  private held: Held | undefined;
  private asking: Asking | undefined;

  constructor(people: readonly Seat[]) {
    this.passers = new Passers(people, SMART_PASSING);
  }

  hear(event: GameEvent, rules: Ruleset): void {
    this.passers.hear(event, rules);
  }

  profileOf(seat: Seat): PassingProfile {
    return this.passers.profileOf(seat) ?? SMART_PASSING;
  }

  setProfile(seat: Seat, profile: PassingProfile): void {
    this.passers.set(seat, profile);
    if (this.held?.seat === seat) this.held = undefined;
    this.asking = undefined;
  }

  isYielding(seat: Seat): boolean {
    const { mode } = this.profileOf(seat);
    return mode === 'yieldUntilMyTurn' || mode === 'yieldUntilStageEmpty';
  }

  /** Another decision is pending. */
  turn(): void {
    this.asking = undefined;
  }

  /** The seat has raised something and may go on: it is asked, though its own request is on top. */
  keep(decision: number, seat: Seat): void {
    this.held = { decision, seat, reasons: OWN_ON_TOP };
  }

  /** The seat has come back to this decision: it is asked in any case, and nobody yields any more. */
  comeBack(decision: number, seat: Seat): void {
    this.passers.endYields();
    this.held = { decision, seat, reasons: PASSING_REASONS };
    this.asking = undefined;
  }

  /** How this person, who owns the decision, is asked. `chance`: the state, where that is what they hold. */
  ask(decision: number, seat: Seat, chance: State | undefined): Asking {
    this.asking ??= chance === undefined ? ASKED : this.judged(decision, seat, chance);
    return this.asking;
  }

  private judged(decision: number, seat: Seat, s: State): Asking {
    const judgement = this.passers.judge(s, seat);
    const { held } = this;
    const isHeld = held?.decision === decision && held.seat === seat && held.reasons.includes(judgement.reason);
    const { stop, meaningful, warnings } = judgement;
    return { stop: stop || isHeld, meaningful, warnings, judgement };
  }
}
