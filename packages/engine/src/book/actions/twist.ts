import { chooseValue } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, setDriven, targetUnit } from '../../script/verbs.ts';

export const twist = versions('twist', {
  since: '6.1',
  name: { ja: 'ツイスト', en: 'Twist' },
  type: 'quickMagic',
  tier: 'lite',
  at: 'direct normal quick',
  cost: 'D',
  keys: '♢A–10',
  target: 'character',
  effect: [
    asks(
      { ja: '対象をチャージするか、ドライブする。', en: 'Charge the target, or drive it.' },
      chooseValue('state', ['charged', 'driven'], (s, state) => setDriven(s, targetUnit(s), state === 'driven')),
    ),
  ],
});
