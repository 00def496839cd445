/** How the people of a game want to be asked: a profile for each of them, and yields that end by themselves. */
import { endsYield, type Judgement, judgeWindow, type PassingProfile, passingText } from '@blackpoker/bots';
import { actionAt, eventFor, type GameEvent, type Ruleset, type Seat, type State } from '@blackpoker/engine';
import type { AutoPass } from './gameUpdate.ts';

export class Passers {
  private readonly profiles: Map<Seat, PassingProfile>;
  /** The only actions for which anybody is stopped; those that a person has requested come in. */
  private readonly learned: Set<string> | undefined;

  constructor(people: readonly Seat[], profile: PassingProfile, learned?: readonly string[]) {
    this.learned = learned && new Set(learned);
    this.profiles = new Map(people.map((seat) => [seat, profile]));
  }

  profileOf(seat: Seat): PassingProfile | undefined {
    return this.profiles.get(seat);
  }

  set(seat: Seat, profile: PassingProfile): void {
    this.profiles.set(seat, profile);
  }

  /** Something has happened, which may end a yield. */
  hear(event: GameEvent, rules: Ruleset): void {
    if (event.type === 'requested' && this.profiles.has(event.seat))
      this.learned?.add(actionAt(rules, event.action).id);
    for (const [seat, profile] of this.profiles)
      if (isYield(profile) && endsYield(eventFor(event, seat), seat, rules, profile)) this.endYield(seat);
  }

  endYields(): void {
    for (const seat of this.profiles.keys()) this.endYield(seat);
  }

  private endYield(seat: Seat): void {
    const profile = this.profiles.get(seat);
    if (profile !== undefined && isYield(profile)) this.profiles.set(seat, { ...profile, mode: 'smart' });
  }

  /** Is this person to be asked here? */
  judge(s: State, seat: Seat): Judgement {
    const profile = this.profiles.get(seat);
    if (profile === undefined) throw new Error('bug: nobody sits there');
    const judgement = judgeWindow(s, seat, profile, this.learned);
    if (judgement.yieldOver) this.endYield(seat);
    return judgement;
  }
}

const isYield = ({ mode }: PassingProfile): boolean => mode === 'yieldUntilStageEmpty' || mode === 'yieldUntilMyTurn';

/** The reason of a pass as the log tells it. */
export function autoPass(judgement: Judgement, rules: Ruleset): AutoPass {
  const text = { ja: passingText(judgement, rules, 'ja'), en: passingText(judgement, rules, 'en') };
  return { reason: judgement.reason, text };
}
