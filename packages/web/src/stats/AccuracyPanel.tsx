/** How accurately the reviewed games were played, as a line and as a table. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../app/lang.ts';
import { type Accuracy, accuracies } from './gameDetails.ts';
import type { OwnGame } from './statistics.ts';
import { STATS_WORDS } from './words.ts';

export function AccuracyPanel({ games }: { readonly games: readonly OwnGame[] }) {
  const say = useSay();
  const [found, setFound] = useState<readonly Accuracy[]>();
  useEffect(() => {
    let isHere = true;
    accuracies(games).then((all) => isHere && setFound(all));
    return () => {
      isHere = false;
    };
  }, [games]);
  return (
    <section aria-labelledby="stats-accuracy">
      <h2 id="stats-accuracy">{say(STATS_WORDS.accuracy)}</h2>
      {found?.length === 0 && <p className="stats-note">{say(STATS_WORDS.accuracyNone)}</p>}
      {found !== undefined && found.length > 0 && (
        <>
          <Chart points={found} />
          <p className="stats-note">{say(STATS_WORDS.accuracyNote)}</p>
          <AccuracyTable points={found} />
        </>
      )}
    </section>
  );
}

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 8;

function Chart({ points }: { readonly points: readonly Accuracy[] }) {
  const say = useSay();
  const step = points.length < 2 ? 0 : (WIDTH - 2 * MARGIN) / (points.length - 1);
  const places = points.map(({ id, accuracy }, i) => ({
    id,
    x: points.length < 2 ? WIDTH / 2 : MARGIN + i * step,
    y: MARGIN + ((100 - accuracy) / 100) * (HEIGHT - 2 * MARGIN),
  }));
  const last = Math.round(points.at(-1)?.accuracy ?? 0);
  return (
    <svg
      className="stats-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say(STATS_WORDS.accuracyChart, { n: points.length, last })}
    >
      {[0, 50, 100].map((value) => (
        <path key={value} className="stats-grid" d={`M0 ${MARGIN + (value / 100) * (HEIGHT - 2 * MARGIN)}h${WIDTH}`} />
      ))}
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

function AccuracyTable({ points }: { readonly points: readonly Accuracy[] }) {
  const say = useSay();
  const lang = useLang();
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details>
      <summary>{say(STATS_WORDS.table)}</summary>
      <table className="stats-table">
        <thead>
          <tr>
            <th scope="col">{say(STATS_WORDS.game)}</th>
            <th scope="col">{say(STATS_WORDS.points)}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ id, date, accuracy }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`/r/${id}`}>{format.format(date)}</Link>
              </th>
              <td>{Math.round(accuracy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
