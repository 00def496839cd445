import { versions } from '../../script/printed.ts';
import { does, negate, targetRequest } from '../../script/verbs.ts';

export const truce = versions('truce', {
  since: '6.1',
  name: { ja: '停戦', en: 'Truce' },
  type: 'quickMagic',
  tier: 'pro',
  at: 'direct normal quick',
  cost: '',
  keys: 'two ♢A–10',
  target: 'a Damage Judgement action',
  effect: [does({ ja: '対象を無効にする。', en: 'Negate the target.' }, (s) => negate(s, targetRequest(s)))],
});
