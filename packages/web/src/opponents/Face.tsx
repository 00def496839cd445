/** The portrait of an opponent in a circle. The drawings are loaded apart: until they are here, the circle keeps their place. */
import { lazy, Suspense } from 'react';
import { Icon } from '../kit/Icon.tsx';
import './face.css';

const Portrait = lazy(() => import('./Portrait.tsx'));

interface FaceProps {
  readonly level: number;
  /** The width in pixels. */
  readonly size: number;
  /** `beaten`: with a tick; `next`: with a ring. The words for it stand next to the face. */
  readonly mark?: 'beaten' | 'next' | undefined;
}

export function Face({ level, size, mark }: FaceProps) {
  return (
    <span className={`face${mark === 'next' ? ' is-next' : ''}`} style={{ width: size, height: size }}>
      <span className="face-picture">
        <Suspense>
          <Portrait level={level} />
        </Suspense>
      </span>
      {mark === 'beaten' && <Icon name="check" />}
    </span>
  );
}
