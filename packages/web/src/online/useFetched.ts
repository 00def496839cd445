/** What a page shows comes from the server: on its way, there, or not to be had. */
import type { Text } from '@blackpoker/engine';
import { useEffect, useState } from 'react';
import { ApiError, wordsOf } from './api.ts';

export type Fetched<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly why: Text; readonly status: number };

/** `key`: another one asks again. */
export function useFetched<T>(key: string, ask: () => Promise<T>): readonly [Fetched<T>, () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (value) => isWanted && setFetched({ state: 'there', value }),
      (error) =>
        isWanted &&
        setFetched({ state: 'failed', why: wordsOf(error), status: error instanceof ApiError ? error.status : 0 }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, count]);
  return [fetched, () => setCount(count + 1)];
}
