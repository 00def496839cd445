/** One's games on the server, and in how many of them it is one's move. Asked for when the page stands, and now and then while it is looked at. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { whileVisible } from '../app/whileVisible.ts';
import { Icon } from '../kit/Icon.tsx';
import { askForGames, knownSession, type OnlineGames } from './onlineGames.ts';
import { HOME_WORDS } from './words.ts';

const SETTLED_MS = 400;
const EVERY_MS = 30_000;
const NONE: OnlineGames = { games: 0, moves: 0 };

/** Expected: there were some the last time, so that their place is kept free. */
type Found = OnlineGames | 'expected';

export function OnlineCard({ found }: { readonly found: Found }) {
  const say = useSay();
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

export function useOnlineGames(): Found {
  const [found, setFound] = useState<Found>(() => (knownSession() === 'games' ? 'expected' : NONE));
  useEffect(() => {
    const ask = (): void => {
      if (knownSession() === 'none') return;
      askForGames().then(setFound, () => setFound((before) => (before === 'expected' ? NONE : before)));
    };
    const timer = window.setTimeout(ask, SETTLED_MS);
    const stop = whileVisible(ask, EVERY_MS);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
  return found;
}
