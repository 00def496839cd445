import { versions } from '../../script/printed.ts';
import { does, isBulwark, me, setDriven, soldiersOf, turnIntoSoldier, unitsOf } from '../../script/verbs.ts';

export const surprise = versions('surprise', {
  since: '6.1',
  name: { ja: '奇襲', en: 'Surprise' },
  type: 'normalMagic',
  tier: 'master',
  at: 'direct normal main',
  cost: 'BB',
  keys: 'two ♣A–10',
  target: '',
  counterable: false,
  effect: [
    does(
      {
        ja: '自分の防壁をすべて表向きの兵士にする。このターンに出た防壁は、このターンに出た兵士として扱う。',
        en: 'All your bulwarks become soldiers, face up. One that entered this turn counts as a soldier that entered this turn.',
      },
      (s) => {
        for (const unit of unitsOf(s, me(s))) if (isBulwark(s, unit)) turnIntoSoldier(s, unit);
      },
    ),
    does({ ja: 'その後、自分の兵士をすべてチャージする。', en: 'Then charge all your soldiers.' }, (s) => {
      for (const unit of soldiersOf(s, me(s))) setDriven(s, unit, false);
    }),
  ],
});
