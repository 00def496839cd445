import { versions } from '../../script/printed.ts';
import { does, isSameCard, key, keyAt, keyCount, negate, type State, targetRequest } from '../../script/verbs.ts';

/** The same suit and number; two Jokers are the same (rulebook f 134). */
function negateIfSame(s: State): void {
  const target = targetRequest(s);
  for (let i = 0; i < keyCount(s, target); i++) if (isSameCard(keyAt(s, target, i), key(s))) return negate(s, target);
}

export const trapCounter = versions('trapCounter', {
  since: '8.0',
  name: { ja: '罠カウンター', en: 'Trap Counter' },
  type: 'pack',
  tier: 'lite',
  at: 'direct normal quick',
  cost: '',
  keys: 'rare card',
  target: 'action with 1 or 2 key cards',
  needsRare: true,
  effect: [
    does(
      {
        ja: '対象のキーカードのどれかがレアカードと同じカードなら、対象を無効にする（ステージから取り除き、そのキーカードを墓地に移す）。',
        en: 'If one of the target’s key cards is the same card as the rare card, negate the target: it leaves the stage and its key cards go to the grave.',
      },
      negateIfSame,
    ),
  ],
});
