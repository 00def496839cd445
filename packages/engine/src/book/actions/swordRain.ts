import { versions } from '../../script/printed.ts';
import { destroy, does, keySum, type State, size, soldiersOf, thisRequest } from '../../script/verbs.ts';

function rain(s: State): void {
  const sum = keySum(s, thisRequest(s));
  const hit = [0, 1].flatMap((seat) => soldiersOf(s, seat)).filter((unit) => size(s, unit) <= sum);
  for (const unit of hit) destroy(s, unit);
}

export const swordRain = versions('swordRain', {
  since: '6.1',
  name: { ja: '剣の雨', en: 'Sword Rain' },
  type: 'normalMagic',
  tier: 'master',
  at: 'direct normal main',
  cost: 'BB',
  keys: 'two ♠A–10',
  target: '',
  counterable: false,
  effect: [
    does(
      {
        ja: '両者の場の、サイズがキーカードの数字の合計以下の兵士をすべて墓地に移す。',
        en: 'Move every soldier, on both sides, whose size is not more than the sum of the key cards to the grave.',
      },
      rain,
    ),
  ],
});
