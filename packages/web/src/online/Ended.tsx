/** The connection is over and does not come back by itself: why, and what there is to do. */
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { accountAddress } from './accountAddress.ts';
import type { Ending } from './backoff.ts';
import { NAME_WORDS, ONLINE_WORDS } from './words.ts';

interface EndedProps {
  readonly why: Ending;
  /** Where who signs in comes back to. */
  readonly then: string;
}

export function Ended({ why, then }: EndedProps) {
  const say = useSay();
  return (
    <div className="online-card online-away" role="alert">
      <p>
        <strong>{say(ONLINE_WORDS[why])}</strong>
      </p>
      <p className="online-buttons">
        <EndedButtons why={why} then={then} />
      </p>
    </div>
  );
}

/** Guests have nothing to sign in with: the page is read anew, and they are asked for a name. */
export function EndedButtons({ why, then }: EndedProps) {
  const say = useSay();
  return (
    <>
      {why === 'signedOut' && (
        <Link href={accountAddress(then, 'account-in')} className="button primary">
          {say(NAME_WORDS.signIn)}
        </Link>
      )}
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {say(ONLINE_WORDS.reload)}
      </button>
    </>
  );
}
