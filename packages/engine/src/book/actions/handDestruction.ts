import { chooseCard, offerHand } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, discardCard, does, lookAtHand, me, targetPlayer } from '../../script/verbs.ts';

export const handDestruction = versions('handDestruction', {
  since: '6.1',
  name: { ja: 'ハンデス', en: 'Hand Destruction' },
  type: 'normalMagic',
  tier: 'standard',
  at: 'direct normal main',
  cost: '',
  keys: '♢A–K + ♣A–K',
  target: 'opponent',
  effect: [
    does({ ja: '対象の手札を見る。', en: 'Look at the target’s hand.' }, (s) => lookAtHand(s, me(s))),
    asks(
      { ja: '1枚選ぶ。対象はそれを捨てる。', en: 'Choose 1 card of it: they discard that card.' },
      chooseCard(
        'takeHand',
        (s) => offerHand(s, targetPlayer(s)),
        (s, card) => discardCard(s, card, 'discard'),
      ),
    ),
  ],
});
