/** A page that needs to know first who looks at it. */
import type { Me } from '@blackpoker/protocol';
import type { ReactNode } from 'react';
import { Failed } from './Failed.tsx';
import { refreshMe, useMe } from './session.ts';
import { Waiting } from './Unreachable.tsx';

export function Known({ children }: { readonly children: (me: Me | undefined) => ReactNode }) {
  const session = useMe();
  if (session.state === 'unknown') return <Waiting />;
  if (session.state === 'failed') return <Failed failure={session.failure} onAgain={refreshMe} />;
  return children(session.me);
}
