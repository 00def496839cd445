import { versions } from '../../script/printed.ts';
import { does, key, keyAt, keyCount, negate, numberOf, stop, targetRequest } from '../../script/verbs.ts';

export const counter = versions('counter', {
  since: '6.1',
  name: { ja: 'カウンター', en: 'Counter' },
  type: 'quickMagic',
  tier: 'lite',
  at: 'direct normal quick',
  cost: 'D',
  keys: '♣A–10',
  target: 'an action with 1 or 2 key cards',
  effect: [
    does(
      {
        ja: '対象のキーカードが1枚で、その数字がこのキーカードの数字以下なら、対象を無効にする（ステージから取り除き、そのキーカードを墓地に移す）。',
        en: 'If the target has 1 key card, and its number is not higher than this key card’s, negate the target: it leaves the stage and its key cards go to the grave.',
      },
      (s) => {
        const target = targetRequest(s);
        if (keyCount(s, target) !== 1 || numberOf(keyAt(s, target, 0)) > numberOf(key(s))) return;
        negate(s, target);
        stop(s);
      },
    ),
    does(
      { ja: '対象のキーカードが2枚なら、対象を無効にする。', en: 'If the target has 2 key cards, negate it.' },
      (s) => {
        const target = targetRequest(s);
        if (keyCount(s, target) === 2) negate(s, target);
      },
    ),
  ],
});
