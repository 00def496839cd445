/** In the place of the buttons, for those who watch. */
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { type AtTable, useRoom } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

export function Watching(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  const n = status.openHands;
  const isSeen = props.shown.view.seats.some(({ hand }) => hand.cards.length > 0);
  const note = n === undefined ? say(ROOM_WORDS.watchingNote) : say(ROOM_WORDS[isSeen ? 'openNow' : 'openSoon'], { n });
  return (
    <div className="online-watching" data-watching="">
      <p>
        <strong>
          {status.viewers > 1 ? say(ROOM_WORDS.watchingAll, { n: status.viewers }) : say(ROOM_WORDS.watching)}
        </strong>
        <small>{note}</small>
      </p>
      <Link href="/online" className="button">
        {say(ROOM_WORDS.leave)}
      </Link>
    </div>
  );
}
