/** A part of a page that comes from the server: it, that it is on its way, or why it is not there. */
import type { ReactNode } from 'react';
import { NotHad } from './Failed.tsx';
import { Waiting } from './Unreachable.tsx';
import type { Fetched } from './useFetched.ts';

interface HadProps<T> {
  readonly fetched: Fetched<T>;
  readonly onAgain: () => void;
  readonly children: (value: T) => ReactNode;
}

export function Had<T>({ fetched, onAgain, children }: HadProps<T>) {
  if (fetched.state === 'loading') return <Waiting />;
  return (
    <>
      {fetched.failure !== undefined && <NotHad failure={fetched.failure} onAgain={onAgain} />}
      {fetched.state === 'there' && children(fetched.value)}
    </>
  );
}
