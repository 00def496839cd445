import { chooseOrder } from '../../script/asks.ts';
import { versions } from '../../script/printed.ts';
import {
  also,
  alsoAsks,
  dealDamage,
  does,
  keyOfSuit,
  numberOf,
  ownerOf,
  type State,
  setSlot,
  size,
  slot,
  stop,
  takePicks,
  targetUnit,
  unitCards,
  unitToLife,
} from '../../script/verbs.ts';

const SPADE = 0;
const DIAMOND = 2;
const isPierced = (s: State): boolean => {
  const number = size(s, targetUnit(s));
  return number !== 0 && number % numberOf(keyOfSuit(s, DIAMOND)) === 0;
};

export const deathLance = versions('deathLance', {
  since: '6.1',
  name: { ja: '死の槍', en: 'Death Lance' },
  type: 'normalMagic',
  tier: 'standard',
  at: 'direct normal main',
  cost: '',
  keys: '♠A–K + ♢A–K',
  target: 'soldier',
  effect: [
    does(
      {
        ja: '対象のサイズが0でなく、♢のキーカードの数字で割り切れるときだけ、次を行う。',
        en: 'Only if the target’s size is not 0 and divisible by the number of the ♢ key card:',
      },
      (s) => {
        if (isPierced(s)) setSlot(s, 0, ownerOf(targetUnit(s)));
        else stop(s);
      },
    ),
    {
      say: {
        ja: '1. 対象を裏向きで持ち主のライフの上に置く。複数枚なら持ち主が順番を決める。',
        en: '1. Put it face down on top of its owner’s life; several cards in the order that the owner chooses.',
      },
      ...alsoAsks(
        chooseOrder(
          (s) => ownerOf(targetUnit(s)),
          (s) => unitCards(s, targetUnit(s)),
        ),
      ),
    },
    also((s) => unitToLife(s, targetUnit(s), takePicks(s))),
    does(
      {
        ja: '2. 持ち主に、♠のキーカードの数字だけダメージを与える。',
        en: '2. Deal damage to its owner equal to the number of the ♠ key card.',
      },
      (s) => dealDamage(s, slot(s, 0), numberOf(keyOfSuit(s, SPADE))),
    ),
  ],
});
