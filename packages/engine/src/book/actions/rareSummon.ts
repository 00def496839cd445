import { versions } from '../../script/printed.ts';
import { does, playKeyAsSoldier } from '../../script/verbs.ts';

export const rareSummon = versions('rareSummon', {
  since: '8.0',
  name: { ja: 'レア召喚', en: 'Rare Summon' },
  type: 'pack',
  tier: 'lite',
  at: 'direct normal quick',
  cost: 'S',
  keys: 'rare card',
  target: '',
  needsRare: true,
  effect: [
    does(
      {
        ja: 'レアカードを、表向き・チャージ状態の兵士として場に出す。',
        en: 'The rare card enters the field as a soldier, face up and charged.',
      },
      playKeyAsSoldier,
    ),
  ],
});
