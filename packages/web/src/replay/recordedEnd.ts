/** How a game ended, as its record tells it: `B`, `B (A resigned)`, `draw (agreed)`, `none (aborted)`. */
import { other, type Seat, seatName, sentence } from '@blackpoker/engine';
import type { EndCause, GameEnd } from '@blackpoker/host';
import type { Say } from '../app/lang.ts';
import { REPLAY_WORDS } from './words.ts';

const CAUSES: Readonly<Record<string, EndCause>> = {
  resigned: 'resigned',
  'ran out of time': 'timeout',
  'was away': 'connection',
};
const DRAWS: Readonly<Record<string, EndCause>> = {
  draw: 'played',
  'draw (agreed)': 'agreed',
  'draw (claimed)': 'connection',
  'none (aborted)': 'aborted',
};

/** Undefined: it is not over, or somebody has said it in their own words. */
export function recordedEnd(result: string | undefined): GameEnd | undefined {
  const drawn = DRAWS[result ?? ''];
  if (drawn !== undefined) return { winner: undefined, why: drawn };
  const [, won, cause] = /^([AB])(?: \([AB] ([a-z ]+)\))?$/.exec(result ?? '') ?? [];
  const why = cause === undefined ? 'played' : CAUSES[cause];
  return won === undefined || why === undefined ? undefined : { winner: won === 'A' ? 0 : 1, why };
}

export function resultText(result: string | undefined, say: Say, nameOf: (seat: Seat) => string = seatName): string {
  const end = recordedEnd(result);
  if (end === undefined) return result ?? say(REPLAY_WORDS.unfinished);
  const { winner, why } = end;
  if (winner === undefined) return say(why === 'aborted' ? REPLAY_WORDS.aborted : REPLAY_WORDS.drawn);
  const params = { who: sentence(nameOf(winner)), loser: nameOf(other(winner)) };
  return say(REPLAY_WORDS[why === 'resigned' || why === 'timeout' || why === 'connection' ? why : 'won'], params);
}
