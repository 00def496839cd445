/** For those who listen: the own clock at 30 and at 10 seconds; that the other player has gone, may be waited for no longer, and is back. */
import { other } from '@blackpoker/engine';
import { useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { CLOCK_WORDS } from '../clockWords.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { absenceNow, leftNow } from '../roomClock.ts';
import { type AtTable, isConnected, ownSeat, playerAt, useNow, useRoom } from './atTable.ts';
import { ROOM_WORDS } from './words.ts';

const SAID_SECONDS = [10, 30] as const;

export function ClockVoice(props: AtTable) {
  return (
    <p className="sr-only" role="status">
      <Presence {...props} /> <Left {...props} />
    </p>
  );
}

function Left(props: AtTable) {
  const say = useSay();
  const seen = useRoom(props);
  const own = ownSeat(props.shown);
  const isRunning = own !== undefined && seen.status.clock.running === own;
  const now = useNow(isRunning);
  const left = isRunning ? leftNow(seen, own, now) : undefined;
  const n = SAID_SECONDS.find((seconds) => left !== undefined && left <= seconds * 1000);
  return n === undefined ? null : say(CLOCK_WORDS.soon, { n });
}

function Presence(props: AtTable) {
  const say = useSay();
  const lang = useLang();
  const nameOf = usePlayerName();
  const seen = useRoom(props);
  const { status } = seen;
  const own = ownSeat(props.shown);
  const isAway = own !== undefined && status.state === 'playing' && !isConnected(status, other(own));
  const now = useNow(isAway);
  const [wasAway, setWasAway] = useState(false);
  if (isAway && !wasAway) setWasAway(true);
  if (own === undefined || status.state !== 'playing') return null;
  const name = nameOf(playerAt(status, other(own)));
  if (!isAway) return wasAway && say(ROOM_WORDS.returned, { name });
  const gone = say(ROOM_WORDS.absent, { name });
  if (absenceNow(seen, other(own), now) !== 0) return gone;
  return [gone, say(ROOM_WORDS.claimNow)].join(lang === 'ja' ? '。' : '. ');
}
