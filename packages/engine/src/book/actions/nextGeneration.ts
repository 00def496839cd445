import { versions } from '../../script/printed.ts';
import { does, lifeAt, lifeCount, me, mill, numberOf, type State, takeTopShown } from '../../script/verbs.ts';

const name = { ja: '世代交代', en: 'Next Generation' };
/** Joker, A, J, Q, K. */
const NOBLE = [0, 1, 11, 12, 13];

function findSuccessor(s: State): void {
  const seat = me(s);
  const count = lifeCount(s, seat);
  let milled = 0;
  while (milled < count && !NOBLE.includes(numberOf(lifeAt(s, seat, count - 1 - milled)))) milled++;
  mill(s, seat, milled, 'mill');
  if (lifeCount(s, seat) > 0) takeTopShown(s, seat);
}

const effect = [
  does(
    {
      ja: 'Joker・A・J・Q・Kのどれかが出るまでライフの上からカードを墓地に移し、出たカードを相手に見せて手札に加える。',
      en: 'Move cards from the top of your life to the grave until a Joker, A, J, Q or K turns up; show that card and take it to your hand.',
    },
    findSuccessor,
  ),
];

export const nextGeneration = versions(
  'nextGeneration',
  {
    since: '6.1',
    name,
    type: 'trigger',
    tier: 'lite',
    at: 'triggered immediate quick',
    cost: '',
    keys: '',
    target: '',
    effect,
  },
  {
    since: '8.0',
    name,
    type: 'basic',
    tier: 'lite',
    at: 'triggered immediate quick',
    cost: '',
    keys: '',
    target: '',
    when: {
      fieldToGrave: NOBLE,
      say: {
        ja: 'Joker・A・J・Q・Kのカードが自分の場から墓地に移るたび、1枚につき1回誘発する。',
        en: 'Triggers once for each Joker, A, J, Q or K that goes from your field to the grave.',
      },
    },
    effect,
  },
);
