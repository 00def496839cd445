/** Arrows from the requests on the stage to what they point at. Everything that they may connect lies in their parent. */
import type { TargetRef, View } from '@blackpoker/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ArrowPath, arrowPath } from './arrowPath.ts';
import { type Thing, thingKey } from './things.ts';
import { isMoving, SETTLED } from './useFlip.ts';
import './stage.css';

interface TargetArrowsProps {
  readonly view: View;
  /** Whose requests have the colour of the near side. */
  readonly bottom: number;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly by: number;
  readonly top: boolean;
}

function thingOf(target: TargetRef | undefined): Thing | undefined {
  switch (target?.type) {
    case 'unit':
      return { type: 'unit', ...target.unit };
    case 'request':
    case 'player':
      return target;
    default:
      return undefined;
  }
}

function arrowsOf({ stage }: View): Arrow[] {
  return stage.flatMap(({ id, by, target }, i) => {
    const thing = thingOf(target);
    if (thing === undefined) return [];
    const from = thingKey({ type: 'request', request: id });
    return [{ from, to: thingKey(thing), by, top: i === stage.length - 1 }];
  });
}

interface Drawn extends ArrowPath {
  readonly key: string;
  readonly by: number;
  readonly top: boolean;
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
  return [{ ...arrowPath(from, to), key: arrow.from, by: arrow.by, top: arrow.top }];
}

const drawnIn = (root: HTMLElement, view: View): Drawn[] => arrowsOf(view).flatMap((arrow) => drawn(root, arrow));

/** They wait until the cards have arrived. */
function useArrows(view: View) {
  const ref = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Drawn[]>([]);
  useLayoutEffect(() => {
    const root = ref.current?.parentElement;
    if (root == null) return undefined;
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setArrows(isMoving() ? [] : drawnIn(root, view)));
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
  }, [view]);
  return { ref, arrows };
}

export function TargetArrows({ view, bottom }: TargetArrowsProps) {
  const { ref, arrows } = useArrows(view);
  return (
    <svg ref={ref} className="arrows" aria-hidden="true" focusable="false">
      {arrows.map(({ key, line, head, by, top }) => (
        <g key={key} className={`arrow arrow-${by === bottom ? 'me' : 'opponent'}${top ? ' is-top' : ''}`}>
          <path className="arrow-line" d={line} />
          <path className="arrow-head" d={head} />
        </g>
      ))}
    </svg>
  );
}
