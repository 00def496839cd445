/** While a page is on its way. It says so only where that takes long enough to be noticed (shell.css). */
import { useSay } from './lang.ts';
import { APP_WORDS } from './words.ts';
import './shell.css';

export function Loading() {
  const say = useSay();
  return (
    <main className="shell-loading" aria-busy="true">
      <p role="status">{say(APP_WORDS.loading)}</p>
    </main>
  );
}
