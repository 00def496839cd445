/** Beside the table, over none of its cards: the connection, offers, absence, where it goes on; and what is told beyond the page. */
import { fill, other } from '@blackpoker/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { type Say, useSay } from '../../app/lang.ts';
import { EndedButtons } from '../Ended.tsx';
import type { LinkState } from '../link.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { useIsUnseen } from '../useBegun.ts';
import { ONLINE_WORDS, WAITING_WORDS } from '../words.ts';
import { Absence } from './Absence.tsx';
import { type AtTable, ownSeat, playerAt, seatsFromAbove, useRoom } from './atTable.ts';
import { BegunElsewhere } from './BegunElsewhere.tsx';
import { ClockVoice } from './ClockVoice.tsx';
import { Heard } from './Heard.tsx';
import { LedOn } from './LedOn.tsx';
import { Offers } from './Offers.tsx';
import { useClockNotice } from './useClockNotice.ts';
import { useDeclined } from './useDeclined.ts';
import { useLeadOn } from './useLeadOn.ts';
import { useShownLink } from './useShownLink.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import { OFFER_WORDS, ROOM_WORDS } from './words.ts';

export function Layer(props: AtTable) {
  useTurnNotice(props);
  useLeadOn(props);
  useDeclinedNotice(props);
  useClockNotice(props);
  useTakenBackNotice(props);
  return (
    <>
      <Title {...props} />
      <section className="online-layer" aria-live="polite">
        <LinkBanner {...props} />
        <Incident {...props} />
        <Pause {...props} />
        <Absence {...props} />
        <Offers {...props} />
        <Heard {...props} />
        <NextGame {...props} />
        <BegunElsewhere {...props} />
      </section>
      <ClockVoice {...props} />
    </>
  );
}

function useDeclinedNotice(props: AtTable): void {
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const name = nameOf(playerAt(status, other(ownSeat(props.shown) ?? 0)));
  useDeclined(props, (what) => {
    const { declined } = OFFER_WORDS[what];
    props.notify({ ja: fill(declined, 'ja', { name }), en: fill(declined, 'en', { name }) });
  });
}

/** The table shows the position before, and the log no longer has the move: both are told why. */
function useTakenBackNotice({ online, shown, notify }: AtTable): void {
  const told = useRef(online.course());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the table shows it
  useEffect(() => {
    if (told.current === online.course()) return;
    told.current = online.course();
    notify(ROOM_WORDS.takenBack);
  }, [shown]);
}

function Title(props: AtTable) {
  const say = useSay();
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const names = seatsFromAbove(props.shown).map((seat) => nameOf(playerAt(status, seat)));
  const isUnseen = useIsUnseen();
  const begun = isUnseen ? `● ${say(WAITING_WORDS.begun)}` : names.join(' – ');
  return <title>{`${props.shown.asked ? say(ROOM_WORDS.yourMove) : begun} · BlackPoker`}</title>;
}

interface BannerProps {
  readonly look?: 'bad' | 'plain';
  readonly text: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

export function Banner({ look = 'plain', text, note, children }: BannerProps) {
  return (
    <div className={`online-banner is-${look}`}>
      <p>
        <strong>{text}</strong>
        {note !== undefined && <span>{note}</span>}
      </p>
      {children}
    </div>
  );
}

function LinkBanner({ online, game, shown }: AtTable) {
  const say = useSay();
  const link = useShownLink(online.link);
  if (link === 'back') return <Banner text={say(ROOM_WORDS.back)} />;
  if (link === undefined) return null;
  const isOver = link.state === 'ended';
  const comfort = say(ROOM_WORDS[ownSeat(shown) === undefined ? 'watchOn' : 'safe']);
  return (
    <Banner look="bad" text={linkText(link, say)} note={isOver ? undefined : comfort}>
      {isOver && <EndedButtons why={link.why} then={`/g/${game}`} />}
    </Banner>
  );
}

const linkText = (link: LinkState, say: Say): string =>
  say(link.state === 'ended' ? ONLINE_WORDS[link.why] : ROOM_WORDS.lost);

function Incident(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  if (status.incident === undefined) return null;
  return <Banner look="bad" text={say(ROOM_WORDS.incident, { id: status.incident })} />;
}

function Pause(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  if (!status.paused || status.state !== 'playing') return null;
  const resume = () => void props.online.act('resume').then((why) => why !== undefined && props.notify(why));
  return (
    <Banner text={say(ROOM_WORDS.paused)}>
      {props.shown.viewer <= 1 && (
        <button type="button" className="button" onClick={resume}>
          {say(ROOM_WORDS.resume)}
        </button>
      )}
    </Banner>
  );
}

function NextGame(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  const isThere = useStore(props.online.link).state === 'connected';
  if (status.next === undefined || !isThere || props.isResultOpen) return null;
  return (
    <Banner text={say(ROOM_WORDS.nextGame)} note={<LedOn />}>
      <Link href={`/g/${status.next}`} className="button">
        {say(ROOM_WORDS.goThere)}
      </Link>
    </Banner>
  );
}
