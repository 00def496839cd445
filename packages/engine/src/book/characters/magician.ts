import type { CharacterEntry } from '../../script/printed.ts';
import { attackerAndBlocker, HASTE, hastens, join, succeeds } from './labels.ts';

const common = {
  name: { ja: '魔術士', en: 'Magician' },
  tier: 'standard',
  cards: 'Joker',
  size: '0',
  attacks: true,
  blocks: true,
  haste: true,
} as const;

export const magician: CharacterEntry = {
  id: 'magician',
  versions: [
    {
      since: '6.1',
      ...common,
      labels: [],
      toGraveRaises: [0],
      waives: 'all',
      text: join(
        { ja: '魔力増加：あなたの速攻魔法のコストはなくなる。', en: 'Magic power: your quick magic costs nothing.' },
        hastens,
        succeeds,
      ),
    },
    {
      since: '8.0',
      ...common,
      labels: [...attackerAndBlocker, HASTE],
      waives: 'D',
      text: {
        ja: '魔力増加：あなたの速攻魔法のコストDはなくなる。',
        en: 'Magic power: you pay no D for your quick magic.',
      },
    },
  ],
};
