import { chooseDiscards } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  also,
  asks,
  clearFog,
  discardTogether,
  does,
  endTurnEffects,
  giveTurn,
  me,
  opponent,
  raise,
  type State,
  takePicks,
} from '../../script/verbs.ts';

const name = { ja: 'エンド', en: 'End' };
const discardDown = [
  asks(
    { ja: '手札が8枚以上あれば、7枚になるまで捨てる。', en: 'If you hold more than 7 cards, discard down to 7.' },
    chooseDiscards(7),
  ),
  also((s) => discardTogether(s, me(s), takePicks(s))),
];
const passTurn = (s: State): void => {
  endTurnEffects(s);
  giveTurn(s, opponent(s));
};

export const end = versions(
  'end',
  {
    since: '6.1',
    name,
    type: 'turnControl',
    tier: 'lite',
    at: 'direct normal main',
    cost: '',
    keys: '',
    target: '',
    effect: [
      ...discardDown,
      does(
        { ja: '自分のターンが終わり、相手のターンになる。', en: 'Your turn ends and the opponent’s begins.' },
        passTurn,
      ),
      does({ ja: 'チャージを起こす。', en: 'Raise Charge.' }, (s) => raise(s, 'charge')),
    ],
  },
  {
    since: '8.0',
    name,
    type: 'basic',
    tier: 'lite',
    at: 'direct normal main',
    cost: '',
    keys: '',
    target: '',
    effect: [
      ...discardDown,
      does(
        { ja: '自分のフォグのカードをすべて墓地に移す。', en: 'Move every card of your own fog to the grave.' },
        (s) => clearFog(s, me(s)),
      ),
      does(
        { ja: '自分のターンが終わり、相手のターンになる。', en: 'Your turn ends and the opponent’s begins.' },
        passTurn,
      ),
    ],
  },
);
