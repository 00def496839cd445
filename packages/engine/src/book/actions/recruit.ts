import { chooseOrder } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  also,
  alsoAsks,
  type Card,
  does,
  enterAsSoldier,
  keySum,
  lifeAt,
  lifeCount,
  me,
  numberOf,
  putUnderLife,
  type State,
  setSlot,
  slot,
  takePicks,
  takeTurnedOver,
  thisRequest,
  turnOver,
} from '../../script/verbs.ts';

const TURNED = 4;
/** Top first. */
const topCards = (s: State, count: number): Card[] =>
  Array.from({ length: count }, (_, i) => lifeAt(s, me(s), lifeCount(s, me(s)) - 1 - i));

/** Slot 0: how many of the cards turned over are left. */
function enlist(s: State): void {
  const sum = keySum(s, thisRequest(s));
  const turned = topCards(s, Math.min(TURNED, lifeCount(s, me(s))));
  const fit = turned.filter((card) => numberOf(card) <= sum);
  setSlot(s, 0, turned.length - fit.length);
  for (const card of fit) {
    takeTurnedOver(s, card);
    enterAsSoldier(s, card, 'life', true);
  }
}

export const recruit = versions('recruit', {
  since: '6.1',
  name: { ja: '徴募', en: 'Recruit' },
  type: 'normalMagic',
  tier: 'master',
  at: 'direct normal main',
  cost: 'BB',
  keys: 'two ♢A–10',
  target: '',
  counterable: false,
  effect: [
    does({ ja: 'ライフの上から4枚を表にする。', en: 'Turn over the top 4 cards of your life.' }, (s) =>
      turnOver(s, me(s), TURNED),
    ),
    does(
      {
        ja: 'そのうち数字がキーカードの数字の合計以下のものを、すべてドライブ状態の兵士として場に出す。',
        en: 'Each of them whose number is not more than the sum of the key cards enters the field as a driven soldier.',
      },
      enlist,
    ),
    {
      say: {
        ja: '残りは好きな順番でライフの一番下に置く。',
        en: 'Put the rest on the bottom of your life in any order.',
      },
      ...alsoAsks(chooseOrder(me, (s) => topCards(s, slot(s, 0)))),
    },
    also((s) => putUnderLife(s, me(s), takePicks(s))),
  ],
});
