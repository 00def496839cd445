import { type Seat, seatName } from '@blackpoker/engine';
import { useSay } from '../../app/lang.ts';
import { useSeatName } from '../state/useSeatName.ts';
import { useShown } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

/** What a sentence calls the players of this table; undefined: the reader is that player. */
export function useNameOf(): (seat: Seat) => string | undefined {
  const say = useSay();
  const { viewer } = useShown();
  const names = [useSeatName(0), useSeatName(1)] as const;
  return (seat) =>
    seat === viewer ? undefined : (names[seat === 0 ? 0 : 1] ?? say(TABLE_WORDS.player, { seat: seatName(seat) }));
}
