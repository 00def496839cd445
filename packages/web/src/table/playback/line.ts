/** The plain line that goes with a step of a game: what has just happened, with names or you and they. */
import {
  actionName,
  type Card,
  cardSigns,
  fill,
  isYou,
  type Lang,
  personName,
  type Ruleset,
  type Seat,
  SPECTATOR,
  sentence,
  type Text,
  unitSigns,
  type View,
  type Viewer,
} from '@blackpoker/engine';
import { LINE_WORDS, type LineWord } from './lineWords.ts';

/** A unit as it stood when something happened to it. */
export interface UnitName {
  readonly seat: Seat;
  /** Empty if the viewer does not know them. */
  readonly cards: readonly Card[];
  readonly bulwark: boolean;
}

/** A line, before it is put into a language. Each part fills the gap of its name. */
export interface Line {
  readonly word: LineWord;
  /** {who}: also gives the verb its form. */
  readonly by?: Seat | undefined;
  /** {at}: the player that something is aimed at. */
  readonly at?: Seat | undefined;
  /** {whose}. */
  readonly of?: Seat | undefined;
  readonly units?: readonly UnitName[] | undefined;
  readonly others?: readonly UnitName[] | undefined;
  readonly cards?: readonly Card[] | undefined;
  /** Of cards that the viewer may not know. */
  readonly count?: number | undefined;
  /** {action} and {cause}: indices into the ruleset's actions. */
  readonly action?: number | undefined;
  readonly cause?: number | undefined;
  /** {n}, {m}, {from}, {to}, {by}, {card}. */
  readonly numbers?: Readonly<Record<string, string | number>> | undefined;
  /** {text}: a line of the log. */
  readonly text?: Text | undefined;
}

/** The reader of a line, and the names of the players. */
export interface Speaker {
  readonly lang: Lang;
  readonly rules: Ruleset;
  readonly viewer: Viewer;
  /** By seat; undefined: as the engine's sentences call them. */
  readonly names: readonly [string | undefined, string | undefined];
}

export function lineText(line: Line, speaker: Speaker): string {
  const { lang, rules } = speaker;
  const { by, at, of, units = [], others = [], cards = [], count = cards.length, action, cause, numbers, text } = line;
  const who = by === undefined ? '' : nameOf(by, speaker);
  const filled = fill(
    LINE_WORDS[line.word],
    lang,
    {
      who,
      at: at === undefined ? '' : nameOf(at, speaker),
      whose: of === undefined ? '' : whose(of, speaker),
      units: unitList(units, speaker),
      others: unitList(others, speaker),
      cards: cards.length > 0 ? cardSigns(cards) : fill(LINE_WORDS.someCards, lang, { n: count }, count > 1),
      action: actionName(rules, action, lang),
      cause: actionName(rules, cause, lang),
      text: text?.[lang] ?? '',
      ...numbers,
    },
    by === undefined ? units.length > 1 : isYou(by, speaker.viewer),
  )
    .replace(/ {2,}/g, ' ')
    .trim();
  return isName(by, speaker) && filled.startsWith(who) ? filled : sentence(filled);
}

/** A name is written as its owner writes it. */
const isName = (seat: Seat | undefined, { viewer, names }: Speaker): boolean =>
  seat !== undefined && seat !== viewer && names[seat === 0 ? 0 : 1] !== undefined;

function nameOf(seat: Seat, { viewer, names, lang }: Speaker): string {
  return (isYou(seat, viewer) ? undefined : names[seat === 0 ? 0 : 1]) ?? personName(seat, viewer, lang);
}

function whose(seat: Seat, speaker: Speaker): string {
  const { viewer, lang } = speaker;
  if (viewer === SPECTATOR) return fill(LINE_WORDS.whose, lang, { name: nameOf(seat, speaker) });
  return LINE_WORDS[isYou(seat, viewer) ? 'your' : 'their'][lang];
}

const unitList = (units: readonly UnitName[], speaker: Speaker): string =>
  units.map((unit) => unitText(unit, speaker)).join(LINE_WORDS.and[speaker.lang]);

function unitText({ seat, cards, bulwark }: UnitName, speaker: Speaker): string {
  const word = bulwark ? 'bulwarkUnit' : 'soldierUnit';
  return fill(LINE_WORDS[word], speaker.lang, { whose: whose(seat, speaker), cards: unitSigns(cards) }).trim();
}

/** The unit in this place of a view; undefined if there is none. */
export function unitNameIn(view: View, seat: Seat, position: number): UnitName | undefined {
  const unit = view.seats[seat === 0 ? 0 : 1].field[position];
  return unit && { seat, cards: unit.cards, bulwark: unit.as === 'bulwark' };
}
