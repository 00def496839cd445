/** There is no server, or it does not answer: what can be done all the same. */
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { ONLINE_WORDS } from './words.ts';

export function Unreachable({ onAgain }: { readonly onAgain: () => void }) {
  const say = useSay();
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

export function Waiting() {
  const say = useSay();
  return <p role="status">{say(ONLINE_WORDS.loading)}</p>;
}
