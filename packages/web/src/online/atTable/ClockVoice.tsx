/** For those who listen: the own clock at 30 and at 10 seconds, and that the other player has gone or come back. */
import { other } from '@blackpoker/engine';
import { useSay } from '../../app/lang.ts';
import { CLOCK_WORDS } from '../clockWords.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { leftNow } from '../roomClock.ts';
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
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const own = ownSeat(props.shown);
  if (own === undefined || status.state !== 'playing' || isConnected(status, other(own))) return null;
  return say(ROOM_WORDS.absent, { name: nameOf(playerAt(status, other(own))) });
}
