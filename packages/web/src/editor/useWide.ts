/** Is there room for a panel beside the table? */
import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 1000px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
