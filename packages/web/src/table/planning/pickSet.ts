/** Choices of several things, which the engine asks one by one in a fixed order: here they are one set, named in any order. */
import {
  apply,
  type Choice,
  clone,
  type DecisionKind,
  DONE,
  kindToAct,
  type State,
  seatToAct,
} from '@blackpoker/engine';
import { offered } from './world.ts';

/** Kinds that ask again until the set is complete. */
const SETS: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'payB',
  'payD',
  'payS',
  'discard',
  'takeLife',
  'opening',
]);

const MOST_PICKS = 60;

export interface PickGroup {
  /** All that can be in the set, in the engine's order. */
  readonly candidates: readonly Choice[];
  readonly least: number;
  readonly most: number;
}

const asks = (s: State, kind: DecisionKind | undefined, seat: number): boolean =>
  kindToAct(s) === kind && seatToAct(s) === seat;

const things = (s: State): Choice[] => offered(s).filter((choice) => choice !== DONE);

/** Taking the first each time leaves most of the others to choose from, so this path meets every candidate. */
export function pickGroup(s: State): PickGroup {
  const kind = kindToAct(s);
  const isOptional = offered(s).includes(DONE);
  if (kind === undefined || !SETS.has(kind)) return { candidates: things(s), least: isOptional ? 0 : 1, most: 1 };
  const found = new Set<Choice>();
  const most = walkFirst(s, (choices) => {
    for (const choice of choices) found.add(choice);
  });
  return { candidates: [...found], least: isOptional ? 0 : most, most };
}

/** Takes the first thing as long as the same is asked; returns how many times. */
function walkFirst(s: State, meet: (choices: readonly Choice[]) => void): number {
  const [kind, seat] = [kindToAct(s), seatToAct(s)];
  const now = clone(s);
  for (let count = 0; count < MOST_PICKS; count++) {
    const choices = asks(now, kind, seat) ? things(now) : [];
    const [first] = choices;
    if (first === undefined) return count;
    meet(choices);
    apply(now, first);
  }
  return MOST_PICKS;
}

/**
 * The choices that name exactly this set, in the order of the engine, with DONE where it is needed; what the engine takes by itself
 * because nothing else is left is not among them. Undefined: it cannot be named.
 */
export function setAnswer(s: State, wanted: readonly Choice[]): Choice[] | undefined {
  const [kind, seat] = [kindToAct(s), seatToAct(s)];
  const left = new Set(wanted);
  const now = clone(s);
  const made: Choice[] = [];
  while (asks(now, kind, seat) && made.length < MOST_PICKS) {
    const next = left.size === 0 ? DONE : offered(now).find((choice) => left.has(choice));
    if (next === undefined || !offered(now).includes(next)) return undefined;
    left.delete(next);
    made.push(next);
    apply(now, next);
    if (kind === undefined || !SETS.has(kind)) break;
  }
  return made;
}
