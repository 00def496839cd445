/** A minute of drills: tables of growing difficulty, how many in a row were right, and the missed ones once more at the end. */
import type { DrillKind } from '@blackpoker/learn';
import { type Drill, drawDrill, MOST_DIFFICULT } from '@blackpoker/learn/drills';
import { useEffect, useState } from 'react';
import { changeProgress } from './progress.ts';

export const DRILL_SECONDS = 60;
const RIGHT_FOR_HARDER = 5;
const SEEDS = 1_000_000;

export interface DrillRun {
  /** Undefined: not begun, or over. */
  readonly drill: Drill | undefined;
  readonly isOver: boolean;
  /** Right answers in a row now, the longest row, and all. */
  readonly row: number;
  readonly best: number;
  readonly right: number;
  readonly seconds: number;
  readonly begin: () => void;
  /** How the table ended; it stays until `next`. */
  readonly answer: (isRight: boolean) => void;
  readonly next: () => void;
}

interface Score {
  readonly row: number;
  readonly best: number;
  readonly right: number;
  readonly count: number;
}
const NO_SCORE: Score = { row: 0, best: 0, right: 0, count: 0 };

export function useDrillRun(kind: DrillKind): DrillRun {
  const [began, setBegan] = useState<number>();
  const [drill, setDrill] = useState<Drill>();
  const [missed, setMissed] = useState<readonly Drill[]>([]);
  const [score, setScore] = useState(NO_SCORE);
  const [isOver, setOver] = useState(false);
  const seconds = useSecondsLeft(began, isOver);

  const draw = (right: number): Drill =>
    drawDrill(kind, Math.floor(Math.random() * SEEDS), Math.min(MOST_DIFFICULT, Math.floor(right / RIGHT_FOR_HARDER)));
  const finish = (): void => {
    setOver(true);
    setDrill(undefined);
    void changeProgress('drill', kind, (before) => ({
      best: Math.max(before?.best ?? 0, score.best),
      last: score.best,
      played: (before?.played ?? 0) + 1,
    }));
  };
  return {
    drill,
    isOver,
    ...score,
    seconds,
    begin: () => {
      setScore(NO_SCORE);
      setMissed([]);
      setOver(false);
      setBegan(performance.now());
      setDrill(draw(0));
    },
    answer: (isRight) => {
      if (drill === undefined) return;
      const row = isRight ? score.row + 1 : 0;
      if (seconds > 0) {
        setScore({
          row,
          best: Math.max(score.best, row),
          right: score.right + (isRight ? 1 : 0),
          count: score.count + 1,
        });
        if (!isRight) setMissed([...missed, drill]);
      } else if (isRight) setMissed(missed.filter(({ id }) => id !== drill.id));
    },
    next: () => {
      if (seconds > 0) return setDrill(draw(score.right));
      const [again, ...rest] = missed;
      if (again === undefined) return finish();
      setMissed(rest);
      setDrill({ ...again });
    },
  };
}

function useSecondsLeft(began: number | undefined, isOver: boolean): number {
  const [left, setLeft] = useState(DRILL_SECONDS);
  useEffect(() => {
    if (began === undefined || isOver) return undefined;
    const read = (): void => setLeft(Math.max(0, DRILL_SECONDS - Math.floor((performance.now() - began) / 1000)));
    read();
    const timer = window.setInterval(read, 250);
    return () => window.clearInterval(timer);
  }, [began, isOver]);
  return left;
}
