import { versions } from '../../script/printed.ts';
import { does, playKeyAsSoldier } from '../../script/verbs.ts';

export const summonMagician = versions('summonMagician', {
  since: '6.1',
  name: { ja: '魔術士召喚', en: 'Summon Magician' },
  type: 'summon',
  tier: 'standard',
  at: 'direct normal main',
  cost: 'BD',
  keys: 'one Joker',
  target: '',
  effect: [
    does(
      {
        ja: 'キーカードを、表向き・チャージ状態の魔術士として場に出す。',
        en: 'The key card enters the field as a magician, face up and charged.',
      },
      playKeyAsSoldier,
    ),
  ],
});
