/** The fights of a scene: a line joins an attacker with its blockers, the score lies on it, and the attacker goes to meet them. */
import { useLayoutEffect, useRef, useState } from 'react';
import { pace } from './pace.ts';
import { type Fight, useScene } from './scene.ts';
import './scene.css';

const MEET_MS = 700;
/** How much of the way the attacker goes. */
const WAY = 0.45;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface DrawnFight {
  readonly key: string;
  readonly from: Point;
  readonly to: readonly Point[];
  readonly score: string | undefined;
}

const elementOf = (root: Element, key: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`[data-thing="${key}"]`)].find(({ offsetWidth }) => offsetWidth > 0);

function centreOf(root: Element, element: Element): Point {
  const at = root.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - at.left + width / 2, y: top - at.top + height / 2 };
}

const middle = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

function draw(root: Element, { attacker, blockers, score }: Fight): DrawnFight[] {
  const element = elementOf(root, attacker);
  const to = blockers.flatMap((key) => elementOf(root, key) ?? []).map((each) => centreOf(root, each));
  const [first] = to;
  if (element === undefined || first === undefined) return [];
  const from = centreOf(root, element);
  if (score !== undefined) meet(element, from, middle(from, first, WAY));
  return [{ key: attacker, from, to, score }];
}

/** There and back, over the other half of the table; the score is read meanwhile. */
function meet(element: HTMLElement, from: Point, to: Point): void {
  if (pace() === 0) return;
  const there = `${to.x - from.x}px ${to.y - from.y}px`;
  const frames = [
    { translate: '0 0', zIndex: 40 },
    { translate: there, zIndex: 40, offset: 0.35, easing: 'ease-out' },
    { translate: there, zIndex: 40, offset: 0.55 },
    { translate: '0 0', zIndex: 40 },
  ];
  const duration = MEET_MS * pace();
  element.animate(frames, { duration, easing: 'ease-in' });
  element.closest('.table > *')?.animate([{ zIndex: 1 }, { zIndex: 1 }], { duration });
}

export function Fights() {
  const { fights } = useScene();
  const ref = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly DrawnFight[]>([]);
  useLayoutEffect(() => {
    const root = ref.current?.parentElement;
    setDrawn(root == null ? [] : fights.flatMap((fight) => draw(root, fight)));
  }, [fights]);
  return (
    <svg ref={ref} className="fights" aria-hidden="true" focusable="false">
      {drawn.map((fight) => (
        <FightLines key={fight.key} fight={fight} />
      ))}
    </svg>
  );
}

function FightLines({ fight: { from, to, score } }: { readonly fight: DrawnFight }) {
  const at = middle(from, to[0] ?? from);
  return (
    <g>
      {to.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="fight-line" d={`M${from.x} ${from.y}L${x} ${y}`} />
      ))}
      {score !== undefined && (
        <g className="fight-score" transform={`translate(${at.x} ${at.y})`}>
          <rect x="-40" y="-16" width="80" height="32" rx="16" />
          <text textAnchor="middle" dominantBaseline="central">
            {score}
          </text>
        </g>
      )}
    </g>
  );
}
