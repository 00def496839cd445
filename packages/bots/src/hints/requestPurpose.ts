/** The purpose of an action, from its key cards, its target and the fight. */
import {
  actionAt,
  cardSign,
  cardsHaveHaste,
  fieldCount,
  handCards,
  isCharged,
  NONE,
  other,
  type Seat,
  type State,
  size,
  typeName,
  unitAt,
} from '@blackpoker/engine';
import { situationOf, soldiersOf } from '../passing/situation.ts';
import { windowOf } from '../passing/windows.ts';
import { attackPower } from '../policy/combat.ts';
import {
  changeTarget,
  counter,
  deathLance,
  down,
  hitting,
  reverse,
  sized,
  twist,
  unsummon,
  up,
} from './magicPurposes.ts';
import { type Purpose, purpose } from './purposeText.ts';
import type { PurposeWord } from './purposeWords.ts';
import {
  about,
  card,
  type Finder,
  type MadeRequest,
  numberOfSuit,
  plain,
  SPADES,
  sumOf,
  toldLife,
  withUnit,
} from './requestFacts.ts';
export function requestPurpose(made: MadeRequest): Purpose {
  const { world, seat, target } = made;
  const unit = target?.type === 'unit' ? unitAt(world, target.unit.seat, target.unit.position) : NONE;
  const situation = situationOf(world, seat, windowOf(world, seat));
  const { id } = actionAt(world.rules, made.action);
  return (FINDERS.get(id) ?? plain('act'))({ ...made, situation, foe: other(seat), unit });
}

// attacks and summons

const attack: Finder = ({ world, seat, foe }) => {
  const [n, life] = [attackPower(world, seat), toldLife(world, foe)];
  if (n >= life) return purpose('attackWins', () => ({ n, life }));
  return purpose(hasCharged(world, foe) ? 'attack' : 'attackFree');
};

export const hasCharged = (s: State, seat: Seat): boolean =>
  Array.from({ length: fieldCount(s, seat) }, (_, i) => unitAt(s, seat, i)).some((unit) => isCharged(s, unit));

/** The last card of a hand is laid without a question. */
const setBulwark: Finder = ({ world, seat, laid }) => {
  const hand = handCards(world, seat);
  const chosen = laid ?? (hand.length === 1 ? hand[0] : undefined);
  return chosen === undefined ? purpose('setBulwark') : purpose('setBulwarkCard', () => ({ card: cardSign(chosen) }));
};

const summon: Finder = ({ world, seat, foe, keys, situation }) => {
  const mine = soldiersOf(world, seat).map((unit) => size(world, unit));
  const theirs = soldiersOf(world, foe).map((unit) => size(world, unit));
  const n = sumOf(keys);
  const word: PurposeWord =
    situation.combat === 'ahead' && cardsHaveHaste(world.rules, keys)
      ? 'summonHaste'
      : mine.length === 0
        ? 'summonFirst'
        : theirs.length > 0 && theirs.every((each) => each < n)
          ? 'summonOver'
          : mine.every((each) => each < n)
            ? 'summonBiggest'
            : 'summonMore';
  return purpose(word, () => ({ card: card(keys) }));
};

const magician: Finder = (facts) =>
  facts.world.rules.magicianWaives === 'nothing'
    ? summon(facts)
    : purpose('summonMagician', (lang) => ({ card: card(facts.keys), type: typeName('quickMagic', lang) }));

const equip: Finder = (facts) =>
  about(facts, 'equip', () => ({ card: card(facts.keys), n: size(facts.world, facts.unit) + sumOf(facts.keys) }));

/** By the book's ids. */
const FINDERS: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ['attack', attack],
  ['setBulwark', setBulwark],
  ['summonSoldier', summon],
  ['summonHero', summon],
  ['summonAce', summon],
  ['summonMagician', magician],
  ['quickSummon', plain('quickSummon')],
  ['rareSummon', plain('rareSummon')],
  ['equip', equip],
  ['up', up],
  ['down', down],
  ['twist', twist],
  ['counter', counter],
  ['trapCounter', counter],
  ['reunion', plain('reunion')],
  ['kill', withUnit('kill')],
  ['truce', plain('truce')],
  ['changeTarget', changeTarget],
  ['search', plain('search')],
  ['blackJack', plain('blackJack')],
  ['royalStraightFlush', hitting(() => 40)],
  ['reverse', reverse],
  ['unsummon', unsummon],
  ['destroyBulwark', withUnit('destroyBulwark')],
  ['throwing', hitting((keys) => numberOfSuit(keys, SPADES))],
  ['deathLance', deathLance],
  ['supplyBulwark', plain('supplyBulwark')],
  ['reanimate', withUnit('reanimate')],
  ['handDestruction', plain('handDestruction')],
  ['force', sized('force')],
  ['swordRain', sized('swordRain')],
  ['recruit', plain('recruit')],
  ['surprise', plain('surprise')],
  ['openPack', plain('openPack')],
  ['rareDraw', plain('rareDraw')],
]);
