/** One's games, the latest first; older ones are asked for. */
import type { GameLine } from '@blackpoker/protocol';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { fetchMyGames } from '../api.ts';
import { Had } from '../Had.tsx';
import { useFetched } from '../useFetched.ts';
import { useTask } from '../useTask.ts';
import { GameHistory } from './GameHistory.tsx';
import { ACCOUNT_WORDS } from './words.ts';

interface Lines {
  readonly games: readonly GameLine[];
  /** The page after them, asked for already: only so is it known whether there is more. */
  readonly next: readonly GameLine[];
}

async function withNext(games: readonly GameLine[]): Promise<Lines> {
  const last = games.at(-1);
  return { games, next: last === undefined ? [] : await fetchMyGames(last.at) };
}

export function OwnGames({ id }: { readonly id: string }) {
  const say = useSay();
  const [fetched, again] = useFetched(id, () => fetchMyGames().then(withNext));
  return (
    <section aria-labelledby="account-games">
      <h2 id="account-games">{say(ACCOUNT_WORDS.games)}</h2>
      <Had fetched={fetched} onAgain={again}>
        {(lines) => <Pages first={lines} of={id} />}
      </Had>
    </section>
  );
}

function Pages({ first, of }: { readonly first: Lines; readonly of: string }) {
  const say = useSay();
  const [longer, setLonger] = useState<Lines>();
  const task = useTask();
  const { games, next } = longer ?? first;
  const more = async () => setLonger(await withNext([...games, ...next]));
  return (
    <>
      <GameHistory games={games} of={of} />
      {next.length > 0 && (
        <button type="button" className="button" onClick={() => task.run(more)}>
          {say(ACCOUNT_WORDS.older)}
        </button>
      )}
      <p role="alert">{task.problem}</p>
    </>
  );
}
