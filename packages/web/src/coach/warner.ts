/** Looks at a choice before it is sent: if it gives much away, the person is asked once whether they mean it. */
import { type CoachRecord, DANGER_WORDS, type Danger, dangerOf, WarningBudget } from '@blackpoker/learn';
import { resultOf, type Submission } from '../table/draft/submission.ts';
import type { CoachNote } from '../table/state/coachNote.ts';
import type { Table } from '../table/state/tableStore.ts';
import { sceneOf } from './sceneOf.ts';
import { COACH_WORDS } from './words.ts';

/** A move must not wait any longer than this. */
const PATIENCE_MS = 300;

export interface Warner {
  /** True: it is not sent, and the person is asked. */
  readonly guard: (submission: Submission) => Promise<boolean>;
  /** A warning stands in the coach's line. */
  readonly isAsking: boolean;
  /** How many warnings the person went on after. */
  readonly ignored: number;
}

export function warner(table: Table, { isUnwarned }: CoachRecord): Warner {
  const budget = new WarningBudget();
  let line: CoachNote | undefined;

  const clear = (): void => {
    if (line !== undefined && table.state.coach === line) table.set({ coach: undefined });
    line = undefined;
  };

  const ask = (danger: Danger, submission: Submission): void => {
    const goOn = (): void => {
      budget.ignore();
      clear();
      void table.send(submission, true);
    };
    const hint = (): void => {
      clear();
      void table.askHint();
    };
    line = {
      text: DANGER_WORDS[danger],
      actions: [
        { label: COACH_WORDS.goOn, onUse: goOn },
        { label: COACH_WORDS.takeBack, onUse: clear },
        { label: COACH_WORDS.hint, onUse: hint },
      ],
    };
    table.set({ coach: line });
  };

  const guard = async (submission: Submission): Promise<boolean> => {
    clear();
    if (isUnwarned || budget.isSpent) return false;
    const danger = await dangerIn(table, submission);
    if (danger === undefined || !budget.take(danger)) return false;
    ask(danger, submission);
    return true;
  };

  return {
    guard,
    get isAsking() {
      return line !== undefined && table.state.coach === line;
    },
    get ignored() {
      return budget.ignored;
    },
  };
}

/** Undefined: it is safe, or nobody can tell in time. */
async function dangerIn(table: Table, submission: Submission): Promise<Danger | undefined> {
  const { world } = table.state;
  const scene = sceneOf(table.state, [], {});
  const after = world && resultOf(world, submission);
  const risk = table.host.risk?.(submission.choices, table.desk?.actions);
  if (scene === undefined || after === undefined || risk === undefined) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const found = await Promise.race([risk.catch(() => undefined), late]);
  if (found?.isRisky !== true) return undefined;
  return dangerOf(scene, after);
}
