/** The other player is away: how long one has to wait for them, and what one may do then. */
import { other } from '@blackpoker/engine';
import { useLang, useSay } from '../../app/lang.ts';
import { timeText } from '../clockWords.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { absenceNow } from '../roomClock.ts';
import { type AtTable, ownSeat, playerAt, useNow, useRoom } from './atTable.ts';
import { Banner } from './Layer.tsx';
import { ROOM_WORDS } from './words.ts';

export function Absence(props: AtTable) {
  const own = ownSeat(props.shown);
  const seen = useRoom(props);
  const seat = other(own ?? 0);
  const isAway = own !== undefined && absenceNow(seen, seat, seen.at) !== undefined;
  return isAway ? <Away {...props} /> : null;
}

function Away(props: AtTable) {
  const say = useSay();
  const lang = useLang();
  const nameOf = usePlayerName();
  const seen = useRoom(props);
  const seat = other(ownSeat(props.shown) ?? 0);
  const now = useNow(true);
  const left = absenceNow(seen, seat, now) ?? 0;
  const claim = (act: 'claimWin' | 'claimDraw') =>
    void props.online.act(act).then((why) => why !== undefined && props.notify(why));
  const note = left > 0 ? say(ROOM_WORDS.claimIn, { time: timeText(left, lang) }) : undefined;
  return (
    <div aria-live="off">
      <Banner text={say(ROOM_WORDS.absent, { name: nameOf(playerAt(seen.status, seat)) })} note={note}>
        {left === 0 && (
          <>
            <button type="button" className="button" onClick={() => claim('claimDraw')}>
              {say(ROOM_WORDS.claimDraw)}
            </button>
            <button type="button" className="button" onClick={() => claim('claimWin')}>
              {say(ROOM_WORDS.claimWin)}
            </button>
          </>
        )}
      </Banner>
    </div>
  );
}
