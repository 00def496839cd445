import { versions } from '../../script/printed.ts';
import { dealDamage, does, keyOfSuit, numberOf, targetPlayer } from '../../script/verbs.ts';

const SPADE = 0;

export const throwing = versions('throwing', {
  since: '6.1',
  name: { ja: '投擲', en: 'Throw' },
  type: 'normalMagic',
  tier: 'lite',
  at: 'direct normal main',
  cost: '',
  keys: '♠A–K + ♣A–K',
  target: 'opponent',
  effect: [
    does(
      {
        ja: '対象に、♠のキーカードの数字だけダメージを与える。',
        en: 'Deal damage to the target equal to the number of the ♠ key card.',
      },
      (s) => dealDamage(s, targetPlayer(s), numberOf(keyOfSuit(s, SPADE))),
    ),
  ],
});
