/** What everybody may know of a game beside its table. */

import { standingOf } from '@blackpoker/host';
import type { Player, RoomStatus } from '@blackpoker/protocol';
import type { Outages } from '../cluster/outages.ts';
import { clockStatus } from './clock.ts';
import type { Presence } from './presence.ts';
import type { Pair, RoomState } from './roomState.ts';
import { steadyText } from './steadyText.ts';

/** Spectators see open hands later by so many seconds. */
export const OPEN_HANDS_DELAY = 60;

/** What the tables of the store say beside the log. */
export interface RoomFacts {
  readonly players: Pair<Player>;
  readonly seedHash: string;
  readonly next: string | undefined;
  readonly ratingChange: Pair<number> | undefined;
  readonly incident: string | undefined;
}

/** A RoomStatus as JSON. */
export function statusText(
  room: RoomState,
  presence: Presence,
  facts: RoomFacts,
  now: number,
  outages: Outages,
): string {
  const changing = JSON.stringify(changingStatus(room, presence, now, outages));
  return `{"terms":${steadyText(room.base.terms)},${steadyText(facts).slice(1, -1)},${changing.slice(1)}`;
}

const changingStatus = (
  room: RoomState,
  presence: Presence,
  now: number,
  outages: Outages,
): Omit<RoomStatus, 'terms' | keyof RoomFacts> => ({
  state: stateOf(room),
  clock: clockStatus(room, now, outages),
  connected: presence.connected,
  absent: [absenceOf(room, presence, 0, now, outages), absenceOf(room, presence, 1, now, outages)],
  paused: room.paused,
  offers: room.offers.open.map(({ what, by, move }) => ({ what, by, move })),
  declined: room.offers.declined,
  freeChat: room.freeChat,
  openHands: room.openHands ? OPEN_HANDS_DELAY : undefined,
  viewers: presence.viewers,
  seed: revealedSeed(room),
});

const stateOf = ({ end }: RoomState): RoomStatus['state'] =>
  end === undefined ? 'playing' : end.why === 'aborted' ? 'aborted' : 'over';

/**
 * Absence is not counted while the game is paused, nor after its end. Without a clock one may be away for long: only the absence of who has to
 * decide counts, and from the last event on, which a node that opens the game knows, too.
 */
export function absenceOf(
  room: RoomState,
  presence: Presence,
  seat: 0 | 1,
  now: number,
  outages: Outages,
): number | undefined {
  const { clock } = room.base.terms;
  if (room.end !== undefined || room.paused) return undefined;
  if (clock.kind !== 'none') return presence.absence(seat, clock, room.resumedAt, now, outages);
  return room.seat === seat ? presence.absence(seat, clock, room.at, now, outages) : undefined;
}

/** What was committed to at the start: of a series the seed from which all its games come. */
function revealedSeed({ base: { setup }, end, endInSeries }: RoomState): string | undefined {
  if (end === undefined) return undefined;
  if (setup.series === undefined) return setup.seed;
  if (end.why === 'aborted') return setup.series.seed;
  return standingOf(setup, endInSeries, 0)?.over === true ? setup.series.seed : undefined;
}
