/** The shape of an arrow between two boxes. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ArrowPath {
  readonly line: string;
  readonly head: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const HEAD = 11;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const round = (value: number): number => Math.round(value * 10) / 10;
const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const centre = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The point of a box's edge that faces a place, at least `inset` away from its corners. */
function edge(box: Box, towards: Point, inset: number): Point {
  const { x, y } = centre(box);
  const besides = towards.x < box.left || towards.x > box.right;
  if (besides && towards.y > box.top && towards.y < box.bottom)
    return { x: towards.x < x ? box.left : box.right, y: clamp(towards.y, box.top + inset, box.bottom - inset) };
  return { x: clamp(towards.x, box.left + inset, box.right - inset), y: towards.y < y ? box.top : box.bottom };
}

/** A soft curve that leaves one box and ends with its head on the edge of the other. */
export function arrowPath(from: Box, to: Box): ArrowPath {
  const start = edge(from, centre(to), 16);
  const end = edge(to, start, (to.right - to.left) * 0.4);
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) / 8, y: (start.y + end.y) / 2 - (end.x - start.x) / 8 };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const tail = { x: end.x - HEAD * 0.8 * Math.cos(angle), y: end.y - HEAD * 0.8 * Math.sin(angle) };
  return { line: `M${text(start)}Q${text(bend)} ${text(tail)}`, head: headAt(end, angle) };
}

function headAt(tip: Point, angle: number): string {
  const corner = (turn: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  });
  return `M${text(tip)}L${text(corner(0.5))} ${text(corner(-0.5))}Z`;
}
