/** "They attack. Survive.": which blocks leave enough life for the next draw? */
import type { Rng } from '@blackpoker/engine';
import { between, NumberCards, numberIn, seatText } from '../drawnTable.ts';
import type { Lesson } from '../lesson.ts';
import { waysToBlock } from './waysToBlock.ts';

type Table = Pick<Lesson, 'position' | 'steps' | 'goal' | 'fail' | 'retry' | 'done'>;

const MOST_WAYS = 300;
const LEAST_WAYS = 6;

/** Undefined: what was drawn is too easy, too wide or hopeless. */
export function blockTable(rng: Rng, difficulty: number): Table | undefined {
  const own = new NumberCards(rng, 2, 10);
  const theirs = new NumberCards(rng, 2, 10);
  const attackers = theirs.take(between(rng, 2, 2 + Math.min(difficulty, 2)));
  const soldiers = own.take(between(rng, 1, 3));
  const bulwarks = own.take(between(rng, 0, 2));
  const life = own.take(between(rng, 3, 9));
  const ways = waysToBlock(attackers.length, bulwarks.length, soldiers.length);
  if (ways.length < LEAST_WAYS || ways.length > MOST_WAYS) return undefined;
  const surviving = ways.filter((way) => damageThrough(attackers, way) <= life.length - 2);
  if (surviving.length === 0 || surviving.length > ways.length / (difficulty < 3 ? 4 : 10)) return undefined;
  const combat = attackers.map((_, i) => `B${i + 1}`).join(', ');
  return {
    position: `8.0/lite/full / turn: B  chance: A / ${seatText('A', { life, soldiers, bulwarks })} / ${seatText('B', {
      life: theirs.take(9),
      soldiers: attackers,
      driven: true,
    })} / stage: B block / combat: ${combat} / passed: B`,
    steps: [
      { say: { ja: '攻撃された。生き残ろう。', en: 'They attack. Survive.' }, until: 'goal', point: ['pile A life'] },
    ],
    goal: 'turn 2; life A >=2',
    fail: 'lost A | turn 2',
    retry: {
      ja: `ライフは${life.length}。通していいのは${life.length - 2}まで。1枚はドローに要る。`,
      en: `Your life is ${life.length}. At most ${life.length - 2} may come through: one card is for your draw.`,
    },
    done: { ja: '生き残った。次のドローもできる。', en: 'You survived, with a card left for your draw.' },
  };
}

const damageThrough = (attackers: readonly string[], way: readonly (readonly number[])[]): number =>
  attackers.reduce((sum, code, i) => sum + (way[i]?.length === 0 ? numberIn(code) : 0), 0);
