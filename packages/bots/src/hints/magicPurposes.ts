/** The purposes of magic: sizes, turning, answers to requests, damage and removal. */
import {
  actionAt,
  actionName,
  actionOf,
  blockedBy,
  type Card,
  controllerOf,
  findRequest,
  isAttacker,
  isBulwark,
  isCharged,
  isDriven,
  type Lang,
  lifeCount,
  NONE,
  ownerOf,
  type Request,
  requestKeys,
  type Seat,
  type State,
  size,
  TARGET_UNIT,
  targetKind,
  targetOf,
  type Unit,
} from '@blackpoker/engine';
import { damageOf, isDoomed, removes, type Situation } from '../passing/situation.ts';
import { margin } from '../policy/combat.ts';
import { purpose } from './purposeText.ts';
import { type PurposeWord, WHOSE_WORDS } from './purposeWords.ts';

import { about, card, type Finder, numberOfSuit, plain, SPADES, sumOf, toldLife } from './requestFacts.ts';

// sizes

/** Would this change of its size change the outcome of the unit's fight? */
function turnsFight(s: State, unit: Unit, by: number): boolean {
  const attacker = isAttacker(s, unit) ? unit : blockedBy(s, unit);
  const now = attacker === NONE ? undefined : margin(s, attacker);
  if (now === undefined) return false;
  return Math.sign(now) !== Math.sign(unit === attacker ? now + by : now - by);
}

const isUnblocked = (s: State, unit: Unit, owner: Seat): boolean =>
  ownerOf(unit) === owner && isAttacker(s, unit) && margin(s, unit) === undefined;

export const up: Finder = (facts) => {
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

export const down: Finder = (facts) => {
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

export const twist: Finder = (facts) => {
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

export const reverse: Finder = (facts) =>
  about(facts, isBulwark(facts.world, facts.unit) ? 'reverseBulwark' : 'reverseSoldier');

// requests

export const counter: Finder = (facts) => {
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

export const changeTarget: Finder = ({ world, target }) => {
  const r = target?.type === 'request' ? findRequest(world, target.request) : NONE;
  return purpose('changeTarget', (lang) => ({
    action: r === NONE ? '' : actionName(world.rules, actionOf(world, r), lang),
  }));
};

// damage and removal

export const hitting =
  (damage: (keys: readonly Card[]) => number): Finder =>
  ({ world, seat, foe, keys, target }) => {
    const n = damage(keys);
    const isOwn = target?.type === 'player' && target.seat === seat;
    const life = toldLife(world, foe);
    if (!isOwn && n >= life) return purpose('damageWins', () => ({ n, life }));
    return purpose('damage', (lang) => ({ n, who: WHOSE_WORDS[isOwn ? 'yourself' : 'them'][lang] }));
  };

export const deathLance: Finder = (facts) =>
  about(facts, 'deathLance', () => ({ n: numberOfSuit(facts.keys, SPADES) }));

export const unsummon: Finder = (facts) =>
  about(facts, isDoomed(facts.situation, facts.unit) ? 'unsummonSaves' : 'unsummon');

export const sized =
  (word: PurposeWord): Finder =>
  ({ keys }) =>
    purpose(word, () => ({ n: sumOf(keys) }));
