import { versions } from '../../script/printed.ts';
import { does, playKeyAsSoldier } from '../../script/verbs.ts';

export const summonSoldier = versions('summonSoldier', {
  since: '6.1',
  name: { ja: '兵士召喚', en: 'Summon Soldier' },
  type: 'summon',
  tier: 'lite',
  at: 'direct normal main',
  cost: 'BL',
  keys: 'one 2–10',
  target: '',
  effect: [
    does(
      {
        ja: 'キーカードを、表向き・チャージ状態の一般兵として場に出す。',
        en: 'The key card enters the field as a soldier, face up and charged.',
      },
      playKeyAsSoldier,
    ),
  ],
});
