/** What stands behind the # of the address. */
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
