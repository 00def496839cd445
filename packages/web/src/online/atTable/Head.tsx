/** In the bar at the top: both clocks, who is there, and the chat. */
import type { Seat } from '@blackpoker/engine';
import { useEffect } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { CLOCK_WORDS, timeText } from '../clockWords.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { leftNow } from '../roomClock.ts';
import { type AtTable, isConnected, ownSeat, playerAt, seatsFromAbove, useNow, useRoom } from './atTable.ts';
import { ChatButton } from './ChatButton.tsx';
import { useShownLink } from './useShownLink.ts';
import { ROOM_WORDS } from './words.ts';

export function Head(props: AtTable) {
  return (
    <>
      <div className="online-clocks">
        {seatsFromAbove(props.shown).map((seat) => (
          <ClockPill key={seat} {...props} seat={seat} />
        ))}
      </div>
      <ChatButton {...props} />
    </>
  );
}

const LOW_MS = 20_000;
/** From here on it is said. */
const HURRY_MS = 10_000;

function ClockPill({ seat, ...props }: AtTable & { readonly seat: Seat }) {
  const lang = useLang();
  const say = useSay();
  const nameOf = usePlayerName();
  const seen = useRoom(props);
  const { status } = seen;
  const isRunning = status.clock.running === seat && !status.paused && status.state === 'playing';
  const now = useNow(isRunning);
  const left = leftNow(seen, seat, now);
  const isOwn = seat === ownSeat(props.shown);
  const isCut = useIsCut(props);
  const isHere = isOwn ? !isCut : isConnected(status, seat);
  const isHurried = isOwn && isRunning && left !== undefined && left <= HURRY_MS;
  useHurry(props, isHurried);
  const name = isOwn ? say(ROOM_WORDS.you) : nameOf(playerAt(status, seat));
  const time = left === undefined ? undefined : timeText(left, lang);
  const label = [
    name,
    ...(time === undefined ? [] : [say(CLOCK_WORDS.left, { time })]),
    ...(isRunning ? [say(ROOM_WORDS.running)] : []),
    say(ROOM_WORDS[isHere ? 'here' : 'gone']),
  ].join(lang === 'ja' ? '、' : ', ');
  const look = `${isRunning ? ' is-running' : ''}${left !== undefined && left < LOW_MS ? ' is-low' : ''}`;
  const side = seat === seatsFromAbove(props.shown)[1] ? 'me' : 'opponent';
  return (
    <span className={`online-clock online-${side}${look}`} role="timer" aria-label={label} data-seat={seat}>
      <span className="online-who">
        <span className={`online-dot${isHere ? ' is-here' : ''}`} />
        <span className="online-short" title={name}>
          {isHurried ? say(CLOCK_WORDS.hurry) : name}
        </span>
      </span>
      {time}
    </span>
  );
}

/** As the page says it. */
function useIsCut({ online }: AtTable): boolean {
  const link = useShownLink(online.link);
  return link !== undefined && link !== 'back';
}

/** Heard once for each decision. */
function useHurry({ shown: { id }, play }: AtTable, isHurried: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next decision is told of, too
  useEffect(() => {
    if (isHurried) play('low');
  }, [isHurried, id, play]);
}
