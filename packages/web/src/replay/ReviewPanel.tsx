/** The review of a game: the graph, what went wrong, where it turned, and what was luck. */
import { isOver, type Seat, SPECTATOR, seatName, type Text, type Viewer, winner } from '@blackpoker/engine';
import { useMemo, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { GraphTable } from './GraphTable.tsx';
import { graphRows } from './graph.ts';
import { logOf } from './log.ts';
import { Luck, Mistakes, Summary, Swings } from './ReviewFindings.tsx';
import { REVIEW_WORDS } from './reviewWords.ts';
import { placeOfPly, plyAt, type Timeline } from './timeline.ts';
import type { Replay } from './useReplay.ts';
import { DEPTHS, type Depth, type ReviewState } from './useReview.ts';
import { WinGraph } from './WinGraph.tsx';
import { REPLAY_WORDS } from './words.ts';

interface ReviewPanelProps {
  readonly replay: Replay;
  readonly review: ReviewState;
  readonly nameOf: (seat: number) => string;
}

export function ReviewPanel({ replay, review, nameOf }: ReviewPanelProps) {
  const say = useSay();
  const { timeline, goTo } = replay;
  if (!timeline.isFinished) return <p>{say(REPLAY_WORDS.running)}</p>;
  const { decisions, review: found } = review;
  return (
    <div className="replay-review">
      <ReviewControls review={review} />
      {decisions.length > 0 && <Graph replay={replay} review={review} nameOf={nameOf} />}
      {found !== undefined && <Summary seats={found.seats} nameOf={nameOf} />}
      {decisions.length > 0 && <Mistakes decisions={decisions} goTo={goTo} nameOf={nameOf} />}
      {found !== undefined && <Swings swings={found.swings} goTo={goTo} nameOf={nameOf} />}
      {found !== undefined && <Luck luck={found.luck} goTo={goTo} nameOf={nameOf} />}
    </div>
  );
}

function ReviewControls({ review }: { readonly review: ReviewState }) {
  const say = useSay();
  const { progress, review: found, isFailed } = review;
  return (
    <>
      <p>{say(found?.complete === false ? REVIEW_WORDS.partial : REVIEW_WORDS.intro)}</p>
      {isFailed && <p role="alert">{say(REVIEW_WORDS.failed)}</p>}
      {progress !== undefined && <Progress progress={progress} stop={review.stop} />}
      {progress === undefined && !isDeepest(found) && <StartButtons review={review} />}
    </>
  );
}

const isDeepest = (found: ReviewState['review']): boolean =>
  found?.complete === true && found.iterations >= DEPTHS.thorough;

function StartButtons({ review: { review: found, start } }: { readonly review: ReviewState }) {
  const say = useSay();
  const known = found?.iterations === DEPTHS.thorough ? 'thorough' : 'quick';
  const [depth, setDepth] = useState<Depth>(found?.complete === true ? 'thorough' : known);
  const goesOn = found?.complete === false && found.iterations === DEPTHS[depth];
  return (
    <div className="replay-row">
      <select
        className="replay-speed"
        aria-label={say(REVIEW_WORDS.depth)}
        value={depth}
        onChange={({ currentTarget }) => setDepth(currentTarget.value === 'quick' ? 'quick' : 'thorough')}
      >
        <option value="quick">{say(REVIEW_WORDS.quick)}</option>
        <option value="thorough">{say(REVIEW_WORDS.thorough)}</option>
      </select>
      <button type="button" className="button primary" onClick={() => start(depth)}>
        {say(REVIEW_WORDS[goesOn ? 'goOn' : found === undefined ? 'start' : 'again'])}
      </button>
    </div>
  );
}

interface ProgressProps {
  readonly progress: { readonly done: number; readonly total: number };
  readonly stop: () => void;
}

function Progress({ progress: { done, total }, stop }: ProgressProps) {
  const say = useSay();
  const text = say(REVIEW_WORDS.progress, { done, total });
  return (
    <div className="replay-progress">
      <progress aria-label={text} value={done} max={total} />
      <span>{text}</span>
      <button type="button" className="button" onClick={stop}>
        {say(REVIEW_WORDS.stop)}
      </button>
    </div>
  );
}

/** Of the person's own win chance, if they played in this game. */
function Graph({ replay, review: { decisions, review: found }, nameOf }: ReviewPanelProps) {
  const say = useSay();
  const { timeline, at, goTo, reader } = replay;
  const hero = reader === SPECTATOR ? 0 : reader;
  const rows = useMemo(() => graphRows(timeline, decisions, hero), [timeline, decisions, hero]);
  const told = useMemo(() => toldByPly(timeline, reader), [timeline, reader]);
  const title = hero === reader ? say(REVIEW_WORDS.ownGraph) : say(REVIEW_WORDS.graph, { who: nameOf(hero) });
  return (
    <>
      <WinGraph
        rows={rows}
        title={title}
        nameOf={nameOf}
        result={found?.complete === true ? resultOf(timeline, hero) : null}
        ply={plyAt(timeline, at)}
        openPly={(ply) => goTo(placeOfPly(timeline, ply))}
      />
      <details>
        <summary>{say(REVIEW_WORDS.table)}</summary>
        <GraphTable rows={rows} title={title} nameOf={nameOf} told={told} />
      </details>
    </>
  );
}

/** For a seat: 1, ½ or 0; null: the record says otherwise how it ended, or not at all. */
function resultOf({ stateAt, length, record: { result } }: Timeline, seat: Seat): number | null {
  const end = stateAt(length);
  if (isOver(end)) return winner(end) > 1 ? 0.5 : Number(winner(end) === seat);
  if (result === 'draw') return 0.5;
  return result === 'A' || result === 'B' ? Number(result === seatName(seat)) : null;
}

/** The first thing that is told of each ply. */
function toldByPly(timeline: Timeline, reader: Viewer): ReadonlyMap<number, Text> {
  const told = new Map<number, Text>();
  for (const { ply, text } of logOf(timeline, 'open', reader)) if (!told.has(ply)) told.set(ply, text);
  return told;
}
