/** The portrait of an opponent in a circle. The drawings are loaded apart: until they are here, the circle keeps their place. */
import { lazy, Suspense } from 'react';
import './face.css';

const Portrait = lazy(() => import('./Portrait.tsx'));

/** `size`: the width in pixels. */
export function Face({ level, size }: { readonly level: number; readonly size: number }) {
  return (
    <span className="face" style={{ width: size, height: size }}>
      <Suspense>
        <Portrait level={level} />
      </Suspense>
    </span>
  );
}
