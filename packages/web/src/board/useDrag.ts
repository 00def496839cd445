/**
 * A card of the hand can also be dragged onto the field, in place of a tap. Taps, keys and scrolling stay what they are: it begins upwards,
 * and where the table itself can be scrolled a finger scrolls it.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { pace } from './pace.ts';
import { type Thing, thingAt } from './things.ts';

const START_PX = 12;
const BACK_MS = 180;
const TABLE = '.table';
const FIELD = '.table-own, .table-opponent, .table-stage, .table-chance';

interface Drag {
  readonly element: HTMLElement;
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  begun: boolean;
}

export interface Dragging {
  readonly canDrag: (thing: Thing) => boolean;
  /** It was let go over the field. */
  readonly onDrop: (thing: Thing) => void;
}

const isOnField = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((element) => element.matches(FIELD));

function layBack(element: HTMLElement): void {
  const from = element.style.translate;
  element.style.translate = '';
  element.style.zIndex = '';
  if (pace() > 0) element.animate([{ translate: from, zIndex: 30 }, {}], { duration: BACK_MS * pace() });
}

class Hand {
  private drag: Drag | undefined;
  private dropped = false;
  private readonly dragging: () => Dragging;

  constructor(dragging: () => Dragging) {
    this.dragging = dragging;
  }

  readonly pointerdown = ({ target, clientX: x, clientY: y, button, isPrimary }: PointerEvent): void => {
    this.dropped = false;
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
    const thing = thingAt(element);
    if (element === null || thing === undefined || button !== 0 || !isPrimary) return;
    this.drag = this.dragging().canDrag(thing) ? { element, thing, x, y, begun: false } : undefined;
  };

  readonly pointermove = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    const { drag } = this;
    if (drag === undefined) return;
    const x = clientX - drag.x;
    const y = clientY - drag.y;
    if (!drag.begun && Math.hypot(x, y) < START_PX) return;
    if (!drag.begun && -y < Math.abs(x)) return this.pointercancel();
    if (!drag.begun) drag.element.setPointerCapture(pointerId);
    drag.begun = true;
    if (pace() > 0) Object.assign(drag.element.style, { translate: `${x}px ${y}px`, zIndex: '30' });
  };

  readonly pointerup = (event: PointerEvent): void => {
    const { drag } = this;
    this.pointercancel();
    if (drag?.begun !== true) return;
    this.dropped = true;
    if (isOnField(event)) this.dragging().onDrop(drag.thing);
  };

  readonly pointercancel = (): void => {
    if (this.drag?.begun === true) layBack(this.drag.element);
    this.drag = undefined;
  };

  /** The click that ends a drag is none. */
  readonly click = (event: Event): void => {
    if (this.dropped) event.stopPropagation();
    this.dropped = false;
  };
}

/** `fan`: what holds the cards. Only at a table. */
export function useDrag(fan: RefObject<HTMLElement | null>, dragging: Dragging): void {
  const latest = useRef(dragging);
  latest.current = dragging;
  useEffect(() => {
    const element = fan.current;
    const table = element?.closest<HTMLElement>(TABLE) ?? null;
    if (element === null || table === null) return undefined;
    const hand = new Hand(() => latest.current);
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
      element.addEventListener(type, hand[type], { signal });
    element.addEventListener('pointercancel', hand.pointercancel, { signal });
    element.addEventListener('click', hand.click, { signal, capture: true });
    const observer = new ResizeObserver(() => {
      element.style.touchAction = table.scrollHeight > table.clientHeight + 1 ? '' : 'pan-x pinch-zoom';
    });
    observer.observe(table);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [fan]);
}
