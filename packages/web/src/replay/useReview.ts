/** The review of the game that is open: kept from before, being made, or not begun. */
import { JUDGING, type JudgedDecision, type Review } from '@blackpoker/bots';
import { recordText, type Seat } from '@blackpoker/engine';
import { useEffect, useRef, useState } from 'react';
import { loadReview, saveReview } from '../host/savedGames.ts';
import { type RunningReview, startReview } from './reviewer.ts';
import type { Timeline } from './timeline.ts';

/** Iterations for each decision. */
export const DEPTHS = { quick: 200, thorough: JUDGING.iterations } as const;
export type Depth = keyof typeof DEPTHS;

export interface ReviewState {
  /** As far as they are judged, in order. */
  readonly decisions: readonly JudgedDecision[];
  /** All that is said at the end, or where it was stopped; undefined: it runs, or has not begun. */
  readonly review: Review | undefined;
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly isFailed: boolean;
  readonly start: (depth: Depth) => void;
  readonly stop: () => void;
}

type Found = Pick<ReviewState, 'decisions' | 'review' | 'progress' | 'isFailed'>;
const NOTHING: Found = { decisions: [], review: undefined, progress: undefined, isFailed: false };

export interface ReviewedGame {
  /** Under which its review is kept; undefined: nowhere. */
  readonly id: string | undefined;
  /** The seat of the person who played it in this browser. */
  readonly own: Seat | undefined;
  /** Passes that were made for a player, by the number of the choice. */
  readonly automatic: readonly number[] | undefined;
}

/** For one game: another one needs a component of its own. */
export function useReview(timeline: Timeline, { id, own, automatic }: ReviewedGame): ReviewState {
  const [found, setFound] = useState<Found>(NOTHING);
  const running = useRef<RunningReview>(undefined);
  useEffect(() => {
    let isOpen = true;
    kept(id).then((review) => {
      if (isOpen && review !== undefined && running.current === undefined) setFound(finished(review));
    });
    return () => {
      isOpen = false;
      running.current?.close();
      running.current = undefined;
    };
  }, [id]);
  const end = (run: RunningReview, change: (before: Found) => Found): void => {
    if (running.current !== run) return;
    running.current = undefined;
    setFound(change);
  };
  const start = (depth: Depth): void => {
    const known = found.decisions.filter(({ iterations }) => iterations >= DEPTHS[depth]);
    running.current?.close();
    setFound({ ...NOTHING, decisions: known, progress: { done: known.length, total: timeline.plies.length } });
    const text = recordText(timeline.record, timeline.rules);
    const wish = { iterations: DEPTHS[depth], known, viewer: own, automatic };
    const run = startReview(text, wish, ({ done, total, decision }) => {
      if (running.current === run) setFound((before) => told(before, decision, { done, total }));
    });
    running.current = run;
    run.found.then(
      (review) => {
        keep(id, review);
        end(run, () => finished(review));
      },
      () => end(run, (before) => ({ ...before, progress: undefined, isFailed: true })),
    );
  };
  return { ...found, start, stop: () => running.current?.stop() };
}

/** Where storage is denied, it is made again next time. */
function keep(id: string | undefined, review: Review): void {
  if (id !== undefined) saveReview(id, review).catch(() => undefined);
}

const kept = async (id: string | undefined): Promise<Review | undefined> =>
  id === undefined ? undefined : loadReview(id).catch(() => undefined);

const finished = (review: Review): Found => ({ ...NOTHING, decisions: review.decisions, review });

function told(before: Found, decision: JudgedDecision, progress: Found['progress']): Found {
  const isNew = before.decisions.every(({ index }) => index !== decision.index);
  return { ...before, progress, decisions: isNew ? [...before.decisions, decision] : before.decisions };
}
