/** One thing that is known of the room of a game over the network; undefined: this is no such game. */
import type { RoomStatus } from '@blackpoker/protocol';
import { useSyncExternalStore } from 'react';
import { useTable } from './useTable.ts';

const NOTHING = (): undefined => undefined;
const NOTHING_TO_HEAR = () => () => {};

export function useRoomFact<Fact extends string | number | boolean>(
  read: (status: RoomStatus) => Fact,
): Fact | undefined {
  const { online } = useTable().host;
  const readNow =
    online &&
    (() => {
      const seen = online.room.getState();
      return seen && read(seen.status);
    });
  return useSyncExternalStore(online?.room.subscribe ?? NOTHING_TO_HEAR, readNow ?? NOTHING);
}
