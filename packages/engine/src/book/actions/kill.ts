import { versions } from '../../script/printed.ts';
import { destroy, does, targetUnit } from '../../script/verbs.ts';

export const kill = versions('kill', {
  since: '6.1',
  name: { ja: 'キル', en: 'Kill' },
  type: 'quickMagic',
  tier: 'pro',
  at: 'direct normal quick',
  cost: '',
  keys: 'two ♠A–10',
  target: 'soldier',
  effect: [does({ ja: '対象を墓地に移す。', en: 'Move the target to the grave.' }, (s) => destroy(s, targetUnit(s)))],
});
