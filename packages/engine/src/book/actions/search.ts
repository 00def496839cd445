import { chooseFromLife } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { also, asks, does, lookThroughLife, me, shuffleLife, takeFromLife } from '../../script/verbs.ts';

export const search = versions('search', {
  since: '6.1',
  name: { ja: 'サーチ', en: 'Search' },
  type: 'quickMagic',
  tier: 'lite',
  at: 'direct immediate quick',
  cost: '',
  keys: 'one Joker',
  target: '',
  effect: [
    also((s) => lookThroughLife(s, me(s))),
    asks(
      {
        ja: '自分のライフから好きな1枚を選び、相手に見せて手札に加える。',
        en: 'Choose any 1 card of your life, show it, and take it to your hand.',
      },
      chooseFromLife(1, false, takeFromLife),
    ),
    does({ ja: 'その後、ライフを切り直す。', en: 'Then shuffle your life.' }, (s) => shuffleLife(s, me(s))),
  ],
});
