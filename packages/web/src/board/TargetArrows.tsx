/** Arrows from the requests on the stage to what they point at, and for moves that are only spoken of. Everything that they may connect lies in their parent. */
import type { View } from '@blackpoker/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ArrowPath, arrowPath } from './arrowPath.ts';
import type { Pointer } from './movePointers.ts';
import { thingKey, thingOfTarget } from './things.ts';
import { isMoving, SETTLED } from './useFlip.ts';
import './stage.css';

interface TargetArrowsProps {
  /** Undefined: no requests. */
  readonly view?: View | undefined;
  /** Whose requests have the colour of the near side. */
  readonly bottom?: number | undefined;
  /** Arrows for moves that are only spoken of. */
  readonly pointers?: readonly PointerArrow[] | undefined;
}

/** `look`: a move that is advised or better, or one that was played. */
export interface PointerArrow extends Pointer {
  readonly look: 'advised' | 'played';
}

interface Arrow extends Pointer {
  readonly look: string;
}

function arrowsOf({ stage }: View, bottom: number | undefined): Arrow[] {
  return stage.flatMap(({ id, by, target }, i) => {
    const thing = thingOfTarget(target);
    if (thing === undefined) return [];
    const from = thingKey({ type: 'request', request: id });
    const look = `${by === bottom ? 'me' : 'opponent'}${i === stage.length - 1 ? ' is-top' : ''}`;
    return [{ from, to: thingKey(thing), look }];
  });
}

interface Drawn extends ArrowPath {
  readonly key: string;
  readonly look: string;
}

/** Where it is drawn now, in the container's own coordinates. */
function rectOf(root: HTMLElement, key: string): DOMRect | undefined {
  const at = root.getBoundingClientRect();
  for (const element of root.querySelectorAll(`[data-thing="${key}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return new DOMRect(left - at.left, top - at.top, width, height);
  }
  return undefined;
}

function drawn(root: HTMLElement, arrow: Arrow): Drawn[] {
  const from = rectOf(root, arrow.from);
  const to = rectOf(root, arrow.to);
  if (from === undefined || to === undefined) return [];
  return [{ ...arrowPath(from, to), key: `${arrow.from} ${arrow.to} ${arrow.look}`, look: arrow.look }];
}

const drawnIn = (root: HTMLElement, arrows: readonly Arrow[]): Drawn[] => arrows.flatMap((arrow) => drawn(root, arrow));

/** They wait until the cards have arrived. */
function useArrows({ view, bottom, pointers }: TargetArrowsProps) {
  const ref = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    const root = ref.current?.parentElement;
    if (root == null) return undefined;
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setArrows(
          isMoving() ? [] : drawnIn(root, [...(view === undefined ? [] : arrowsOf(view, bottom)), ...(pointers ?? [])]),
        ),
      );
    };
    const observer = new ResizeObserver(draw);
    observer.observe(root);
    root.addEventListener('scroll', draw, true);
    root.addEventListener(SETTLED, draw);
    draw();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('scroll', draw, true);
      root.removeEventListener(SETTLED, draw);
    };
  }, [view, bottom, pointers]);
  return { ref, arrows };
}

export function TargetArrows(props: TargetArrowsProps) {
  const { ref, arrows } = useArrows(props);
  return (
    <svg ref={ref} className="arrows" aria-hidden="true" focusable="false">
      {arrows.map(({ key, line, head, look }) => (
        <g key={key} className={`arrow arrow-${look}`}>
          <path className="arrow-line" d={line} />
          <path className="arrow-head" d={head} />
        </g>
      ))}
    </svg>
  );
}
