/** Games, wins and losses against each opponent, and by each set of rules. */
import { levelWords } from '@blackpoker/bots/levels';
import type { ReactNode } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { Face } from '../opponents/Face.tsx';
import { regulationTitle } from '../play/regulationTitle.ts';
import type { Statistics, Tally } from './statistics.ts';
import { STATS_WORDS } from './words.ts';

interface TablesProps {
  readonly statistics: Statistics;
}

export function OpponentTable({ statistics: { byOpponent } }: TablesProps) {
  const say = useSay();
  const rows = byOpponent.map((tally) => ({ tally, key: `${tally.level}`, head: <Opponent level={tally.level} /> }));
  return <ResultTable title={say(STATS_WORDS.opponents)} head={say(STATS_WORDS.opponent)} rows={rows} />;
}

export function RegulationTable({ statistics: { byRegulation } }: TablesProps) {
  const say = useSay();
  const lang = useLang();
  const rows = byRegulation.map((tally) => ({
    tally,
    key: tally.regulation,
    head: regulationTitle(tally.regulation, lang),
  }));
  return <ResultTable title={say(STATS_WORDS.regulations)} head={say(STATS_WORDS.regulation)} rows={rows} />;
}

function Opponent({ level }: { readonly level: number | undefined }) {
  const say = useSay();
  const words = level === undefined ? undefined : levelWords(level);
  if (level === undefined || words === undefined) return say(STATS_WORDS.people);
  return (
    <span className="stats-opponent">
      <Face level={level} size={36} />
      {say(words.person)}
    </span>
  );
}

interface ResultTableProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly tally: Tally }[];
}

function ResultTable({ title, head, rows }: ResultTableProps) {
  const say = useSay();
  return (
    <table className="stats-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{say(STATS_WORDS.games)}</th>
          <th scope="col">{say(STATS_WORDS.won)}</th>
          <th scope="col">{say(STATS_WORDS.lost)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head: name, tally: { games, won, lost } }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <span className="stats-bar" aria-hidden="true">
                <span style={{ width: `${(100 * won) / games}%` }} />
              </span>
            </th>
            <td>{games}</td>
            <td>{won}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
