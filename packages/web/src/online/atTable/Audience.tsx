/** Below the name of the game, for the players: who looks on, and what they see. */
import { useSay } from '../../app/lang.ts';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

export function Audience(props: AtTable) {
  const say = useSay();
  const { viewers, openHands } = useRoom(props).status;
  if (ownSeat(props.shown) === undefined || (viewers === 0 && openHands === undefined)) return null;
  const said = [
    ...(viewers === 0 ? [] : [say(ROOM_WORDS.viewers, { n: viewers })]),
    ...(openHands === undefined ? [] : [say(ROOM_WORDS.handsOpen)]),
  ];
  return <p className="online-audience">{said.join(' · ')}</p>;
}
