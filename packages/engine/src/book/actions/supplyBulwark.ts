import { chooseValue } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, layFromLife, lifeCount, me, type State } from '../../script/verbs.ts';

function supply(s: State, mode: string): void {
  const driven = mode === 'twoDriven';
  for (let i = 0; i < (driven ? 2 : 1); i++) if (lifeCount(s, me(s)) > 0) layFromLife(s, me(s), driven);
}

export const supplyBulwark = versions('supplyBulwark', {
  since: '6.1',
  name: { ja: '防壁補充', en: 'Supply Bulwark' },
  type: 'normalMagic',
  tier: 'standard',
  at: 'direct normal main',
  cost: '',
  keys: '♡A–K + ♣A–K',
  target: '',
  effect: [
    asks(
      {
        ja: 'ライフの上から、1枚をチャージ状態の防壁として、または2枚をドライブ状態の防壁として、裏向きで場に出す。',
        en: 'From the top of your life put 1 card on the field as a charged bulwark, or 2 as driven bulwarks, face down.',
      },
      chooseValue('mode', ['oneCharged', 'twoDriven'], supply),
    ),
  ],
});
