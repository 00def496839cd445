/** Plays the steps of a case through the engine's one door. */
import { PASS, type Ruleset, type State } from '@blackpoker/engine';
import type { CaseStep, ConformanceCase } from './case.ts';
import { CaseTable, Refused, type Shuffle } from './caseTable.ts';
import { playChoice } from './chooseStep.ts';
import { playRequest } from './requestStep.ts';

export class CasePlayer {
  private readonly table: CaseTable;

  constructor(rules: Ruleset, given: ConformanceCase['given']) {
    this.table = new CaseTable(rules, given);
  }

  get state(): State {
    return this.table.state;
  }

  /** Plays one step; throws Refused, with nothing changed, where the engine does not accept it. */
  step(step: CaseStep, shuffles: readonly Shuffle[]): void {
    this.table.attempt(shuffles, () => this.play(step));
  }

  /** Answers the choices that a case may leave open. */
  settle(): void {
    this.table.settle();
  }

  private play(step: CaseStep): void {
    if (step.do === 'choose') return playChoice(this.table, step);
    this.table.settle();
    const asked = this.table.asked(step);
    if (asked.kind !== 'chance') throw new Refused(`a choice comes first: ${asked.kind}`);
    if (step.do === 'request') return playRequest(this.table, step);
    this.table.pick(asked, (option) => option.choice === PASS, 'pass');
  }
}
