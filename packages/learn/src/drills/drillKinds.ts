/** Which drills there are: all that a list of them has to know. */
import type { Text } from '@blackpoker/engine';

export const DRILL_KINDS = ['drill-block', 'drill-numbers', 'drill-lethal'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

export const DRILL_TITLES: Readonly<Record<DrillKind, Text>> = {
  'drill-block': { ja: '守り切る', en: 'Survive' },
  'drill-numbers': { ja: '防壁の数字', en: 'Bulwark numbers' },
  'drill-lethal': { ja: '勝てるかな', en: 'Can you win?' },
};
