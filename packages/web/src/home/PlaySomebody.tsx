/** The way to other players, where the app comes from a server that has online play. Asked when the page stands; remembered for the next time. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { HOME_WORDS } from './words.ts';

const KNOWN = 'blackpoker.hasServer';
/** `unknown`: its place is kept free, so that nothing moves. */
type Known = 'yes' | 'no' | 'unknown';
const SETTLED_MS = 400;

export function PlaySomebody() {
  const say = useSay();
  const isThere = useServer();
  if (isThere === 'no') return null;
  return (
    <Link href="/online" className={`button home-choose${isThere === 'unknown' ? ' home-unknown' : ''}`}>
      <Icon name="language" />
      {say(HOME_WORDS.online)}
    </Link>
  );
}

/** Without a network it stays as it was: the lobby says that it cannot be reached. */
function useServer(): Known {
  const [isThere, setThere] = useState(wasThere);
  useEffect(() => {
    if (!navigator.onLine) return undefined;
    const timer = window.setTimeout(() => {
      hasServer().then(
        (found) => {
          remember(found ? 'yes' : 'no');
          if (found) setThere('yes');
        },
        () => {},
      );
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isThere;
}

async function hasServer(): Promise<boolean> {
  const response = await fetch('/healthz');
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const health: unknown = response.ok && isJson ? await response.json() : undefined;
  return typeof health === 'object' && health !== null && 'online' in health && health.online === true;
}

function wasThere(): Known {
  try {
    const kept = localStorage.getItem(KNOWN);
    return kept === 'yes' || kept === 'no' ? kept : 'unknown';
  } catch {
    return 'unknown';
  }
}

function remember(found: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KNOWN, found);
  } catch {
    // Storage is denied: it is asked again.
  }
}
