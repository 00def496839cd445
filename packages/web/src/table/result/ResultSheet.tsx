/** The end of a game: how it came about, what to learn from it, and where to go from here. Loaded when the first game ends. */
import { SPECTATOR, seatName } from '@blackpoker/engine';
import type { GameEnd, GameUpdate } from '@blackpoker/host';
import { type Say, useSay } from '../../app/lang.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { OnlinePart } from '../parts/OnlinePart.tsx';
import { useWatchedName } from '../state/useSeatName.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { Afterwards } from './Afterwards.tsx';
import { Celebration } from './Celebration.tsx';
import { Moment } from './Moment.tsx';
import { NextGame, NextOpponents } from './NextGame.tsx';
import { Reasons } from './Reasons.tsx';
import { Standing } from './Standing.tsx';
import { RESULT_WORDS } from './words.ts';
import './result.css';

export default function ResultSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const shown = useShown();
  const { online } = useTable().host;
  const names = [useWatchedName(0), useWatchedName(1)] as const;
  const { end, series, viewer } = shown;
  if (end === undefined) return null;
  // A record tells the seed of its whole series: the server gives it out once that is over.
  const isSealed = online !== undefined && series !== undefined && !series.over;
  return (
    <Sheet title={resultTitle(shown, end, names, say)} onClose={onClose} footer={<NextGame onClose={onClose} />}>
      {end.winner === viewer && <Celebration />}
      <Reasons end={end} />
      {series !== undefined && <Standing series={series} />}
      <OnlinePart name="Result" />
      <NextOpponents end={end} />
      {!isSealed && <Moment />}
      {isSealed ? <p>{say(RESULT_WORDS.replayLater)}</p> : <Afterwards />}
      <OnlinePart name="Verify" />
    </Sheet>
  );
}

type WatchedNames = readonly [string | undefined, string | undefined];

/** Of two people at one device nobody is "you". */
function resultTitle(
  { viewer, handOver }: GameUpdate,
  { winner, why }: GameEnd,
  names: WatchedNames,
  say: Say,
): string {
  if (why === 'aborted') return say(RESULT_WORDS.aborted);
  if (winner === undefined) return say(RESULT_WORDS.drawn);
  const name = names[winner === 0 ? 0 : 1];
  if (name !== undefined) return say(RESULT_WORDS.nameWon, { name });
  if (viewer === SPECTATOR || handOver !== undefined) return say(RESULT_WORDS.seatWon, { seat: seatName(winner) });
  return say(RESULT_WORDS[winner === viewer ? 'won' : 'lost']);
}
