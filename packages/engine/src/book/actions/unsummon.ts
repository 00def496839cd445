import { versions } from '../../script/printed.ts';
import { does, isCharged, returnKeysToHand, targetUnit, unitToHand } from '../../script/verbs.ts';

const name = { ja: '帰還', en: 'Unsummon' };
const effect = [
  does({ ja: '対象がチャージ状態なら、手札に戻す。', en: 'If the target is charged, return it to your hand.' }, (s) => {
    if (isCharged(s, targetUnit(s))) unitToHand(s, targetUnit(s));
  }),
  does({ ja: 'キーカードは自分の手札に戻る。', en: 'Return the key cards to your hand.' }, returnKeysToHand),
];

export const unsummon = versions(
  'unsummon',
  {
    since: '6.1',
    name,
    type: 'summon',
    tier: 'standard',
    at: 'direct normal quick',
    cost: 'B',
    keys: 'two cards of one suit',
    target: 'own character',
    effect,
  },
  {
    since: '8.0',
    name,
    type: 'quickMagic',
    tier: 'standard',
    at: 'direct normal quick',
    cost: 'B',
    keys: 'two cards of one suit',
    target: 'own character',
    effect,
  },
);
