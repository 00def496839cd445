/** Where a replay stands, and what moves it: the person, or time. */
import { type GameRecord, type Seat, SPECTATOR, type Viewer } from '@blackpoker/engine';
import { useEffect, useMemo, useState } from 'react';
import type { PlaySpeed } from './keys.ts';
import { type Move, moved } from './moves.ts';
import { pauseAt } from './pace.ts';
import { allowedPerspectives, type Perspective } from './perspective.ts';
import { type Timeline, timelineOf } from './timeline.ts';

export interface Replay {
  readonly timeline: Timeline;
  /** How many choices have been made. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: PlaySpeed;
  readonly perspective: Perspective;
  readonly perspectives: readonly Perspective[];
  /** The reader of the log: the seat that played in this browser, or a spectator. */
  readonly reader: Viewer;
  readonly goTo: (at: number) => void;
  readonly go: (move: Move) => void;
  /** Plays on, from the start where it is at the end, or stops. */
  readonly togglePlay: () => void;
  readonly setSpeed: (speed: PlaySpeed) => void;
  readonly setPerspective: (perspective: Perspective) => void;
}

/** `own`: the seat of the person who played here. */
export function useReplay(record: GameRecord, startAt: number, own: Seat | undefined): Replay {
  const timeline = useMemo(() => timelineOf(record), [record]);
  const perspectives = useMemo(() => allowedPerspectives(timeline, own), [timeline, own]);
  const [place, setAt] = useState(startAt);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaySpeed>(1);
  const [wanted, setPerspective] = useState<Perspective>('open');
  useEffect(() => setAt(startAt), [startAt]);
  const at = Math.min(place, timeline.length);
  useClock(timeline, at, isPlaying, speed, setAt, setPlaying);
  const goTo = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(to, timeline.length)));
  };
  return {
    timeline,
    at,
    isPlaying,
    speed,
    perspectives,
    reader: own ?? SPECTATOR,
    perspective: perspectives.includes(wanted) ? wanted : (perspectives[0] ?? 'watch'),
    goTo,
    go: (move) => goTo(moved(timeline, at, move)),
    togglePlay: () => {
      if (!isPlaying && at === timeline.length) setAt(0);
      setPlaying(!isPlaying);
    },
    setSpeed,
    setPerspective,
  };
}

/** Goes on from ply to ply while it plays. */
function useClock(
  timeline: Timeline,
  at: number,
  isPlaying: boolean,
  speed: PlaySpeed,
  setAt: (at: number) => void,
  setPlaying: (isPlaying: boolean) => void,
): void {
  useEffect(() => {
    if (!isPlaying) return;
    if (at === timeline.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(moved(timeline, at, 'next')), pauseAt(timeline, at, speed));
    return () => clearTimeout(timer);
  }, [timeline, at, isPlaying, speed, setAt, setPlaying]);
}
