import type { CharacterEntry } from '../../script/printed.ts';
import { BLOCKER } from './labels.ts';

const common = {
  name: { ja: '防壁', en: 'Bulwark' },
  tier: 'lite',
  cards: 'any card, face down',
  size: '',
  attacks: false,
  blocks: true,
  haste: false,
} as const;
const role = {
  ja: '攻撃できない。1枚でブロックし、判定で必ず墓地に移る。同じ数字のカードを含むアタッカーを道連れにし、Jokerならどのアタッカーでも道連れにする。',
  en: 'It cannot attack. It blocks alone and is lost in the judgement; it takes an attacker with a card of the same number with it, and as a Joker any attacker.',
};

export const bulwark: CharacterEntry = {
  id: 'bulwark',
  versions: [
    {
      since: '6.1',
      ...common,
      labels: [],
      toGraveRaises: [0, 1, 11, 12, 13],
      text: {
        ja: `${role.ja}Joker・A・J・Q・Kなら、墓地に移ると世代交代が誘発する。`,
        en: `${role.en} A Joker, A, J, Q or K that goes to the grave triggers Next Generation.`,
      },
    },
    { since: '8.0', ...common, labels: [BLOCKER], text: role },
  ],
};
