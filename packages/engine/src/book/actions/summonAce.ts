import { versions } from '../../script/printed.ts';
import { does, playKeyAsSoldier } from '../../script/verbs.ts';

export const summonAce = versions('summonAce', {
  since: '6.1',
  name: { ja: 'エース召喚', en: 'Summon Ace' },
  type: 'summon',
  tier: 'lite',
  at: 'direct normal main',
  cost: 'L',
  keys: 'one A',
  target: '',
  effect: [
    does(
      {
        ja: 'キーカードを、表向き・チャージ状態のエースとして場に出す。',
        en: 'The key card enters the field as an ace, face up and charged.',
      },
      playKeyAsSoldier,
    ),
  ],
});
