/** After the end: what it was worth, and another game. */
import { other, type Seat } from '@blackpoker/engine';
import type { Player } from '@blackpoker/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import type { OnlineAnswer } from '../../host/onlineSide.ts';
import { Icon } from '../../kit/Icon.tsx';
import { usePlayerName } from '../PlayerName.tsx';
import { type AtTable, ownSeat, playerAt, seatsFromAbove, useRoom } from './atTable.ts';
import { LedOn } from './LedOn.tsx';
import { PlayerPageLink, useOthersWithPage } from './PlayerPages.tsx';
import { useBlocked } from './useBlocked.ts';
import { useDeclined } from './useDeclined.ts';
import { ANSWER_WORDS, OFFER_WORDS, RESULT_WORDS, ROOM_WORDS } from './words.ts';

export function Result(props: AtTable) {
  return (
    <div className="online-result">
      <RatingChange {...props} />
      <Onward {...props} />
      {useOthersWithPage(props).map((player) => (
        <PlayerPageLink key={player.id} player={player} look="button" />
      ))}
    </div>
  );
}

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(Math.round(change))}`;

/** Whoever plays reads of their own; who watches, of both. */
function RatingChange(props: AtTable) {
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const own = ownSeat(props.shown);
  if (status.ratingChange === undefined) return null;
  if (own !== undefined) return <RatingLine {...props} seat={own} />;
  return seatsFromAbove(props.shown).map((seat) => (
    <div key={seat}>
      <strong>{nameOf(playerAt(status, seat))}</strong>
      <RatingLine {...props} seat={seat} />
    </div>
  ));
}

function RatingLine({ seat, ...props }: AtTable & { readonly seat: Seat }) {
  const say = useSay();
  const { status } = useRoom(props);
  const { rating } = playerAt(status, seat);
  const change = signed(status.ratingChange?.[seat === 0 ? 0 : 1] ?? 0);
  const n = Math.round(rating?.rating ?? 0);
  const now = rating?.provisional === true ? say(RESULT_WORDS.provisional, { n }) : n;
  return (
    <p className="online-rating">{say(RESULT_WORDS[rating === undefined ? 'rating' : 'ratingNow'], { change, now })}</p>
  );
}

/** Another game is asked for here, away from where play clicks fall. */
function Onward(props: AtTable) {
  const say = useSay();
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const own = ownSeat(props.shown);
  const offer = status.offers.find(({ what }) => what === 'rematch');
  const [isDeclined, setDeclined] = useState(false);
  useDeclined(props, (what) => what === 'rematch' && setDeclined(true));
  const opponent = playerAt(status, other(own ?? 0));
  const isBlocked = useBlocked()(opponent);
  if (status.next !== undefined)
    return (
      <>
        <p role="status">
          <LedOn />
        </p>
        <Link href={`/g/${status.next}`} className="button primary">
          {say(ROOM_WORDS.goThere)}
        </Link>
      </>
    );
  if (props.shown.series !== undefined && !props.shown.series.over) return null;
  const declined = isDeclined && offer === undefined && say(OFFER_WORDS.rematch.declined, { name: nameOf(opponent) });
  const said = offer !== undefined && offer.by === own ? say(RESULT_WORDS.waiting) : declined;
  const isOffered = own !== undefined && !isBlocked && (offer === undefined || offer.by !== own);
  return (
    <>
      <p role="status">{said}</p>
      {isOffered && <Rematch {...props} by={offer === undefined ? undefined : opponent} />}
      <Link href="/online" className="button">
        <Icon name="search" />
        {say(own === undefined ? ROOM_WORDS.leave : RESULT_WORDS.another)}
      </Link>
    </>
  );
}

/** `by`: who wants it already. */
function Rematch({ online, by }: AtTable & { readonly by: Player | undefined }) {
  const say = useSay();
  const lang = useLang();
  const nameOf = usePlayerName();
  const [why, setWhy] = useState('');
  const tell = (answer: OnlineAnswer) => void answer.then((text) => setWhy(text?.[lang] ?? ''));
  const want = () => tell(by !== undefined ? online.answer('rematch', true) : online.offer('rematch'));
  const isWanted = by !== undefined;
  return (
    <div className={`online-again${isWanted ? ' is-wanted' : ''}`}>
      {isWanted && <p role="status">{say(OFFER_WORDS.rematch.asked, { name: nameOf(by) })}</p>}
      <button type="button" className="button primary online-rematch" onClick={want}>
        <Icon name="people" />
        <span>
          {say(isWanted ? RESULT_WORDS.accept : OFFER_WORDS.rematch.make)}
          <small>{say(RESULT_WORDS.rematchNote)}</small>
        </span>
      </button>
      {isWanted && (
        <button type="button" className="button" onClick={() => tell(online.answer('rematch', false))}>
          {say(ANSWER_WORDS.decline)}
        </button>
      )}
      <p role="alert" className="online-wrong">
        {why}
      </p>
    </div>
  );
}
