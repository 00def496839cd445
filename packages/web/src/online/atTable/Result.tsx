/** After the end: what it was worth, another game, and whether the cards were dealt as promised. */
import { other } from '@blackpoker/engine';
import type { Player } from '@blackpoker/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import type { OnlineAnswer } from '../../host/onlineSide.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ratingText, usePlayerName } from '../PlayerName.tsx';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { useBlocked } from './useBlocked.ts';
import { useDeclined } from './useDeclined.ts';
import { ANSWER_WORDS, OFFER_WORDS, RESULT_WORDS, ROOM_WORDS } from './words.ts';

export function Result(props: AtTable) {
  return (
    <div className="online-result">
      <RatingChange {...props} />
      <Onward {...props} />
      <Verify {...props} />
    </div>
  );
}

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(Math.round(change))}`;

function RatingChange(props: AtTable) {
  const say = useSay();
  const nameOf = usePlayerName();
  const { ratingChange, players } = useRoom(props).status;
  const own = ownSeat(props.shown);
  if (ratingChange === undefined) return null;
  const seats: readonly (0 | 1)[] = own === undefined ? [0, 1] : [own === 0 ? 0 : 1];
  const whose = (seat: 0 | 1): string => (own === undefined ? `${nameOf(players[seat])} ` : '');
  const change = seats.map((seat) => `${whose(seat)}${signed(ratingChange[seat])}`).join(' / ');
  const now = seats.flatMap((seat) => players[seat].rating ?? []).map(ratingText);
  const word = now.length === seats.length ? 'ratingNow' : 'rating';
  return <p className="online-rating">{say(RESULT_WORDS[word], { change, now: now.join(' / ') })}</p>;
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
      <Link href={`/g/${status.next}`} className="button primary">
        {say(ROOM_WORDS.goThere)}
      </Link>
    );
  if (own === undefined || isBlocked || (props.shown.series !== undefined && !props.shown.series.over)) return null;
  if (offer?.by === own) return <p role="status">{say(RESULT_WORDS.waiting)}</p>;
  const declined = isDeclined && offer === undefined && say(OFFER_WORDS.rematch.declined, { name: nameOf(opponent) });
  return (
    <>
      <p role="status">{declined}</p>
      <Rematch {...props} by={offer === undefined ? undefined : opponent} />
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
  return (
    <>
      {by !== undefined && <p role="status">{say(OFFER_WORDS.rematch.asked, { name: nameOf(by) })}</p>}
      <button type="button" className={`button online-rematch${by === undefined ? '' : ' primary'}`} onClick={want}>
        <Icon name="people" />
        <span>
          {say(OFFER_WORDS.rematch.make)}
          <small>{say(RESULT_WORDS.rematchNote)}</small>
        </span>
      </button>
      {by !== undefined && (
        <button type="button" className="button" onClick={() => tell(online.answer('rematch', false))}>
          {say(ANSWER_WORDS.decline)}
        </button>
      )}
      <p role="alert" className="online-wrong">
        {why}
      </p>
    </>
  );
}

type Verdict = { readonly text: string; readonly ok: boolean } | 'working' | undefined;

function Verify(props: AtTable) {
  const say = useSay();
  const { seed, seedHash } = useRoom(props).status;
  const [verdict, setVerdict] = useState<Verdict>();
  if (seed === undefined) return props.shown.series === undefined ? null : <p>{say(RESULT_WORDS.seedLater)}</p>;
  const verify = async () => {
    setVerdict('working');
    const { verifyGame } = await import('../verifyGame.ts');
    const problem = await verifyGame(props.game, { seed, seedHash });
    setVerdict(
      problem === undefined
        ? { ok: true, text: say(RESULT_WORDS.fair) }
        : { ok: false, text: say(RESULT_WORDS.unfair, { why: problem }) },
    );
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void verify()}>
        <Icon name="check" />
        {say(RESULT_WORDS.verify)}
      </button>
      <p role="status" data-verdict={typeof verdict === 'object' ? String(verdict.ok) : undefined}>
        {verdict === 'working' ? say(RESULT_WORDS.verifying) : verdict?.text}
      </p>
    </>
  );
}
