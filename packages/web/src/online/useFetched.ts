/** What a page shows comes from the server: on its way, there, or not to be had. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, isPassing } from './api.ts';

export type Fetched<T> =
  | { readonly state: 'loading' }
  /** `failure`: it was asked for again, in vain; what is there may be old. */
  | { readonly state: 'there'; readonly value: T; readonly failure?: Failure | undefined }
  | { readonly state: 'failed'; readonly failure: Failure };

/** What was there stays, unless the server says that it is no more. */
export const afterFailure = <T>(before: Fetched<T>, failure: Failure): Fetched<T> =>
  before.state === 'there' && isPassing(failure) ? { ...before, failure } : { state: 'failed', failure };

/** `key`: another one asks again. Each answer is another object, also where it says the same. */
export function useFetched<T>(key: string, ask: () => Promise<T>): readonly [Fetched<T>, () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  const [count, setCount] = useState(0);
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let isWanted = true;
    const take = (next: (before: Fetched<T>) => Fetched<T>) => {
      if (!isWanted) return;
      const isSame = shown.current === key;
      shown.current = key;
      setFetched((before) => next(isSame ? before : { state: 'loading' }));
    };
    ask().then(
      (value) => take(() => ({ state: 'there', value })),
      (error) => take((before) => afterFailure(before, failureOf(error))),
    );
    return () => {
      isWanted = false;
    };
  }, [key, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  return [fetched, again];
}
