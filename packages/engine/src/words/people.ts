/** Names in the place of seats, in a line that `personName` and `possessive` have named people in. */
import type { Seat } from '../state/cards.ts';
import { SPECTATOR, type Viewer } from '../state/events.ts';
import type { Lang } from './lang.ts';

/** By seat; undefined: nobody knows a name. */
export type PeopleNames = readonly [string | undefined, string | undefined];

/** A letter that is a seat: no ace (♠A), no cost (コストB), no article ("A card"), no part of a name (B・J). */
const SEAT_LETTERS: Readonly<Record<Lang, RegExp>> = {
  ja: /(?<![♠♡♢♣\w])([AB])(?=[はのがに。、）]| ――|$)/g,
  en: /(?<![♠♡♢♣\w])([AB])(?! cards?\b)(?=’s|[ .,:)]|$)/g,
};
const OPPONENT = /\b[Tt]he opponent\b(?!’)/g;

/** `viewer`: who reads the line. To a player only the opponent has a name, and in Japanese that stays 相手. */
export function namePeople(line: string, viewer: Viewer, names: PeopleNames, lang: Lang): string {
  if (viewer === SPECTATOR)
    return line.replace(SEAT_LETTERS[lang], (letter) => names[letter === 'A' ? 0 : 1] ?? letter);
  const name = nameOf(names, 1 - viewer);
  return lang === 'ja' || name === undefined ? line : line.replace(OPPONENT, name);
}

const nameOf = (names: PeopleNames, seat: Seat): string | undefined => names[seat === 0 ? 0 : 1];
