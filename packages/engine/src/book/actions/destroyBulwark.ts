import { versions } from '../../script/printed.ts';
import { destroy, does, targetUnit } from '../../script/verbs.ts';

export const destroyBulwark = versions('destroyBulwark', {
  since: '6.1',
  name: { ja: '防壁破壊', en: 'Destroy Bulwark' },
  type: 'normalMagic',
  tier: 'lite',
  at: 'direct normal main',
  cost: '',
  keys: '♡A–K + ♢A–K',
  target: 'bulwark (either side)',
  effect: [does({ ja: '対象を墓地に移す。', en: 'Move the target to the grave.' }, (s) => destroy(s, targetUnit(s)))],
});
