/** Doing nothing: what a line is measured against. */
import {
  actionChoice,
  apply,
  type Choice,
  clone,
  countOptions,
  DONE,
  decision,
  goesOn,
  indexOfAction,
  kindToAct,
  PASS,
  type Seat,
  type State,
} from '@blackpoker/engine';
import type { Line } from '../judging/line.ts';
import { isOffered } from '../search/search.ts';

/** Pass, nobody attacks, nobody blocks; where that cannot be, the end of the turn. Undefined: something has to be done. */
export function idleLine(world: State, seat: Seat): Line | undefined {
  const s = clone(world);
  const line: Choice[] = [];
  for (;;) {
    const kind = kindToAct(s);
    const choice = nothing(s);
    if (kind === undefined || choice === undefined || countOptions(s) < 2) return undefined;
    apply(s, choice, undefined, true);
    line.push(choice);
    if (!goesOn(s, seat, kind)) return line;
  }
}

function nothing(s: State): Choice | undefined {
  const no = decision(s)?.options.find(({ name }) => name === 'no')?.choice;
  const end = actionChoice(indexOfAction(s.rules, 'end'));
  return [PASS, DONE, no, end].find((choice) => choice !== undefined && isOffered(s, choice));
}
