import { type Ask, next } from '../../script/kernel.ts';
import { versions } from '../../script/printed.ts';
import { actionAt } from '../../script/ruleset.ts';
import { chosenTarget, offerOtherTargets } from '../../script/targets.ts';
import { actionOf, asks, me, retarget, targetRequest } from '../../script/verbs.ts';

/** Judged from the viewpoint of the redirected action's controller; it may be this very action (rulebook f 59, f 61). */
const chooseNewTarget: Ask = {
  kind: 'newTarget',
  seat: me,
  offer: (s) => offerOtherTargets(s, targetRequest(s)),
  take: (s, choice) => {
    const request = targetRequest(s);
    const kind = actionAt(s.rules, actionOf(s, request)).targetRule?.kind ?? 0;
    retarget(s, request, kind, chosenTarget(s, kind, choice));
  },
};

export const changeTarget = versions('changeTarget', {
  since: '6.1',
  name: { ja: '対象変更', en: 'Change Target' },
  type: 'quickMagic',
  tier: 'pro',
  at: 'direct normal quick',
  cost: '',
  keys: 'two ♣A–10',
  target: 'an action that has a target',
  effect: [
    asks(
      {
        ja: '対象のアクションの対象を、そのアクションが選べる別のものに変える。アクションを対象とするアクションなら、選べる場合この対象変更にしてもよい。',
        en: 'Point the target action at something else that it could target. If it targets actions, that may be this Change Target, where it could target it.',
      },
      {
        ...chooseNewTarget,
        take: (s, choice) => {
          next(s);
          chooseNewTarget.take(s, choice);
        },
      },
    ),
  ],
});
