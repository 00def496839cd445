/** "Can you win this turn?" against the best blocks. */
import { type Rng, randomBelow, type Text } from '@blackpoker/engine';
import { between, NumberCards, numberIn, seatText } from '../drawnTable.ts';
import type { Lesson } from '../lesson.ts';
import { type Fight, sureDamage } from './damageModel.ts';

export interface LethalTable {
  readonly table: Pick<Lesson, 'position' | 'opponent' | 'steps' | 'goal' | 'fail' | 'retry' | 'done'>;
  readonly canWin: boolean;
}

/** The difficulty from which one card left counts as won. */
const ONE_LEFT = 3;
/** A table is worth a question if no more than this is missing, or left over. */
const CLOSE = 3;

/** Undefined: the answer can be seen without counting, or it is a table of a kind that comes too often. */
export function lethalTable(rng: Rng, difficulty: number): LethalTable | undefined {
  const own = new NumberCards(rng, 2, 10);
  const theirs = new NumberCards(rng, 2, 10);
  const soldiers = own.take(between(rng, 2, 4));
  const bulwarks = own.take(between(rng, 0, difficulty < 2 ? 0 : 1));
  const hand = own.take(difficulty === 0 ? 0 : between(rng, 2, difficulty < 2 ? 2 : 3));
  const blockers = theirs.take(between(rng, 0, 2));
  const walls = theirs.take(between(rng, 0, 2));
  const life = theirs.take(between(rng, 4, 12));
  const needed = life.length - (difficulty < ONE_LEFT ? 0 : 1);
  const fight: Fight = {
    attackers: soldiers.map((code) => ({ suit: code.charAt(0), size: numberIn(code) })),
    hand: hand.map((code) => ({ suit: code.charAt(0), number: numberIn(code) })),
    payers: bulwarks.length,
    maySet: true,
    walls: walls.length,
    blockers: blockers.map(numberIn),
  };
  const damage = sureDamage(fight);
  const isBareWin = sureDamage({ ...fight, hand: [] }) >= needed;
  if (blockers.length + walls.length === 0 || Math.abs(damage - needed) > CLOSE) return undefined;
  if (isBareWin && difficulty > 0 && randomBelow(rng, 3) > 0) return undefined;
  const table = {
    position: `8.0/lite/full / turn: A / ${seatText('A', { life: own.take(6), hand, bulwarks, soldiers })} / ${seatText('B', { life, bulwarks: walls, soldiers: blockers })}`,
    opponent: 'blocks',
    steps: [{ say: difficulty < ONE_LEFT ? ASK : ASK_ONE_LEFT, until: 'goal', point: ['pile B life'] }],
    goal: difficulty < ONE_LEFT ? 'won A' : 'won A | life B <=1',
    fail: 'turn 2',
    retry: sumLine(damage, needed),
    done: { ja: '計算どおり。', en: 'You counted right.' },
  };
  return { table, canWin: damage >= needed };
}

const sumLine = (damage: number, needed: number): Text =>
  damage >= needed
    ? {
        ja: `届いた：${damage}ダメージ可能、必要なのは${needed}。`,
        en: `It was possible: ${damage} damage, and ${needed} were needed.`,
      }
    : {
        ja: `届かない：最大${damage}ダメージ、必要なのは${needed}。`,
        en: `It was not possible: ${damage} damage at most, and ${needed} were needed.`,
      };

const ASK = {
  ja: 'このターンに勝てる？勝つか、「このターンは無理」を選ぶ。',
  en: 'Can you win this turn? Do it, or tap Not this turn.',
};
const ASK_ONE_LEFT = {
  ja: '残り1枚でも勝ち。このターンに届く？届かなければ「このターンは無理」。',
  en: 'One card left is enough. Can you bring them there? Do it, or tap Not this turn.',
};
