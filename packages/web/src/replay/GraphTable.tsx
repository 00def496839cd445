/** The graph in figures: a row for each ply. */
import type { Seat, Text } from '@blackpoker/engine';
import { memo } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { percent, points } from './figures.ts';
import type { GraphRow } from './graph.ts';
import { REVIEW_WORDS } from './reviewWords.ts';
import { GradeName } from './WinGraph.tsx';

interface GraphTableProps {
  readonly rows: readonly GraphRow[];
  readonly title: string;
  readonly nameOf: (seat: Seat) => string;
  /** What each ply was, where the review does not say it. */
  readonly told: ReadonlyMap<number, Text>;
}

export const GraphTable = memo(function GraphTable({ rows, title, nameOf, told }: GraphTableProps) {
  const say = useSay();
  const heads = [
    say(REVIEW_WORDS.ply),
    say(REVIEW_WORDS.turn),
    say(REVIEW_WORDS.who),
    say(REVIEW_WORDS.what),
    say(REVIEW_WORDS.by, { who: nameOf(0) }),
    say(REVIEW_WORDS.by, { who: nameOf(1) }),
    say(REVIEW_WORDS.loss),
  ];
  return (
    <section
      className="replay-table"
      aria-label={say(REVIEW_WORDS.table)} // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.ply} row={row} who={nameOf(row.seat)} told={told.get(row.ply)} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

const chanceText = (chance: number | undefined): string => (chance === undefined ? '–' : percent(chance));

interface RowProps {
  readonly row: GraphRow;
  readonly who: string;
  readonly told: Text | undefined;
}

function Row({ row, who, told }: RowProps) {
  const lang = useLang();
  const { ply, turn, judged, chances } = row;
  return (
    <tr>
      <th scope="row">{ply + 1}</th>
      <td>{turn}</td>
      <td>{who}</td>
      <td>
        <SignText text={judged?.played.text[lang] ?? told?.[lang] ?? ''} />
      </td>
      <td>{chanceText(chances[0])}</td>
      <td>{chanceText(chances[1])}</td>
      <td>
        {judged?.grade != null && (
          <>
            <GradeName grade={judged.grade} /> {points(judged.loss)}
          </>
        )}
      </td>
    </tr>
  );
}
