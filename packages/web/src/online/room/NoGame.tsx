import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { ONLINE_WORDS, WAITING_WORDS } from '../words.ts';

/** There is nothing to play or to watch at this address. */
export function NoGame({ why }: { readonly why: string }) {
  const say = useSay();
  return (
    <Page title={say(WAITING_WORDS.noGame)} narrow>
      <p role="alert">{why}</p>
      <Link href="/online" className="button primary">
        {say(ONLINE_WORDS.toLobby)}
      </Link>
    </Page>
  );
}
