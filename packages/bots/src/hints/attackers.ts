/** The attackers that a hint for Attack means: the search has chosen them, although the rules ask for them only when Attack resolves. */
import {
  apply,
  choiceParts,
  chosenPosition,
  chosenSeat,
  chosenValue,
  clone,
  isOver,
  kindToAct,
  optionAt,
  PASS,
  type Seat,
  type State,
  seatToAct,
  subjectToAct,
  type UnitRef,
} from '@blackpoker/engine';
import { Dice } from '../dice.ts';
import { favourite, type Line } from '../judging/line.ts';
import { policyOption } from '../policy/choose.ts';
import { isOffered, type Search } from '../search/search.ts';

/** An Attack resolves after a few passes, and asks for each soldier once. */
const MOST_STEPS = 64;
const YES = 1;
/** Not thrown: the script is followed without noise. */
const DICE = new Dice(1);

/** Empty if the line is no Attack. Both sides pass until it resolves. */
export function attackersOf({ worlds, root }: Search, line: Line, seat: Seat): UnitRef[] {
  const s = clone(worlds[0] as State);
  const [first] = line.map(choiceParts);
  if (kindToAct(s) !== 'chance' || first?.type !== 'action' || s.rules.actions[first.action]?.id !== 'attack')
    return [];
  const attackers: UnitRef[] = [];
  let node = root.edges.find(({ label }) => label === line[0])?.node;
  for (const choice of line) apply(s, choice, undefined, true);
  for (let n = 0; n < MOST_STEPS && !isOver(s); n++) {
    const isAttack = kindToAct(s) === 'attack' && seatToAct(s) === seat;
    if (!isAttack && (attackers.length > 0 || !isOffered(s, PASS))) break;
    const liked = isAttack ? favourite(s, node)?.label : PASS;
    const choice = liked ?? optionAt(s, policyOption(s, DICE, 0));
    const subject = subjectToAct(s);
    if (isAttack && subject !== undefined && chosenValue(choice) === YES)
      attackers.push({ seat: chosenSeat(subject), position: chosenPosition(subject) });
    node = node?.edges.find(({ label }) => label === choice)?.node;
    apply(s, choice, undefined, true);
  }
  return attackers;
}
