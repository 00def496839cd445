/** The graph in figures: a row for each ply. */
import { seatName, type Text } from '@blackpoker/engine';
import { memo } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { percent, points } from './figures.ts';
import type { GraphRow } from './graph.ts';
import { REVIEW_WORDS } from './reviewWords.ts';
import { GradeName } from './WinGraph.tsx';

interface GraphTableProps {
  readonly rows: readonly GraphRow[];
  /** What each ply was, where the review does not say it. */
  readonly told: ReadonlyMap<number, Text>;
}

export const GraphTable = memo(function GraphTable({ rows, told }: GraphTableProps) {
  const say = useSay();
  const heads = [
    REVIEW_WORDS.ply,
    REVIEW_WORDS.turn,
    REVIEW_WORDS.who,
    REVIEW_WORDS.what,
    REVIEW_WORDS.byA,
    REVIEW_WORDS.byB,
    REVIEW_WORDS.loss,
  ];
  return (
    <section
      className="replay-table"
      aria-label={say(REVIEW_WORDS.table)} // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      <table>
        <caption className="sr-only">{say(REVIEW_WORDS.graph)}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.ply} row={row} told={told.get(row.ply)} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

const chanceText = (chance: number | undefined): string => (chance === undefined ? '–' : percent(chance));

function Row({ row, told }: { readonly row: GraphRow; readonly told: Text | undefined }) {
  const lang = useLang();
  const { ply, turn, seat, judged, chances } = row;
  return (
    <tr>
      <th scope="row">{ply + 1}</th>
      <td>{turn}</td>
      <td>{seatName(seat)}</td>
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
