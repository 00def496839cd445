import { versions } from '../../script/printed.ts';
import {
  blockedBy,
  dealDamage,
  destroy,
  does,
  fieldCount,
  hasNumber,
  isAttacker,
  isBulwark,
  me,
  NONE,
  note,
  numberOf,
  opponent,
  reveal,
  type State,
  size,
  type Unit,
  unitAt,
  unitsOf,
} from '../../script/verbs.ts';

const name = { ja: 'ダメージ判定', en: 'Damage Judgement' };

/** Every attacker falls into one case, looking at who blocks it now; then all of it happens as one event (rulebook b.8, f 86). */
function judge(s: State): void {
  const losers: Unit[] = [];
  let damage = 0;
  for (let i = 0; i < fieldCount(s, me(s)); i++) {
    const attacker = unitAt(s, me(s), i);
    if (!isAttacker(s, attacker)) continue;
    const blocker = firstBlocker(s, attacker);
    if (blocker === NONE) damage += Math.max(0, size(s, attacker));
    else if (isBulwark(s, blocker)) againstBulwark(s, attacker, blocker, losers);
    else againstSoldiers(s, attacker, losers);
  }
  for (const unit of losers) destroy(s, unit);
  dealDamage(s, opponent(s), damage);
}

function firstBlocker(s: State, attacker: Unit): Unit {
  for (let i = 0; i < fieldCount(s, opponent(s)); i++)
    if (blockedBy(s, unitAt(s, opponent(s), i)) === attacker) return unitAt(s, opponent(s), i);
  return NONE;
}

/** The attacker's size against that of its blockers together: the smaller side loses, at a draw both. */
function againstSoldiers(s: State, attacker: Unit, losers: Unit[]): void {
  const blockers = unitsOf(s, opponent(s)).filter((unit) => blockedBy(s, unit) === attacker);
  const difference = size(s, attacker) - blockers.reduce((sum, unit) => sum + size(s, unit), 0);
  if (difference <= 0) losers.push(attacker);
  if (difference >= 0) losers.push(...blockers);
}

function againstBulwark(s: State, attacker: Unit, bulwark: Unit, losers: Unit[]): void {
  reveal(s, bulwark);
  const number = numberOf(bulwark);
  if (number === 0 || hasNumber(s, attacker, number)) losers.push(attacker);
  losers.push(bulwark);
}

const effect = [
  does(
    {
      ja: 'アタッカーごとに次のどれかを判定し、すべて同時に行う。',
      en: 'Each attacker falls into one of these cases; all happen at once.',
    },
    judge,
  ),
  note({
    ja: '1. 兵士がブロックしている：アタッカーのサイズとブロッカーのサイズの合計を比べ、小さい側を墓地に移す。同じなら両方とも。',
    en: '1. Soldiers block it: compare its size with the blockers’ together. The smaller side goes to the grave; if equal, both do.',
  }),
  note({
    ja: '2. 防壁がブロックしている：防壁を表にする。Jokerか、印刷された数字がアタッカーのカードのどれかと同じなら、アタッカーを墓地に移す。防壁は必ず墓地に移す。',
    en: '2. A bulwark blocks it: turn it face up. If it is a Joker, or its printed number is that of a card of the attacker, the attacker goes to the grave. The bulwark goes to the grave in any case.',
  }),
  note({
    ja: '3. 場にブロッカーがいない：アタッカーのサイズだけ相手にダメージ（0未満は0）。',
    en: '3. No blocker of it is on the field: the opponent takes damage equal to its size (at least 0).',
  }),
];

export const damageJudgement = versions(
  'damageJudgement',
  {
    since: '6.1',
    name,
    type: 'battle',
    tier: 'lite',
    at: 'triggered normal main',
    cost: '',
    keys: '',
    target: '',
    effect,
  },
  {
    since: '8.0',
    name,
    type: 'basic',
    tier: 'lite',
    at: 'triggered normal main',
    cost: '',
    keys: '',
    target: '',
    when: {
      resolved: 'block',
      say: {
        ja: 'ブロックが解決したとき、ターンプレイヤーに誘発する。',
        en: 'Triggers for the turn player when a Block has resolved.',
      },
    },
    effect,
  },
);
