/** How long a place of the game is shown while it plays by itself. */
import { PASS } from '@blackpoker/engine';
import type { PlaySpeed } from './keys.ts';
import { plyAt, type Timeline } from './timeline.ts';

/** In milliseconds. A pass says little. */
const USUAL = 1400;
const AFTER_PASS = 500;

export function pauseAt(timeline: Timeline, at: number, speed: PlaySpeed): number {
  const last = timeline.plies[plyAt(timeline, at) - 1];
  const wasPass = last !== undefined && timeline.record.choices[last.first] === PASS;
  return (wasPass ? AFTER_PASS : USUAL) / speed;
}
