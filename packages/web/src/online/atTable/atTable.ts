/** What the table lends to the parts that a game over the network adds to it. They know nothing else of the table. */
import { other, type Seat, SPECTATOR, type Text } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import type { Player, RoomStatus } from '@blackpoker/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { OnlineSide, RoomSeen } from '../../host/onlineSide.ts';
import type { Sound } from '../../table/sound/soundFor.ts';

export interface AtTable {
  readonly game: string;
  readonly online: OnlineSide;
  readonly shown: GameUpdate;
  /** What the result offers need not be offered elsewhere. */
  readonly isResultOpen: boolean;
  readonly notify: (text: Text) => void;
  /** Where the person wants to hear it. */
  readonly play: (sound: Sound) => void;
  /** Closes the sheet that the part is in. */
  readonly close: () => void;
}

/** The table shows a game only once its room is known. */
export function useRoom({ online }: Pick<AtTable, 'online'>): RoomSeen {
  const seen = useStore(online.room);
  if (seen === undefined) throw new Error('bug: the room is not known yet');
  return seen;
}

/** The seat of who looks; undefined: a spectator. */
export const ownSeat = ({ viewer }: Pick<GameUpdate, 'viewer'>): Seat | undefined =>
  viewer === SPECTATOR ? undefined : viewer;

/** Far side first, as on the table. */
export function seatsFromAbove(shown: Pick<GameUpdate, 'viewer'>): readonly [Seat, Seat] {
  const near = ownSeat(shown) ?? 0;
  return [other(near), near];
}

export const playerAt = ({ players }: Pick<RoomStatus, 'players'>, seat: Seat): Player => players[seat === 0 ? 0 : 1];

/** Free text opens once both want it. */
export const wantsFreeText = ({ freeChat }: Pick<RoomStatus, 'freeChat'>, seat: Seat): boolean =>
  freeChat[seat === 0 ? 0 : 1];

export const isConnected = ({ connected, players }: RoomStatus, seat: Seat): boolean =>
  playerAt({ players }, seat).kind === 'level' || connected[seat === 0 ? 0 : 1];

/** The time, again and again while it matters. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = window.setInterval(() => setNow(performance.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, [isWanted]);
  return Math.max(now, isWanted ? 0 : performance.now());
}

const TICK_MS = 250;
