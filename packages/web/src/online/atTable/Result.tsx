/** After the end: what it was worth, another game, and whether the cards were dealt as promised. */
import type { Player } from '@blackpoker/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { usePlayerName } from '../PlayerName.tsx';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { OFFER_WORDS, RESULT_WORDS, ROOM_WORDS } from './words.ts';

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
  const { ratingChange } = useRoom(props).status;
  const own = ownSeat(props.shown);
  if (ratingChange === undefined) return null;
  const changes = own === undefined ? ratingChange : [ratingChange[own === 0 ? 0 : 1]];
  return <p className="online-rating">{say(RESULT_WORDS.rating, { change: changes.map(signed).join(' / ') })}</p>;
}

/** Another game is asked for here, away from where play clicks fall. */
function Onward(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  const own = ownSeat(props.shown);
  const offer = status.offers.find(({ what }) => what === 'rematch');
  if (status.next !== undefined)
    return (
      <Link href={`/g/${status.next}`} className="button primary">
        {say(ROOM_WORDS.goThere)}
      </Link>
    );
  if (own === undefined || (props.shown.series !== undefined && !props.shown.series.over)) return null;
  if (offer?.by === own) return <p role="status">{say(RESULT_WORDS.waiting)}</p>;
  return <Rematch {...props} by={offer === undefined ? undefined : playerAt(status, offer.by)} />;
}

/** `by`: who wants it already. */
function Rematch({ online, by }: AtTable & { readonly by: Player | undefined }) {
  const say = useSay();
  const lang = useLang();
  const nameOf = usePlayerName();
  const [why, setWhy] = useState('');
  const want = () => {
    const answer = by !== undefined ? online.answer('rematch', true) : online.offer('rematch');
    void answer.then((text) => setWhy(text?.[lang] ?? ''));
  };
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
