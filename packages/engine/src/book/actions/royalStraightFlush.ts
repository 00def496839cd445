import { versions } from '../../script/printed.ts';
import { dealDamage, does, targetPlayer } from '../../script/verbs.ts';

const name = { ja: 'R・S・F', en: 'R·S·F' };
const effect = [
  does({ ja: '対象に40点のダメージを与える。', en: 'Deal 40 damage to the target.' }, (s) =>
    dealDamage(s, targetPlayer(s), 40),
  ),
];

export const royalStraightFlush = versions(
  'royalStraightFlush',
  {
    since: '6.1',
    name,
    type: 'normalMagic',
    tier: 'master',
    at: 'direct normal main',
    cost: 'BB',
    keys: 'A,10,J,Q,K of one suit (5)',
    target: 'any player',
    counterable: false,
    effect,
  },
  {
    since: '7.0p',
    name,
    type: 'quickMagic',
    tier: 'master',
    at: 'direct normal quick',
    cost: 'BB',
    keys: 'A,10,J,Q,K of one suit (5)',
    target: 'any player',
    counterable: false,
    effect,
  },
);
