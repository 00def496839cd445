import { versions } from '../../script/printed.ts';
import { does, playKeyAsSoldier } from '../../script/verbs.ts';

export const summonHero = versions('summonHero', {
  since: '6.1',
  name: { ja: '英雄召喚', en: 'Summon Hero' },
  type: 'summon',
  tier: 'lite',
  at: 'direct normal main',
  cost: 'BBL',
  keys: 'one J–K',
  target: '',
  effect: [
    does(
      {
        ja: 'キーカードを、表向き・チャージ状態の英雄として場に出す。',
        en: 'The key card enters the field as a hero, face up and charged.',
      },
      playKeyAsSoldier,
    ),
  ],
});
