/** There is no server, or it does not answer: what can be done all the same. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { type Failure, isAway } from './api.ts';
import { ONLINE_WORDS } from './words.ts';

const AGAIN_MS = 4_000;

export function Unreachable({ onAgain }: { readonly onAgain: () => void }) {
  const say = useSay();
  useEffect(() => {
    const timer = window.setInterval(onAgain, AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [onAgain]);
  return (
    <div className="online-card" role="alert">
      <p>
        <strong>{say(ONLINE_WORDS.away)}</strong>
      </p>
      <p>{say(ONLINE_WORDS.awayHelp)}</p>
      <p className="online-buttons">
        <button type="button" className="button primary" onClick={onAgain}>
          {say(ONLINE_WORDS.again)}
        </button>
        <Link href="/play" className="button">
          {say(ONLINE_WORDS.playBot)}
        </Link>
      </p>
    </div>
  );
}

/** It comes back by itself; what is shown may be old. `failure`: what has been answered, if anything. */
export function TryingAgain({ failure }: { readonly failure?: Failure | undefined }) {
  const say = useSay();
  return (
    <p className="online-card online-away" role="status">
      {say(failure === undefined || isAway(failure) ? ONLINE_WORDS.tryingAgain : failure.why)}
    </p>
  );
}

export function Waiting() {
  const say = useSay();
  return <p role="status">{say(ONLINE_WORDS.loading)}</p>;
}
