/** The actions that the person requests most. */
import { useEffect, useState } from 'react';
import { useSay } from '../app/lang.ts';
import { type Favourite, favouriteActions } from './gameDetails.ts';
import type { OwnGame } from './statistics.ts';
import { STATS_WORDS } from './words.ts';

const MOST = 6;

export function Favourites({ games }: { readonly games: readonly OwnGame[] }) {
  const say = useSay();
  const [found, setFound] = useState<readonly Favourite[]>([]);
  useEffect(() => {
    let isHere = true;
    favouriteActions(games).then((all) => isHere && setFound(all.slice(0, MOST)));
    return () => {
      isHere = false;
    };
  }, [games]);
  const [first] = found;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="stats-favourites">
      <h2 id="stats-favourites">{say(STATS_WORDS.favourites)}</h2>
      <ol className="stats-favourites">
        {found.map(({ id, name, count }) => (
          <li key={id}>
            <span>{say(name)}</span> <span>{say(STATS_WORDS.times, { n: count })}</span>
            <span className="stats-bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / first.count}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
