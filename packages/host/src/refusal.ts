/** Why choices of a person are not taken, in words. */
import {
  apply,
  type Choice,
  ChoiceError,
  choiceParts,
  clone,
  type DecisionKind,
  explain,
  explainPass,
  goesOn,
  isDrafting,
  isStageEmpty,
  kindToAct,
  PASS,
  type Reason,
  type Ruleset,
  reasonText,
  type Seat,
  type State,
  seatToAct,
  type Text,
} from '@blackpoker/engine';
import { ANSWER_WORDS } from './words.ts';

/**
 * What speaks against a seat's choices, all of them in a row; undefined: nothing. The state stays as it is. Where the seat would learn
 * something between two of them, the second is not even tried: a refusal says nothing that its view does not.
 */
export function refusalOf(s: State, seat: Seat, choices: readonly Choice[]): Text | undefined {
  if (choices.length === 0) return ANSWER_WORDS.nothing;
  const trial = trialOf(s);
  let last: DecisionKind | undefined;
  for (const [i, choice] of choices.entries()) {
    if (last !== undefined && !goesOn(trial, seat, last) && !isPassAhead(trial, seat, choices, i))
      return ANSWER_WORDS.oneAtATime;
    last = kindToAct(trial);
    const refusal = refusalOfOne(trial, seat, choice);
    if (refusal !== undefined) return refusal;
  }
  return isDrafting(trial) ? ANSWER_WORDS.unfinished : undefined;
}

const trials = new WeakMap<Ruleset, State>();

/** A copy, in the same place for every game of a ruleset: a server needs one for each command. */
function trialOf(s: State): State {
  const trial = clone(s, trials.get(s.rules));
  trials.set(s.rules, trial);
  return trial;
}

/** The pass that lets one's own request go its way is said with it. */
const isPassAhead = (trial: State, seat: Seat, choices: readonly Choice[], i: number): boolean =>
  i === choices.length - 1 &&
  choices[i] === PASS &&
  choices[0] !== PASS &&
  seatToAct(trial) === seat &&
  kindToAct(trial) === 'chance' &&
  !isStageEmpty(trial);

/** Takes the choice where nothing speaks against it. */
function refusalOfOne(trial: State, seat: Seat, choice: Choice): Text | undefined {
  if (seatToAct(trial) !== seat) return ANSWER_WORDS.notAsked;
  try {
    apply(trial, choice);
    return undefined;
  } catch (error) {
    if (!(error instanceof ChoiceError)) throw error;
    return words(reasonsAgainst(trial, seat, choice));
  }
}

function reasonsAgainst(s: State, seat: Seat, choice: Choice): readonly Reason[] {
  if (kindToAct(s) !== 'chance') return [];
  const parts = choiceParts(choice);
  if (parts.type === 'pass') return explainPass(s, seat);
  return parts.type === 'action' ? explain(s, seat, parts.action) : [];
}

function words([reason]: readonly Reason[]): Text {
  if (reason === undefined) return ANSWER_WORDS.illegal;
  return { ja: reasonText(reason, 'ja'), en: reasonText(reason, 'en') };
}
