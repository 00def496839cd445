/** The ways to the pages of the others at the table. */
import type { Player } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { hasPage, playerAddress } from '../PlayerName.tsx';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

/** Guests and levels have none. */
export function useOthersWithPage(props: AtTable): readonly Player[] {
  const own = ownSeat(props.shown);
  return useRoom(props).status.players.filter((player, seat) => seat !== own && hasPage(player));
}

export function PlayerPageLink({ player, look }: { readonly player: Player; readonly look: string }) {
  const say = useSay();
  return (
    <Link href={playerAddress(player)} className={look}>
      <Icon name="person" />
      {say(ROOM_WORDS.page, { name: player.name })}
    </Link>
  );
}
