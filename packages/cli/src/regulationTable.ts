/** What can be combined: regulations as plain data, and their names. */
import {
  type Edition,
  type Format,
  FRAME_ENTRIES,
  type Frame,
  type FrameOption,
  isFree,
  type Lang,
  OPTION_ENTRIES,
  REGULATIONS,
  type Regulation,
  type Ruleset,
  regulationName,
  ruleset,
  type Text,
} from '@blackpoker/engine';

export interface ListedRegulation {
  readonly id: string;
  readonly name: Text;
  readonly edition: Edition;
  readonly format: Format;
  readonly frame: Frame;
  /** In the order preset, pack. */
  readonly options: readonly FrameOption[];
  /** Not printed for its edition, but offered. */
  readonly free: boolean;
  readonly deck: { readonly min: number; readonly max: number; readonly kind: 'fixed' | 'random' | 'built' };
  readonly series: { readonly decks: 1 | 2; readonly wins: number };
}

const NOTHING: Text = { ja: '', en: '' };

export const frameText = (frame: Frame, lang: Lang): string =>
  (FRAME_ENTRIES.find(({ id }) => id === frame)?.text ?? NOTHING)[lang];
export const optionRule = (option: FrameOption, lang: Lang): string =>
  (OPTION_ENTRIES.find(({ id }) => id === option)?.text ?? NOTHING)[lang];

/** The regulations of these editions and formats, in the order of the editions. */
export const regulationsOf = (editions: readonly Edition[], formats: readonly Format[]): readonly Regulation[] =>
  REGULATIONS.filter(({ edition, format }) => editions.includes(edition) && formats.includes(format));

export const allRulesets = (): Ruleset[] => REGULATIONS.map((regulation) => ruleset(regulation));

export function listRegulation(regulation: Regulation): ListedRegulation {
  const { id, edition, format, frame, frameOptions, deck, series } = ruleset(regulation);
  return {
    id,
    name: { ja: regulationName(regulation, 'ja'), en: regulationName(regulation, 'en') },
    edition,
    format,
    frame,
    options: frameOptions,
    free: isFree(regulation),
    deck: { min: deck.min, max: deck.max, kind: deck.kind },
    series: { decks: series.decks, wins: series.wins },
  };
}
