/** A press of 350 ms, or a right click, in place of a click. */
import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const HOLD_MS = 350;
/** A finger that moves further is scrolling. */
const SLIP_PX = 10;

export function useLongPress(onLong: (() => void) | undefined) {
  const press = useRef({ timer: 0, x: 0, y: 0, done: false });
  const stop = () => window.clearTimeout(press.current.timer);
  useEffect(() => {
    const { current } = press;
    return () => window.clearTimeout(current.timer);
  }, []);
  if (onLong === undefined) return { handlers: {}, wasLong: () => false };
  const start = ({ clientX: x, clientY: y }: PointerEvent) => {
    stop();
    const timer = window.setTimeout(() => {
      press.current.done = true;
      onLong();
    }, HOLD_MS);
    press.current = { timer, x, y, done: false };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLIP_PX) stop();
  };
  const menu = (event: SyntheticEvent) => {
    event.preventDefault();
    stop();
    if (!press.current.done) onLong();
    press.current.done = false;
  };
  const handlers = {
    ...{ onPointerDown: start, onPointerMove: move, onContextMenu: menu },
    ...{ onPointerUp: stop, onPointerCancel: stop, onPointerLeave: stop },
  };
  /** Asked once at the click that follows. */
  const wasLong = () => {
    const { done } = press.current;
    press.current.done = false;
    return done;
  };
  return { handlers, wasLong };
}
