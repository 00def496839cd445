import type { CharacterEntry } from '../../script/printed.ts';
import { attackerAndBlocker, prepares } from './labels.ts';

const common = {
  name: { ja: '一般兵', en: 'Soldier' },
  tier: 'lite',
  cards: '2–10',
  size: 'number',
  attacks: true,
  blocks: true,
  haste: false,
} as const;

export const soldier: CharacterEntry = {
  id: 'soldier',
  versions: [
    { since: '6.1', ...common, labels: [], text: prepares },
    { since: '8.0', ...common, labels: attackerAndBlocker, text: { ja: '能力はない。', en: 'It has no ability.' } },
  ],
};
