import { useSay } from '../app/lang.ts';
import { TABLE_WORDS } from './words.ts';

/** Until the first thing can be shown. */
export function GettingReady() {
  const say = useSay();
  return (
    <main className="table-wait" aria-busy="true">
      <h1 className="sr-only">{say(TABLE_WORDS.title)}</h1>
      <p role="status">{say(TABLE_WORDS.loading)}</p>
    </main>
  );
}
