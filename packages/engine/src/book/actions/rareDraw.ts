import { versions } from '../../script/printed.ts';
import { does, me, rareToHand } from '../../script/verbs.ts';

export const rareDraw = versions('rareDraw', {
  since: '8.0',
  name: { ja: 'レアドロー', en: 'Rare Draw' },
  type: 'pack',
  tier: 'lite',
  at: 'direct immediate quick',
  cost: '',
  keys: '',
  target: '',
  maxLife: 9,
  needsRare: true,
  effect: [
    does({ ja: 'レアカードを手札に加える。', en: 'Take your rare card to your hand.' }, (s) =>
      rareToHand(s, me(s), false),
    ),
  ],
});
