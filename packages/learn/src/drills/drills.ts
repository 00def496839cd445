/**
 * Drills: short questions that never run out. Each is drawn from a seed as a lesson of its own, so the table plays and judges it like
 * any other; its id names the seed, so the game's worker draws the same one.
 */
import type { Rng } from '@blackpoker/engine';
import { diceFor } from '../drawnTable.ts';
import type { Lesson } from '../lesson.ts';
import { blockTable } from './blockDrill.ts';
import { DRILL_KINDS, DRILL_TITLES, type DrillKind } from './drillKinds.ts';
import { lethalTable } from './lethalDrill.ts';
import { numbersTable } from './numbersDrill.ts';

/** The highest difficulty; the lowest is 0. */
export const MOST_DIFFICULT = 3;

export interface Drill extends Lesson {
  readonly kind: DrillKind;
  /** Of `drill-lethal`: false if "Not this turn" is the right answer. */
  readonly canWin: boolean;
}

/** The same seed and difficulty always give the same table. `seed`: a whole number below 1,000,000. */
export function drawDrill(kind: DrillKind, seed: number, difficulty: number): Drill {
  const rng = diceFor((seed * DRILL_KINDS.length + DRILL_KINDS.indexOf(kind)) * (MOST_DIFFICULT + 1) + difficulty);
  for (;;) {
    const drawn = DRAWN[kind](rng, difficulty);
    if (drawn !== undefined) return drillFrom(kind, `${kind}-${seed}-${difficulty}`, drawn);
  }
}

/** The drill that an id names; undefined: it names none. */
export function drillOf(id: string): Drill | undefined {
  const [, name, seed = '', difficulty = ''] = /^(drill-[a-z]+)-(\d{1,6})-([0-3])$/.exec(id) ?? [];
  const kind = DRILL_KINDS.find((each) => each === name);
  return kind === undefined ? undefined : drawDrill(kind, Number(seed), Number(difficulty));
}

type Table = Pick<Lesson, 'position' | 'opponent' | 'steps' | 'goal' | 'fail' | 'retry' | 'done'>;
interface Drawn {
  readonly table: Table;
  readonly canWin: boolean;
}

const DRAWN: Readonly<Record<DrillKind, (rng: Rng, difficulty: number) => Drawn | undefined>> = {
  'drill-block': (rng, difficulty) => always(blockTable(rng, difficulty)),
  'drill-numbers': (rng, difficulty) => always(numbersTable(rng, difficulty)),
  'drill-lethal': lethalTable,
};

const always = (table: Table | undefined): Drawn | undefined => table && { table, canWin: true };

const drillFrom = (kind: DrillKind, id: string, { table, canWin }: Drawn): Drill => ({
  id,
  group: 'drill',
  kind,
  title: DRILL_TITLES[kind],
  ...table,
  canWin,
});
