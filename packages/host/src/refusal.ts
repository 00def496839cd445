/** Why choices of a person are not taken, in words. */
import {
  apply,
  type Choice,
  ChoiceError,
  choiceParts,
  clone,
  explain,
  explainPass,
  isDrafting,
  kindToAct,
  type Reason,
  reasonText,
  type Seat,
  type State,
  seatToAct,
  type Text,
} from '@blackpoker/engine';
import { ANSWER_WORDS } from './words.ts';

/** What speaks against a seat's choices, all of them in a row; undefined: nothing. The state stays as it is. */
export function refusalOf(s: State, seat: Seat, choices: readonly Choice[]): Text | undefined {
  if (choices.length === 0) return ANSWER_WORDS.nothing;
  const trial = clone(s);
  for (const choice of choices) {
    const refusal = refusalOfOne(trial, seat, choice);
    if (refusal !== undefined) return refusal;
  }
  return isDrafting(trial) ? ANSWER_WORDS.unfinished : undefined;
}

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
