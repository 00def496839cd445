import { versions } from '../../script/printed.ts';
import { addModifier, does, key, numberOf, putKeysInFog, type State, targetUnit } from '../../script/verbs.ts';

const name = { ja: 'アップ', en: 'Up' };
const say = {
  ja: '対象のサイズを、このターンの間キーカードの数字だけ上げる。',
  en: 'Until the end of this turn the target’s size goes up by the key card’s number.',
};
const raiseSize = (s: State): void => addModifier(s, targetUnit(s), numberOf(key(s)));

export const up = versions(
  'up',
  {
    since: '6.1',
    name,
    type: 'quickMagic',
    tier: 'lite',
    at: 'direct normal quick',
    cost: 'D',
    keys: '♡A–10',
    target: 'soldier',
    effect: [does(say, raiseSize)],
  },
  {
    since: '8.0',
    name,
    type: 'quickMagic',
    tier: 'lite',
    at: 'direct normal quick',
    cost: 'D',
    keys: '♡A–10',
    target: 'soldier',
    effect: [
      does(say, raiseSize),
      does(
        {
          ja: 'しるしとしてキーカードを自分のフォグに置く（アップ）。',
          en: 'The key card goes to your fog as its sign (Up).',
        },
        (s) => putKeysInFog(s, 'up', targetUnit(s)),
      ),
    ],
  },
);
