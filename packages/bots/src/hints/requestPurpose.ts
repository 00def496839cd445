/** The purpose of an action, from its key cards, its target and the fight. */
import {
  actionAt,
  actionName,
  actionOf,
  blockedBy,
  type Card,
  cardSign,
  cardsHaveHaste,
  controllerOf,
  fieldCount,
  findRequest,
  handCards,
  isAttacker,
  isBulwark,
  isCharged,
  isDriven,
  type Lang,
  lifeCount,
  NONE,
  numberOf,
  other,
  ownerOf,
  type Request,
  requestKeys,
  type Seat,
  type State,
  size,
  suitOf,
  TARGET_UNIT,
  type TargetRef,
  targetKind,
  targetOf,
  typeName,
  type Unit,
  unitAt,
} from '@blackpoker/engine';
import { damageOf, isDoomed, removes, type Situation, situationOf, soldiersOf } from '../passing/situation.ts';
import { windowOf } from '../passing/windows.ts';
import { attackPower, margin } from '../policy/combat.ts';
import { type Purpose, purpose, unitWords } from './purposeText.ts';
import { type PurposeWord, WHOSE_WORDS } from './purposeWords.ts';
import type { Params } from './reason.ts';

/** A request as a line makes it. */
export interface MadeRequest {
  /** Before it. */
  readonly world: State;
  readonly seat: Seat;
  /** By index. */
  readonly action: number;
  readonly keys: readonly Card[];
  readonly target: TargetRef | undefined;
  /** The card that is laid as a bulwark. */
  readonly laid: Card | undefined;
}

interface Facts extends MadeRequest {
  readonly situation: Situation;
  readonly foe: Seat;
  readonly unit: Unit;
}

type Finder = (facts: Facts) => Purpose;

export function requestPurpose(made: MadeRequest): Purpose {
  const { world, seat, target } = made;
  const unit = target?.type === 'unit' ? unitAt(world, target.unit.seat, target.unit.position) : NONE;
  const situation = situationOf(world, seat, windowOf(world, seat));
  const { id } = actionAt(world.rules, made.action);
  return (FINDERS.get(id) ?? plain('act'))({ ...made, situation, foe: other(seat), unit });
}

// what stands in the gaps

const card = (cards: readonly Card[]): string => cards.map(cardSign).join(' ');
const plain =
  (word: PurposeWord): Finder =>
  ({ world, action, keys }) =>
    purpose(word, (lang) => ({ action: actionName(world.rules, action, lang), card: card(keys) }));

/** About the target. */
const about = ({ world, unit, seat }: Facts, word: PurposeWord, more: (lang: Lang) => Params = () => ({})): Purpose =>
  purpose(word, (lang) => ({ unit: unitWords(world, unit, seat, lang), ...more(lang) }));

const withUnit =
  (word: PurposeWord): Finder =>
  (facts) =>
    about(facts, word);

const SPADES = 0;
const numberOfSuit = (keys: readonly Card[], suit: number): number =>
  numberOf(keys.find((key) => suitOf(key) === suit) ?? NONE);
const sumOf = (keys: readonly Card[]): number => keys.reduce((sum, key) => sum + numberOf(key), 0);

/** A life that is told: below 10 everybody knows it. */
const TOLD_BELOW = 10;
export const toldLife = (s: State, seat: Seat): number =>
  lifeCount(s, seat) < TOLD_BELOW ? lifeCount(s, seat) : Infinity;

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

// sizes

/** Who falls in the unit's fight changes with its size. */
function turnsFight(s: State, unit: Unit, by: number): boolean {
  const attacker = isAttacker(s, unit) ? unit : blockedBy(s, unit);
  const now = attacker === NONE ? undefined : margin(s, attacker);
  if (now === undefined) return false;
  return Math.sign(now) !== Math.sign(unit === attacker ? now + by : now - by);
}

const isUnblocked = (s: State, unit: Unit, owner: Seat): boolean =>
  ownerOf(unit) === owner && isAttacker(s, unit) && margin(s, unit) === undefined;

const up: Finder = (facts) => {
  const { world, unit, keys, situation } = facts;
  const n = size(world, unit) + sumOf(keys);
  const threat = situation.theirs.find((r) => removes(world, r, unit) && !removes(world, r, unit, n));
  if (threat !== undefined)
    return about(facts, 'upSaves', (lang) => ({ n, action: actionName(world.rules, actionOf(world, threat), lang) }));
  const word = turnsFight(world, unit, sumOf(keys))
    ? 'upWins'
    : isUnblocked(world, unit, facts.seat)
      ? 'upDamage'
      : 'up';
  return about(facts, word, () => ({ n }));
};

const down: Finder = (facts) => {
  const { world, unit, keys } = facts;
  const n = size(world, unit) - sumOf(keys);
  if (n <= 0) return about(facts, 'downKills');
  const word = turnsFight(world, unit, -sumOf(keys))
    ? 'downWins'
    : isUnblocked(world, unit, facts.foe)
      ? 'downDamage'
      : 'down';
  return about(facts, word, () => ({ n }));
};

// turning

const twist: Finder = (facts) => {
  const { world, unit, foe, situation } = facts;
  const isTheirs = ownerOf(unit) === foe;
  if (isTheirs && isCharged(world, unit)) return about(facts, drivingWord(situation, isBulwark(world, unit)));
  if (isTheirs || !isDriven(world, unit)) return about(facts, 'twist');
  return about(facts, situation.isMyTurn ? 'chargeAgain' : 'chargeBlocker');
};

/** A bulwark never attacks; what is turned after the fight stays so until its owner’s next turn. */
function drivingWord({ isMyTurn, combat }: Situation, isWall: boolean): PurposeWord {
  if (isMyTurn) return 'driveBlocker';
  return isWall || combat === 'over' || combat === 'judging' ? 'driveNext' : 'driveAttacker';
}

const reverse: Finder = (facts) =>
  about(facts, isBulwark(facts.world, facts.unit) ? 'reverseBulwark' : 'reverseSoldier');

// requests

const counter: Finder = (facts) => {
  const { world, seat, foe, target } = facts;
  const r = target?.type === 'request' ? findRequest(world, target.request) : NONE;
  if (r === NONE) return plain('counterAny')(facts);
  const action = (lang: Lang): string => actionName(world.rules, actionOf(world, r), lang);
  if (controllerOf(world, r) === seat) return purpose('counterOwn', (lang) => ({ action: action(lang) }));
  const n = damageOf(world, seat, r);
  const word = n >= lifeCount(world, seat) ? 'counterWin' : n > 0 ? 'counterDamage' : undefined;
  if (word !== undefined) return purpose(word, (lang) => ({ action: action(lang), n }));
  const hit = targetOfRequest(world, r);
  if (hit !== NONE) return about({ ...facts, unit: hit }, 'counterUnit', (lang) => ({ action: action(lang) }));
  const isSummon = actionAt(world.rules, actionOf(world, r)).type === 'summon' && foe === controllerOf(world, r);
  const keys = requestKeys(world, r);
  return isSummon && keys.length > 0
    ? purpose('counterCard', () => ({ card: card(keys) }))
    : purpose('counterAny', (lang) => ({ action: action(lang) }));
};

const targetOfRequest = (s: State, r: Request): Unit => (targetKind(s, r) === TARGET_UNIT ? targetOf(s, r) : NONE);

const changeTarget: Finder = ({ world, target }) => {
  const r = target?.type === 'request' ? findRequest(world, target.request) : NONE;
  return purpose('changeTarget', (lang) => ({
    action: r === NONE ? '' : actionName(world.rules, actionOf(world, r), lang),
  }));
};

// damage and removal

const hitting =
  (damage: (keys: readonly Card[]) => number): Finder =>
  ({ world, seat, foe, keys, target }) => {
    const n = damage(keys);
    const isOwn = target?.type === 'player' && target.seat === seat;
    const life = toldLife(world, foe);
    if (!isOwn && n >= life) return purpose('damageWins', () => ({ n, life }));
    return purpose('damage', (lang) => ({ n, who: WHOSE_WORDS[isOwn ? 'yourself' : 'them'][lang] }));
  };

const deathLance: Finder = (facts) => about(facts, 'deathLance', () => ({ n: numberOfSuit(facts.keys, SPADES) }));

const unsummon: Finder = (facts) => about(facts, isDoomed(facts.situation, facts.unit) ? 'unsummonSaves' : 'unsummon');

const sized =
  (word: PurposeWord): Finder =>
  ({ keys }) =>
    purpose(word, () => ({ n: sumOf(keys) }));

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
