import type { CharacterEntry } from '../../script/printed.ts';
import { attackerAndBlocker, join, prepares, succeeds } from './labels.ts';

const common = {
  name: { ja: '英雄', en: 'Hero' },
  tier: 'lite',
  cards: 'J–K',
  size: '11/12/13',
  attacks: true,
  blocks: true,
  haste: false,
} as const;

export const hero: CharacterEntry = {
  id: 'hero',
  versions: [
    { since: '6.1', ...common, labels: [], toGraveRaises: [11, 12, 13], text: join(prepares, succeeds) },
    { since: '8.0', ...common, labels: attackerAndBlocker, text: { ja: '能力はない。', en: 'It has no ability.' } },
  ],
};
