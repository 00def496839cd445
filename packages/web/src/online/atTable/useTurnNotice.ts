/** While the page is not looked at, the browser tells that it is one's move. */
import { other } from '@blackpoker/engine';
import { useEffect } from 'react';
import { useSay } from '../../app/lang.ts';
import { notice } from '../notices.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

export function useTurnNotice(props: AtTable): void {
  const say = useSay();
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const name = nameOf(playerAt(status, other(ownSeat(props.shown) ?? 0)));
  const { asked, id } = props.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => {
    if (asked) notice(say(ROOM_WORDS.notifyText, { name }), props.game);
  }, [asked, id]);
}
