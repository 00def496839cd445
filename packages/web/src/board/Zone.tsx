/** A named group of buttons with one Tab stop: arrow keys, Home and End move within it. Other keys are the page's. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { nextSpot } from './roving.ts';
import './things.css';

interface ZoneProps {
  /** Its accessible name. */
  readonly label: string;
  readonly className: string;
  /** What keys and tests call it, such as `hand` or `soldiers:0`. */
  readonly zone: string;
  readonly children: ReactNode;
}

const ITEMS = '[data-thing], [data-rove]';

const itemsOf = (zone: HTMLElement): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.offsetParent !== null);

/** Exactly one of them can be reached by Tab: the one that had the focus last. */
function settle(items: readonly HTMLElement[], current: HTMLElement | undefined): void {
  const stop = current !== undefined && items.includes(current) ? current : items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function move(zone: HTMLElement, event: KeyboardEvent): void {
  const items = itemsOf(zone);
  const current = items.findIndex((item) => item.matches(':focus'));
  const next = nextSpot(items.map(centre), current, event.key);
  const item = next === undefined ? undefined : items[next];
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function Zone({ label, className, zone, children }: ZoneProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (ref.current !== null) settle(itemsOf(ref.current), last.current);
  });
  return (
    <fieldset
      ref={ref}
      className={`zone ${className}`}
      data-zone={zone}
      aria-label={label}
      onKeyDown={(event) => ref.current !== null && move(ref.current, event)}
      onFocus={({ target }) => {
        last.current = target;
        if (ref.current !== null) settle(itemsOf(ref.current), target);
      }}
    >
      {children}
    </fieldset>
  );
}
