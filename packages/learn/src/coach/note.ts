/** A note is one sentence with the moment at which the coach says it. */
import { fill, LANGS, type Lang, type Text } from '@blackpoker/engine';
import type { Scene } from './scene.ts';

type Params = Readonly<Record<string, string | number>>;

export interface NoteRule {
  readonly id: string;
  readonly say: Text;
  /** What fills the sentence's gaps; undefined: this is not the moment. */
  readonly when: (scene: Scene) => Params | undefined;
  /** It is about something that has just happened, which may be before the learner is asked. */
  readonly past?: true;
  /** The learner has used what the note explains. */
  readonly used?: (scene: Scene) => boolean;
  /** What gets a ring: `chip:ID` of an action, `primary`. */
  readonly points?: readonly string[];
  /** It may stand over a question that opens a sheet, at the sheet's head. */
  readonly inSheet?: true;
  /** Notes that have nothing to add once this was said. */
  readonly covers?: readonly string[];
  /** It may follow another note of the same window. */
  readonly follows?: true;
}

/** What the coach says now. */
export interface Note {
  readonly id: string;
  readonly text: Text;
  readonly points: readonly string[];
  readonly covers: readonly string[];
}

export function noteOf({ id, say, points = [], covers = [] }: NoteRule, params: Params): Note {
  const inLang = (lang: Lang): string => fill(say, lang, params);
  const [ja = '', en = ''] = LANGS.map(inLang);
  return { id, text: { ja, en }, points, covers };
}

/** No gaps to fill. */
export const saidIf = (holds: boolean): Params | undefined => (holds ? {} : undefined);
