/** Languages, and sentences with gaps. */
import { seatName } from '../notation/cards.ts';
import type { Text } from '../script/ruleset.ts';
import type { Seat } from '../state/cards.ts';
import { SPECTATOR, type Viewer } from '../state/events.ts';

export const LANGS = ['ja', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** Sentences by name, each in both languages: one that is missing is a type error. */
export type Words<Name extends string = string> = Readonly<Record<Name, Text>>;

export type Params = Readonly<Record<string, string | number>>;

/**
 * Fills `{name}` from the parameters. `[go|goes]` is the verb of a sentence: the first form where `plural` is said of
 * "you" or of several things, else the second.
 */
export function fill(text: Text, lang: Lang, params: Params = {}, plural = false): string {
  const parts = partsOf(text[lang], plural);
  let filled = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 2) {
    const name = parts[i] ?? '';
    filled += (params[name] ?? `{${name}}`) + (parts[i + 1] ?? '');
  }
  return filled;
}

/** Sentences of the app, each cut once: what is said of one, and of several. */
const CUT = [new Map<string, readonly string[]>(), new Map<string, readonly string[]>()] as const;

/** Text and the names of gaps, in turn. */
function partsOf(text: string, plural: boolean): readonly string[] {
  const cut = CUT[plural ? 1 : 0];
  const known = cut.get(text);
  if (known !== undefined) return known;
  const parts = text
    .replace(/\[([^\]|]*)\|([^\]]*)\]/g, (_, many: string, one: string) => (plural ? many : one))
    .split(/\{(\w+)\}/);
  cut.set(text, parts);
  return parts;
}

const PERSONS = {
  you: { ja: 'あなた', en: 'you' },
  opponent: { ja: '相手', en: 'the opponent' },
} satisfies Words;
const POSSESSIVES = {
  you: { ja: 'あなたの', en: 'your' },
  opponent: { ja: '相手の', en: 'their' },
} satisfies Words;

export const isYou = (seat: Seat, viewer: Viewer): boolean => seat === viewer;

/** A seat as this viewer calls it: you, the opponent; A or B for who only watches. */
export function personName(seat: Seat, viewer: Viewer, lang: Lang): string {
  return viewer === SPECTATOR ? seatName(seat) : PERSONS[isYou(seat, viewer) ? 'you' : 'opponent'][lang];
}

export function possessive(seat: Seat, viewer: Viewer, lang: Lang): string {
  if (viewer === SPECTATOR) return lang === 'ja' ? `${seatName(seat)}の` : `${seatName(seat)}’s`;
  return POSSESSIVES[isYou(seat, viewer) ? 'you' : 'opponent'][lang];
}

/** A sentence begins with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
