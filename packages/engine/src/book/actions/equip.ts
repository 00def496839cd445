import { versions } from '../../script/printed.ts';
import { does, layKeyUpon, targetUnit } from '../../script/verbs.ts';

export const equip = versions('equip', {
  since: '6.1',
  name: { ja: '装備', en: 'Equip' },
  type: 'summon',
  tier: 'lite',
  at: 'direct normal main',
  cost: 'BL',
  keys: 'one A–K',
  target: "own soldier of the key card's suit, not a Joker",
  effect: [
    does(
      {
        ja: 'キーカードを対象の兵士に重ねる。その兵士は装備兵になる。',
        en: 'Lay the key card on the target: it is an equipped soldier from then on.',
      },
      (s) => layKeyUpon(s, targetUnit(s)),
    ),
  ],
});
