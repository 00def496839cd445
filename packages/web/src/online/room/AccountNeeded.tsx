import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { accountAddress } from '../accountAddress.ts';
import { NAME_WORDS, WAITING_WORDS } from '../words.ts';

/** Who has no account cannot join a rated game: the ways to one, and from there back to the invitation. */
export function AccountNeeded({ game }: { readonly game: string }) {
  const say = useSay();
  const then = `/g/${game}`;
  return (
    <>
      <p>{say(WAITING_WORDS.needsAccount)}</p>
      <p className="online-buttons">
        <Link href={accountAddress(then, 'account-up')} className="button primary">
          {say(NAME_WORDS.signUp)}
        </Link>
        <Link href={accountAddress(then, 'account-in')} className="button">
          {say(NAME_WORDS.signIn)}
        </Link>
      </p>
    </>
  );
}
