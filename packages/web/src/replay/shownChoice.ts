/** A decision of a recorded game in words: who was asked what, from which options, and what was chosen. */
import {
  boardNames,
  type Decision,
  decision,
  LANGS,
  type Lang,
  type Option,
  optionText,
  promptText,
  type Seat,
  SPECTATOR,
  type State,
  type Text,
  type Viewer,
} from '@blackpoker/engine';
import { type Perspective, seesOptions } from './perspective.ts';
import type { Timeline } from './timeline.ts';

export interface ShownOption {
  readonly text: Text;
  readonly isChosen: boolean;
}

export interface ShownChoice {
  readonly seat: Seat;
  /** Undefined: this perspective may not know what is asked. */
  readonly question: ShownQuestion | undefined;
}

export interface ShownQuestion {
  readonly prompt: Text;
  /** The clause of the rules that asks. */
  readonly why: Text | undefined;
  readonly options: readonly ShownOption[];
}

/** Of the choice that is made at this place; undefined: the game is over there. Where the record ends, nothing is chosen. */
export function shownChoice(
  timeline: Timeline,
  at: number,
  s: State,
  perspective: Perspective,
  reader: Viewer = SPECTATOR,
): ShownChoice | undefined {
  const asked = decision(s);
  if (asked === undefined) return undefined;
  const { seat, why, options } = asked;
  if (!seesOptions(perspective, seat)) return { seat, question: undefined };
  const chosen = timeline.record.choices[at];
  const prompt = inBoth((lang) => promptText(s.rules, asked, lang, boardNames(s, seat, lang, reader)));
  const shown = options.map((option) => ({
    text: inBoth((lang) => textOf(s, asked, option, lang, reader)),
    isChosen: option.choice === chosen,
  }));
  return { seat, question: { prompt, why, options: shown } };
}

/** With what the seat that chooses could see, in the words of the reader. */
function textOf(s: State, asked: Decision, option: Option, lang: Lang, reader: Viewer): string {
  const names = boardNames(s, asked.seat, lang, reader);
  return optionText(s.rules, { ...asked, seat: reader }, option, lang, names);
}

function inBoth(text: (lang: Lang) => string): Text {
  const [ja = '', en = ''] = LANGS.map(text);
  return { ja, en };
}
