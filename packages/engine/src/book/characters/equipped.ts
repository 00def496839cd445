import type { CharacterEntry } from '../../script/printed.ts';
import { attackerAndBlocker, HASTE, join, succeedsByCard } from './labels.ts';

const common = {
  name: { ja: '装備兵', en: 'Equipped Soldier' },
  tier: 'lite',
  cards: 'two or more cards of one suit',
  size: 'sum',
  attacks: true,
  blocks: true,
  haste: 'withAce',
} as const;

export const equipped: CharacterEntry = {
  id: 'equipped',
  versions: [
    {
      since: '6.1',
      ...common,
      labels: [],
      toGraveRaises: [1, 11, 12, 13],
      text: join(
        {
          ja: 'Aを含めば速攻、含まなければ準備を持つ。',
          en: 'It has haste if an A is among its cards, otherwise preparation.',
        },
        succeedsByCard,
      ),
    },
    {
      since: '8.0',
      ...common,
      labels: [...attackerAndBlocker, HASTE],
      text: {
        ja: '速攻のラベルはAを含む間だけ持つ。',
        en: 'It has the label haste only while an A is among its cards.',
      },
    },
  ],
};
