import { versions } from '../../script/printed.ts';
import { addForce, does, keySum, me, putKeysInFog, type State, thisRequest } from '../../script/verbs.ts';

const name = { ja: 'フォース', en: 'Force' };
const say = {
  ja: 'このターンの間、自分の兵士すべてのサイズをキーカードの数字の合計だけ上げる。',
  en: 'Until the end of this turn the size of all your soldiers goes up by the sum of the key cards.',
};
const raiseAll = (s: State): void => addForce(s, me(s), keySum(s, thisRequest(s)));

export const force = versions(
  'force',
  {
    since: '6.1',
    name,
    type: 'normalMagic',
    tier: 'master',
    at: 'direct normal main',
    cost: 'BB',
    keys: 'two ♡A–10',
    target: '',
    counterable: false,
    effect: [does(say, raiseAll)],
  },
  {
    since: '8.0',
    name,
    type: 'normalMagic',
    tier: 'master',
    at: 'direct normal main',
    cost: 'BB',
    keys: 'two ♡A–10',
    target: '',
    counterable: false,
    effect: [
      does(say, raiseAll),
      does(
        {
          ja: 'しるしとしてキーカードを自分のフォグに置く（フォース）。',
          en: 'The key cards go to your fog as its sign (Force).',
        },
        (s) => putKeysInFog(s, 'force'),
      ),
    ],
  },
);
