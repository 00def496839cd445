import { versions } from '../../script/printed.ts';
import {
  addModifier,
  destroy,
  does,
  key,
  numberOf,
  putKeysInFog,
  type State,
  size,
  stop,
  targetUnit,
} from '../../script/verbs.ts';

const name = { ja: 'ダウン', en: 'Down' };
const say = {
  ja: '対象のサイズを、このターンの間キーカードの数字だけ下げる。',
  en: 'Until the end of this turn the target’s size goes down by the key card’s number.',
};
const sayDeath = {
  ja: 'それでサイズが0以下になれば、対象を墓地に移す。',
  en: 'If that brings its size to 0 or less, move it to the grave.',
};
const lowerSize = (s: State): void => addModifier(s, targetUnit(s), -numberOf(key(s)));
const destroyIfGone = (s: State): void => {
  if (size(s, targetUnit(s)) > 0) return;
  destroy(s, targetUnit(s));
  stop(s);
};

export const down = versions(
  'down',
  {
    since: '6.1',
    name,
    type: 'quickMagic',
    tier: 'lite',
    at: 'direct normal quick',
    cost: 'D',
    keys: '♠A–10',
    target: 'soldier',
    effect: [does(say, lowerSize), does(sayDeath, destroyIfGone)],
  },
  {
    since: '8.0',
    name,
    type: 'quickMagic',
    tier: 'lite',
    at: 'direct normal quick',
    cost: 'D',
    keys: '♠A–10',
    target: 'soldier',
    effect: [
      does(say, lowerSize),
      does(sayDeath, destroyIfGone),
      does(
        {
          ja: '残っていれば、しるしとしてキーカードを自分のフォグに置く（ダウン）。',
          en: 'If it survives, the key card goes to your fog as its sign (Down).',
        },
        (s) => putKeysInFog(s, 'down', targetUnit(s)),
      ),
    ],
  },
);
