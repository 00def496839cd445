/** What a move is for, in one short sentence to its player, from what the move does on the table. */
import {
  actionAt,
  actionName,
  actionOf,
  apply,
  type Choice,
  choiceParts,
  clone,
  controllerOf,
  countOptions,
  type GameEvent,
  isStageEmpty,
  kindToAct,
  type Seat,
  type State,
  type Text,
  topOfStage,
  type Unit,
  type UnitRef,
  unitAt,
} from '@blackpoker/engine';
import type { Line } from '../judging/line.ts';
import { judgeWindow } from '../passing/judgeWindow.ts';
import { SMART_PASSING } from '../passing/profile.ts';
import { isOffered } from '../search/search.ts';
import { answerPurpose, attackPurpose } from './answerPurpose.ts';
import { type Purpose, purpose, purposeText } from './purposeText.ts';
import type { MadeRequest } from './requestFacts.ts';
import { hasCharged, requestPurpose } from './requestPurpose.ts';

/** `world` is one that agrees with the seat's view, at the first choice of the line: nothing is named that the seat does not see. `attackers`: of an Attack, if they are known. */
export const purposeOf = (world: State, line: Line, seat: Seat, attackers: readonly UnitRef[] = []): Text =>
  purposeText(
    attackers.length > 0 ? attackPurpose(world, attackers.map(unitIn(world)), seat) : found(world, line, seat),
  );

const unitIn =
  (s: State) =>
  ({ seat, position }: UnitRef): Unit =>
    unitAt(s, seat, position);

function found(world: State, line: Line, seat: Seat): Purpose {
  const [first] = line.map(choiceParts);
  if (kindToAct(world) !== 'chance' || first === undefined) return answerPurpose(world, line, seat);
  if (first.type !== 'action') return passing(world, seat);
  if (actionAt(world.rules, first.action).id === 'end') return purpose(hasCharged(world, seat) ? 'endReady' : 'end');
  return requestPurpose(madeBy(world, line, seat, first.action));
}

function passing(world: State, seat: Seat): Purpose {
  if (countOptions(world) === 1) return purpose('onlyPass');
  const top = topOfStage(world);
  if (!isStageEmpty(world) && controllerOf(world, top) === seat)
    return purpose('passOwn', (lang) => ({ action: actionName(world.rules, actionOf(world, top), lang) }));
  const { reason } = judgeWindow(world, seat, SMART_PASSING);
  return purpose(reason === 'CAN_WAIT' ? 'passWait' : reason === 'NOTHING_MATTERS' ? 'passIdle' : 'passKeep');
}

/** The request with all that it names, also what nobody had to choose. */
function madeBy(world: State, line: Line, seat: Seat, action: number): MadeRequest {
  const s = clone(world);
  let requested: Extract<GameEvent, { type: 'requested' }> | undefined;
  let laid: number | undefined;
  const hear = (event: GameEvent): void => {
    if (event.type === 'requested') requested ??= event;
  };
  for (const choice of line) {
    if (!isOffered(s, choice)) break;
    if (kindToAct(s) === 'setCard') laid = cardIn(choice);
    apply(s, choice, hear);
  }
  return { world, seat, action, keys: requested?.cards ?? [], target: requested?.target, laid };
}

function cardIn(choice: Choice): number | undefined {
  const parts = choiceParts(choice);
  return parts.type === 'card' ? parts.card : undefined;
}
