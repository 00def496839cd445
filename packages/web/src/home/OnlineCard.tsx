/** One's games on the server, and in how many of them it is one's move. Asked for when the page stands. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { askForGames, knownSession, type OnlineGames } from './onlineGames.ts';
import { HOME_WORDS } from './words.ts';

const SETTLED_MS = 400;
const NONE: OnlineGames = { games: 0, moves: 0 };

export function OnlineCard() {
  const say = useSay();
  const found = useOnlineGames();
  if (found === 'expected') return <div className="home-online" />;
  const { games, moves } = found;
  if (games === 0) return null;
  return (
    <Link href="/online" className="home-online">
      <span className="home-counts">
        {`${say(HOME_WORDS.onlineGames, { n: games })} `}
        {moves > 0 && <strong className="home-move">{say(HOME_WORDS.moves, { n: moves })}</strong>}
      </span>
      <Icon name="next" />
    </Link>
  );
}

/** Expected: there were some the last time, so that their place is kept free. */
function useOnlineGames(): OnlineGames | 'expected' {
  const [found, setFound] = useState<OnlineGames | 'expected'>(() => (knownSession() === 'games' ? 'expected' : NONE));
  useEffect(() => {
    if (knownSession() === 'none') return undefined;
    const timer = window.setTimeout(() => {
      askForGames().then(setFound, () => setFound(NONE));
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return found;
}
