import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { ONLINE_WORDS } from '../words.ts';

/** There is nothing to play or to watch at this address. */
export function NoGame({ title, why }: { readonly title: string; readonly why: string }) {
  const say = useSay();
  return (
    <Page title={title} narrow>
      <p role="alert">{why}</p>
      <Link href="/online" className="button primary">
        {say(ONLINE_WORDS.toLobby)}
      </Link>
    </Page>
  );
}
