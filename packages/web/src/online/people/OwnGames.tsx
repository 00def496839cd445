/** One's games, the latest first; older ones are asked for. */
import type { GameLine } from '@blackpoker/protocol';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { fetchMyGames } from '../api.ts';
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
  const [fetched] = useFetched(id, () => fetchMyGames().then(withNext));
  const [longer, setLonger] = useState<Lines>();
  const task = useTask();
  if (fetched.state !== 'there') return null;
  const { games, next } = longer ?? fetched.value;
  const more = async () => setLonger(await withNext([...games, ...next]));
  return (
    <section aria-labelledby="account-games">
      <h2 id="account-games">{say(ACCOUNT_WORDS.games)}</h2>
      <GameHistory games={games} of={id} />
      {next.length > 0 && (
        <button type="button" className="button" onClick={() => task.run(more)}>
          {say(ACCOUNT_WORDS.older)}
        </button>
      )}
      <p role="alert">{task.problem}</p>
    </section>
  );
}
