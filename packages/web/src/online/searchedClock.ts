/** The clock that was wanted in a quick match, until its game begins: that one has the clock of who has waited longer. */
import type { ClockTerms, RoomStatus } from '@blackpoker/protocol';

let wanted: ClockTerms | undefined;

/** Undefined: nothing is searched for any more. */
export function noteSearch(clock: ClockTerms | undefined): void {
  wanted = clock;
}

/** The clock of a game of one's own that has begun, where it is another one than was searched for; told once. A bot is played meanwhile: that is not it. */
export function takeOtherClock({ state, players, terms: { clock } }: Pick<RoomStatus, 'state' | 'players' | 'terms'>) {
  if (wanted === undefined || state !== 'playing' || players.some(({ kind }) => kind === 'level')) return undefined;
  const isSame = JSON.stringify(wanted) === JSON.stringify(clock);
  wanted = undefined;
  return isSame ? undefined : clock;
}
