import type { CharacterEntry } from '../../script/printed.ts';
import { attackerAndBlocker, HASTE, hastens, join, succeeds } from './labels.ts';

const common = {
  name: { ja: 'エース', en: 'Ace' },
  tier: 'lite',
  cards: 'A',
  size: '1',
  attacks: true,
  blocks: true,
  haste: true,
} as const;

export const ace: CharacterEntry = {
  id: 'ace',
  versions: [
    { since: '6.1', ...common, labels: [], toGraveRaises: [1], text: join(hastens, succeeds) },
    {
      since: '8.0',
      ...common,
      labels: [...attackerAndBlocker, HASTE],
      text: { ja: '出たターンでもアタッカーになれる。', en: 'It can be an attacker in the turn it entered.' },
    },
  ],
};
