/** The lines of game 1, a whole game with number cards: what the coach says in it besides its usual notes. */
import { type Card, cardSign, numberOf, type Text } from '@blackpoker/engine';
import { type NoteRule, saidIf } from './note.ts';
import {
  damageThrough,
  hasResolved,
  isMain,
  isSoldier,
  isStanding,
  mayAttack,
  ownSide,
  type Scene,
  theirSide,
} from './scene.ts';

/** In the order of their importance. What wins the game comes first. */
export const FIRST_GAME_LINES: readonly NoteRule[] = [
  {
    id: 'first-begin',
    say: {
      ja: '1ゲーム通して遊ぼう。相手のライフ{n}を0に。まず大きな兵士を召喚。',
      en: 'A whole game. Bring their life of {n} to 0. You begin: summon something big.',
    },
    when: (m) => (isMain(m) && m.view.turns === 1 ? { n: theirSide(m).life.count ?? '10+' } : undefined),
    points: ['chip:summonSoldier'],
    covers: ['turn'],
  },
  {
    id: 'first-idle',
    say: { ja: '手札の{card}を選んで「兵士召喚」。', en: 'Choose {card} in your hand, then Summon Soldier.' },
    when: (m) => {
      const biggest = biggestSoldier(ownSide(m).hand.cards);
      const waits = m.intent.idle === true && isMain(m) && m.view.turns === 1;
      return waits && biggest !== undefined && !hasSummoned(m) ? { card: cardSign(biggest) } : undefined;
    },
    points: ['chip:summonSoldier'],
    follows: true,
  },
  {
    id: 'first-last-card',
    say: {
      ja: '相手は必ず1枚引く。それが最後の1枚。ターンを終えよう。',
      en: 'They must draw, and it is their last card. End your turn.',
    },
    when: (m) => saidIf(isMain(m) && theirSide(m).life.count === 1),
    points: ['primary'],
    covers: ['one-left'],
  },
  {
    id: 'first-win',
    say: { ja: 'このターンに勝てる。数えてみよう。', en: 'You can win this turn. Count.' },
    when: (m) => saidIf(isMain(m) && canWinByAttack(m)),
    points: ['chip:attack'],
  },
  {
    id: 'first-summoned',
    say: {
      ja: '攻撃は次の自分のターンから。防壁を伏せるか、ターンを終えよう。',
      en: 'It may attack on your next turn. Lay a bulwark as well, or end your turn.',
    },
    when: (m) => saidIf(isMain(m) && hasResolved(m, 'summonSoldier', m.seat)),
    points: ['chip:setBulwark', 'primary'],
    covers: ['new'],
  },
  {
    id: 'first-attacked',
    say: {
      ja: '攻撃された。大きい兵士、2体、または防壁でブロック。受けてもよい。',
      en: 'They attack. Block with a bigger soldier, with two, or with a bulwark. Or take it.',
    },
    when: (m) => saidIf(m.asked === 'block'),
    inSheet: true,
  },
  {
    id: 'first-draw',
    say: {
      ja: '引いた分だけライフが減る。1枚で足りることも多い。',
      en: 'Each card you draw leaves your life. One is often enough.',
    },
    when: (m) => saidIf(m.asked === 'drawMore'),
    covers: ['draw'],
  },
  {
    id: 'first-open',
    say: {
      ja: '相手は誰も守れない。攻撃のチャンス。',
      en: 'Nobody of theirs stands to block. Attack.',
    },
    when: (m) => saidIf(isMain(m) && ownSide(m).field.some(mayAttack) && !theirSide(m).field.some(isStanding)),
    points: ['chip:attack'],
  },
  {
    id: 'first-guard',
    say: {
      ja: '攻撃すると相手のターンに守れない。誰か残す？',
      en: 'Attackers lie sideways on their turn. Keep somebody home?',
    },
    when: (m) => saidIf(leavesNobodyHome(m)),
  },
  {
    id: 'first-life',
    say: { ja: 'Lは残り少ないライフを1枚使う。', en: 'L costs one of your last cards.' },
    when: (m) => saidIf((m.intent.life ?? 0) > 0 && (ownSide(m).life.count ?? 99) <= 5),
  },
];

/** What the end of game 1 says, above the result. */
export const FIRST_GAME_ENDS: { readonly won: Text; readonly lost: Text } = {
  won: { ja: 'はじめての1ゲーム、勝利！', en: 'Your first whole game, won.' },
  lost: {
    ja: '負けたけれど、1ゲーム遊びきった。同じカードでもう一度？',
    en: 'Lost, but a whole game. The same cards again?',
  },
};

function biggestSoldier(hand: readonly Card[]): Card | undefined {
  const numbers = hand.filter((card) => numberOf(card) >= 2 && numberOf(card) <= 10);
  return numbers.toSorted((a, b) => numberOf(b) - numberOf(a))[0];
}

const hasSummoned = (m: Scene): boolean => ownSide(m).field.some((unit) => isSoldier(unit) && unit.new.some(Boolean));

/** Each of theirs that stands stops at most one: if enough comes through anyway, the attack wins. */
export function canWinByAttack(m: Scene): boolean {
  const life = theirSide(m).life.count;
  const attackers = ownSide(m).field.filter(mayAttack);
  const blockers = theirSide(m).field.filter(isStanding).length;
  return life !== undefined && damageThrough(attackers, blockers) >= life;
}

function leavesNobodyHome(m: Scene): boolean {
  const { attackers = [] } = m.intent;
  const { field } = ownSide(m);
  const stays = field.some((unit, i) => isStanding(unit) && !attackers.includes(i));
  return attackers.length > 0 && !stays && theirSide(m).field.some(isSoldier) && !canWinByAttack(m);
}
