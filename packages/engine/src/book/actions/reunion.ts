import { chooseCard, offerGrave } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, me, takeFromGrave } from '../../script/verbs.ts';

export const reunion = versions('reunion', {
  since: '6.1',
  name: { ja: '再会', en: 'Reunion' },
  type: 'quickMagic',
  tier: 'pro',
  at: 'direct normal quick',
  cost: '',
  keys: 'two ♡A–10',
  target: '',
  effect: [
    asks(
      {
        ja: '自分の墓地から1枚選び、相手に見せて手札に加える。',
        en: 'Choose 1 card of your grave, show it, and take it to your hand.',
      },
      chooseCard('takeGrave', (s) => offerGrave(s, me(s)), takeFromGrave),
    ),
  ],
});
