import { chooseCard, offerGrave } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  asks,
  type Card,
  destroy,
  does,
  enterAsSoldier,
  me,
  removeFromGrave,
  type State,
  setSlot,
  slot,
  targetUnit,
} from '../../script/verbs.ts';

/** The chosen card waits in slot 0, plus one; 0: none. */
const chosen = (s: State): Card => slot(s, 0) - 1;

function sacrificeAndEnter(s: State): void {
  const card = chosen(s);
  if (card >= 0) removeFromGrave(s, card);
  destroy(s, targetUnit(s));
  if (card >= 0) enterAsSoldier(s, card, 'grave');
}

export const reanimate = versions('reanimate', {
  since: '6.1',
  name: { ja: 'リアニメイト', en: 'Reanimate' },
  type: 'normalMagic',
  tier: 'standard',
  at: 'direct normal main',
  cost: '',
  keys: '♠A–K + ♡A–K',
  target: 'own character',
  effect: [
    asks(
      { ja: '自分の墓地から1枚選ぶ。', en: 'Choose 1 card of your grave.' },
      chooseCard(
        'takeGrave',
        (s) => offerGrave(s, me(s)),
        (s, card) => setSlot(s, 0, card + 1),
      ),
    ),
    does(
      {
        ja: '対象を墓地に移し、選んだカードを表向き・チャージ状態の兵士として場に出す。',
        en: 'Move the target to the grave; the chosen card enters the field as a soldier, face up and charged.',
      },
      sacrificeAndEnter,
    ),
  ],
});
