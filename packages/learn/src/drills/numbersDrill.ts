/** "Lose little, take much.": two attackers, three bulwarks, and some of the numbers match. */
import type { Rng } from '@blackpoker/engine';
import { between, NumberCards, numberIn, seatText } from '../drawnTable.ts';
import type { Lesson } from '../lesson.ts';
import { waysToBlock } from './waysToBlock.ts';

type Table = Pick<Lesson, 'position' | 'steps' | 'goal' | 'fail' | 'retry' | 'done'>;

/** What a way to block comes to. */
interface Result {
  readonly felled: readonly string[];
  readonly damage: number;
  readonly kept: readonly string[];
}

const MOST_BEST = 2;

/** Undefined: too many ways are equally good, or nothing matches. */
export function numbersTable(rng: Rng, difficulty: number): Table | undefined {
  const own = new NumberCards(rng, 2, 10);
  const theirs = new NumberCards(rng, 2, 10);
  const attackers = theirs.take(difficulty < 2 ? 2 : 3);
  const bulwarks = own.take(difficulty < 2 ? 3 : 4);
  const life = own.take(between(rng, 6, 9));
  const matches = bulwarks.filter((code) => attackers.some((attacker) => numberIn(attacker) === numberIn(code)));
  if (matches.length === 0 || matches.length > 2) return undefined;
  const results = waysToBlock(attackers.length, bulwarks.length, 0).map((way) => resultOf(attackers, bulwarks, way));
  const [first] = results.sort(compare);
  const best = first === undefined ? [] : results.filter((result) => compare(result, first) === 0);
  if (first === undefined || best.length > MOST_BEST) return undefined;
  const combat = attackers.map((_, i) => `B${i + 1}`).join(', ');
  return {
    position: `8.0/lite/full / turn: B  chance: A / ${seatText('A', { life, bulwarks })} / ${seatText('B', {
      life: theirs.take(9),
      soldiers: attackers,
      driven: true,
    })} / stage: B block / combat: ${combat} / passed: B`,
    steps: [
      { say: { ja: '少なく失い、多く倒す。', en: 'Lose little, take much.' }, until: 'goal', point: ['pile A life'] },
    ],
    goal: [...new Set(best.map((result) => goalOf(result, life.length)))].join(' | '),
    fail: 'done damageJudgement',
    retry: {
      ja: `最善は、倒す${first.felled.length}、ダメージ${first.damage}、残る防壁${first.kept.length}。`,
      en: `Best: felled ${first.felled.length}, damage ${first.damage}, bulwarks kept ${first.kept.length}.`,
    },
    done: { ja: 'これが一番いい守り方。', en: 'That is the best there is.' },
  };
}

function resultOf(
  attackers: readonly string[],
  bulwarks: readonly string[],
  way: readonly (readonly number[])[],
): Result {
  const used = way.flat();
  const isFelled = (code: string, i: number): boolean =>
    way[i]?.some((place) => numberIn(bulwarks[place] ?? '') === numberIn(code)) === true;
  const open = attackers.filter((_, i) => way[i]?.length === 0);
  return {
    felled: attackers.filter(isFelled),
    damage: open.reduce((sum, code) => sum + numberIn(code), 0),
    kept: bulwarks.filter((_, i) => !used.includes(i)),
  };
}

/** Attackers felled, then life, then bulwarks kept: the better one first. */
const compare = (a: Result, b: Result): number =>
  b.felled.length - a.felled.length || a.damage - b.damage || b.kept.length - a.kept.length;

function goalOf({ felled, damage, kept }: Result, life: number): string {
  const cards = [...(felled.length === 0 ? [] : [`grave B ${felled.join(' ')}`])];
  const walls = kept.length === 0 ? [] : [`bulwark A ${kept.join(' ')}`];
  return ['done damageJudgement', ...cards, `life A ${life - damage}`, ...walls].join('; ');
}
