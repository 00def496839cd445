/** The moment of a reviewed game that is most worth another try. */
import { fill, LANGS, type Seat, type Text } from '@blackpoker/engine';
import type { JudgedDecision, JudgedMove } from './judgeDecision.ts';

export interface LargestMiss {
  /** The number of the choice in the record from which to play again ("play from here"). */
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly played: JudgedMove;
  readonly best: JudgedMove;
  /** Lost win chance, 0 to 1. */
  readonly loss: number;
  /** The better move would have won the game by force. */
  readonly wins: boolean;
  /** "Turn 4: Twist ♢7 would have won", or with the win chances if it would not have won by force. */
  readonly text: Text;
}

export const MISS_WORDS = {
  wins: { ja: '{turn}ターン目：{move}なら勝っていました', en: 'Turn {turn}: {move} would have won' },
  better: {
    ja: '{turn}ターン目：{move}なら勝率{best}%でした（実際は{played}%）',
    en: 'Turn {turn}: {move} had a win chance of {best} % (yours: {played} %)',
  },
} satisfies Record<string, Text>;

/**
 * The graded choice of this seat that gave away the most win chance, for "try it again" at the end of a game; undefined if nothing was
 * graded. `decisions` are those of a review, `Review.decisions` or what has been told of it so far; texts are in the words of
 * the reader for whom the review was made (`ReviewSettings.viewer`).
 */
export function largestMiss(decisions: readonly JudgedDecision[], seat: Seat): LargestMiss | undefined {
  const graded = decisions.filter((decision) => decision.seat === seat && decision.grade !== null);
  const [worst] = graded.toSorted((a, b) => b.loss - a.loss);
  if (worst === undefined) return undefined;
  const { index, turn, played, best, loss } = worst;
  const wins = best.reasons.some(({ code }) => code === 'winsSurely');
  return { index, turn, seat, played, best, loss, wins, text: textOf(worst, wins) };
}

function textOf({ turn, played, best }: JudgedDecision, wins: boolean): Text {
  const [ja = '', en = ''] = LANGS.map((lang) =>
    fill(MISS_WORDS[wins ? 'wins' : 'better'], lang, {
      turn,
      move: best.text[lang],
      best: Math.round(100 * best.chance),
      played: Math.round(100 * played.chance),
    }),
  );
  return { ja, en };
}
