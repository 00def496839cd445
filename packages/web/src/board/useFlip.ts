/**
 * Cards glide to their new places. Elements with `data-flip` are known by that key before and after a change; one that is
 * new flies in from the element whose `data-thing` or `data-anchor` is its `data-flip-from`. What lay face down (`data-down`) turns over,
 * what begins to attack (`data-attacks`) steps forward. At a deal everything is new. Nothing waits for it.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { pace } from './pace.ts';
import { EMPTY_SCENE, type Scene } from './scene.ts';

const MOVE_MS = 260;
const STAGGER_MS = 40;
const MOST_STAGGER_MS = 240;
const DEAL_STAGGER_MS = 360;
const TURN_MS = 240;
const STEP_MS = 320;
const STEP_PX = 18;

interface Place {
  readonly rect: DOMRect;
  readonly down: boolean;
  readonly attacks: boolean;
}
type Places = Map<string, Place>;

const running = new Set<Animation>();

/** Told to the container when all cards have arrived. */
export const SETTLED = 'settled';
export const isMoving = (): boolean => running.size > 0;

const HURRY = ['pointerdown', 'keydown'] as const;

/** Any key or tap: whatever moves is there at once. */
export function completeMoves(): void {
  for (const animation of running) animation.finish();
}

function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll('[data-flip]')) {
    const key = element.getAttribute('data-flip');
    const rect = element.getBoundingClientRect();
    if (key === null || rect.width === 0) continue;
    places.set(key, { rect, down: element.hasAttribute('data-down'), attacks: element.hasAttribute('data-attacks') });
  }
  return places;
}

function sourceOf(root: HTMLElement, element: Element): DOMRect | undefined {
  const from = element.getAttribute('data-flip-from');
  if (from === null) return undefined;
  const rects = [...root.querySelectorAll(`[data-thing="${from}"], [data-anchor="${from}"]`)];
  return rects.map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
}

const isMoved = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 2;

function arrived(animation: Animation, root: HTMLElement): void {
  running.delete(animation);
  if (running.size === 0) root.dispatchEvent(new Event(SETTLED));
}

interface Move {
  readonly root: HTMLElement;
  readonly element: Element;
  /** Before it begins. */
  readonly delay: number;
}

function animate({ root, element, delay }: Move, frames: Keyframe[], ms: number): void {
  const timing = { duration: ms * pace(), delay, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' } as const;
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.onfinish = () => arrived(animation, root);
  animation.oncancel = () => arrived(animation, root);
}

function glide(move: Move, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(0.3, Math.min(2, from.width / to.width));
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
    { transform: 'none', zIndex: 30 },
  ];
  animate(move, frames, MOVE_MS);
}

/** Over its long side; what lies on the other one is seen from the middle on. */
function turn(move: Move): void {
  for (const element of move.element.querySelectorAll('.card'))
    animate({ ...move, element }, [{ scale: '0 1' }, { scale: '1 1' }], TURN_MS);
}

/** Towards the other side, and back into the row. */
function stepForward(move: Move): void {
  const y = move.element.closest('.side-opponent') === null ? -STEP_PX : STEP_PX;
  animate(move, [{ translate: '0 0' }, { translate: `0 ${y}px` }, { translate: '0 0' }], STEP_MS);
}

/** What comes from a pile lay face down there. */
const lay = (was: Place | undefined, from: DOMRect | undefined): boolean => was?.down ?? from !== undefined;

function play(root: HTMLElement, before: Places, after: Places, mostStagger = MOST_STAGGER_MS): void {
  let moves = 0;
  for (const element of root.querySelectorAll('[data-flip]')) {
    const key = element.getAttribute('data-flip') ?? '';
    const to = after.get(key);
    if (to === undefined) continue;
    const was = before.get(key);
    const from = was?.rect ?? sourceOf(root, element);
    const moved = from !== undefined && isMoved(from, to.rect);
    const move = { root, element, delay: Math.min(mostStagger, STAGGER_MS * moves) * pace() };
    if (moved) {
      moves++;
      glide(move, from, to.rect);
    }
    if (lay(was, from) !== to.down) turn(move);
    if (to.attacks && was?.attacks === false) stepForward(move);
  }
}

/** Call it where the container is; `change`, `scene`: a new value means that cards may have moved or turned over. */
export function useFlip(container: RefObject<HTMLElement | null>, change: unknown, scene: Scene = EMPTY_SCENE): void {
  const before = useRef<Places>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes are what it waits for
  useLayoutEffect(() => {
    const root = container.current;
    if (root === null) return;
    for (const animation of running) animation.cancel();
    const after = placesIn(root);
    if (pace() > 0 && scene.deal) play(root, new Map(), after, DEAL_STAGGER_MS);
    else if (pace() > 0 && before.current !== undefined) play(root, before.current, after);
    before.current = after;
  }, [change, scene]);
  useEffect(() => {
    const root = container.current;
    if (root === null) return undefined;
    const observer = new ResizeObserver(() => {
      before.current = placesIn(root);
    });
    observer.observe(root);
    for (const type of HURRY) window.addEventListener(type, completeMoves, true);
    return () => {
      observer.disconnect();
      for (const type of HURRY) window.removeEventListener(type, completeMoves, true);
    };
  }, [container]);
}
