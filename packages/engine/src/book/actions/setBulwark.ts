import { chooseCard, offerHand } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, layFromHand, me } from '../../script/verbs.ts';

export const setBulwark = versions('setBulwark', {
  since: '6.1',
  name: { ja: '防壁設置', en: 'Set Bulwark' },
  type: 'summon',
  tier: 'lite',
  at: 'direct immediate main',
  cost: 'L',
  keys: '',
  target: '',
  oncePerTurn: true,
  effect: [
    asks(
      {
        ja: '手札から1枚を、裏向き・チャージ状態の防壁として場に出す。',
        en: 'Put 1 card of your hand on the field as a bulwark, face down and charged.',
      },
      chooseCard('setCard', (s) => offerHand(s, me(s)), layFromHand),
    ),
  ],
});
