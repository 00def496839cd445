import { chooseValue } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import { asks, playKeyAsBulwark, playKeyAsSoldier } from '../../script/verbs.ts';

export const quickSummon = versions('quickSummon', {
  since: '6.1',
  name: { ja: 'クイック召喚', en: 'Quick Summon' },
  type: 'summon',
  tier: 'pro',
  at: 'direct normal quick',
  cost: 'D',
  keys: 'one A',
  target: '',
  onlyOpponentsTurn: true,
  effect: [
    asks(
      {
        ja: 'キーカードを、表向きのエースとして、または裏向きの防壁として、チャージ状態で場に出す。',
        en: 'The key card enters the field charged: face up as an ace, or face down as a bulwark.',
      },
      chooseValue('mode', ['ace', 'bulwark'], (s, mode) =>
        mode === 'ace' ? playKeyAsSoldier(s) : playKeyAsBulwark(s),
      ),
    ),
  ],
});
