/** The win chance of one player over the whole game: a line as each player saw it, and a table that says the same. */
import { GRADE_WORDS, type Grade } from '@blackpoker/bots';
import type { Seat } from '@blackpoker/engine';
import type { PointerEvent } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { type GraphPoint, type GraphRow, graphLine } from './graph.ts';
import { REVIEW_WORDS } from './reviewWords.ts';

interface WinGraphProps {
  readonly rows: readonly GraphRow[];
  /** The seat whose win chance the graph shows, and the players' names. */
  readonly title: string;
  readonly nameOf: (seat: Seat) => string;
  /** For that player: 1, ½ or 0; null: not known. */
  readonly result: number | null;
  /** The present ply. */
  readonly ply: number;
  readonly openPly: (ply: number) => void;
}

const WIDTH = 320;
const HEIGHT = 120;
/** Room for the marks at the edges. */
const EDGE = 6;

const xOf = (x: number): number => EDGE + x * (WIDTH - 2 * EDGE);
const yOf = (y: number): number => EDGE + (1 - y) * (HEIGHT - 2 * EDGE);
const pathOf = (points: readonly GraphPoint[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`).join('');

export function WinGraph({ rows, title, nameOf, result, ply, openPly }: WinGraphProps) {
  const here = xOf(ply / Math.max(1, rows.length));
  return (
    <figure className="replay-graph">
      <figcaption>
        {title}
        <Legend seat={0} who={nameOf(0)} />
        <Legend seat={1} who={nameOf(1)} />
      </figcaption>
      <div className="replay-plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={title}
          onPointerDown={(event) => openPly(plyUnder(event, rows.length))}
        >
          {[0, 0.5, 1].map((y) => (
            <line key={y} className="replay-grid" x1={EDGE} x2={WIDTH - EDGE} y1={yOf(y)} y2={yOf(y)} />
          ))}
          <path className="replay-line replay-line-1" d={pathOf(graphLine(rows, 1, result))} />
          <path className="replay-line replay-line-0" d={pathOf(graphLine(rows, 0, result))} />
          {rows.map((row) => (
            <GradeMark key={row.ply} row={row} rows={rows.length} />
          ))}
          <line className="replay-here" x1={here} x2={here} y1={0} y2={HEIGHT} />
        </svg>
        <p className="replay-scale" aria-hidden="true">
          <span>100 %</span>
          <span>50 %</span>
          <span>0 %</span>
        </p>
      </div>
    </figure>
  );
}

function Legend({ seat, who }: { readonly seat: Seat; readonly who: string }) {
  const say = useSay();
  return (
    <span className="replay-legend">
      <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
        <path className={`replay-line replay-line-${seat}`} d="M1 4H23" />
      </svg>
      {say(REVIEW_WORDS.asSeen, { who })}
    </span>
  );
}

function plyUnder({ clientX, currentTarget }: PointerEvent<SVGSVGElement>, plies: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const x = (((clientX - left) / width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
  return Math.max(0, Math.min(plies, Math.round(x * plies)));
}

/** Shapes, so that no grade is told by colour alone: a dot, a triangle, a square. */
const GRADE_SHAPES: Readonly<Record<Grade, string>> = {
  inaccuracy: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  mistake: 'M0-5L5 4H-5z',
  blunder: 'M-4-4H4V4H-4z',
};

function GradeMark({ row: { ply, judged, chances }, rows }: { readonly row: GraphRow; readonly rows: number }) {
  const chance = judged === undefined ? undefined : chances[judged.seat === 0 ? 0 : 1];
  if (judged?.grade == null || chance === undefined) return null;
  return (
    <path
      className={`replay-grade replay-grade-${judged.seat}`}
      d={GRADE_SHAPES[judged.grade]}
      transform={`translate(${xOf(ply / rows).toFixed(1)} ${yOf(chance).toFixed(1)})`}
    />
  );
}

/** The sign of a grade beside its name. */
export function GradeName({ grade }: { readonly grade: Grade }) {
  const lang = useLang();
  return (
    <span className="replay-gradename">
      <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
        <path className="replay-grade" d={GRADE_SHAPES[grade]} />
      </svg>
      {GRADE_WORDS[grade][lang]}
    </span>
  );
}
