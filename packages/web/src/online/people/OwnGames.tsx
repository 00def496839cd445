/** One's games, the latest first; older ones are asked for. */
import type { GameLine } from '@blackpoker/protocol';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { fetchMyGames } from '../api.ts';
import { useFetched } from '../useFetched.ts';
import { useTask } from '../useTask.ts';
import { GameHistory } from './GameHistory.tsx';
import { ACCOUNT_WORDS } from './words.ts';

export function OwnGames({ id }: { readonly id: string }) {
  const say = useSay();
  const [fetched] = useFetched(id, () => fetchMyGames());
  const [older, setOlder] = useState<readonly GameLine[]>([]);
  const [isAll, setAll] = useState(false);
  const task = useTask();
  if (fetched.state !== 'there') return null;
  const games = [...fetched.value, ...older];
  const more = async () => {
    const found = await fetchMyGames(games.at(-1)?.at);
    setOlder([...older, ...found]);
    setAll(found.length === 0);
  };
  return (
    <section aria-labelledby="account-games">
      <h2 id="account-games">{say(ACCOUNT_WORDS.games)}</h2>
      <GameHistory games={games} of={id} />
      {games.length > 0 && !isAll && (
        <button type="button" className="button" onClick={() => task.run(more)}>
          {say(ACCOUNT_WORDS.older)}
        </button>
      )}
      <p role="alert">{task.problem}</p>
    </section>
  );
}
