/** The places of a table, in one document for all screens: columns on a desktop, one column on a phone, two when it lies on its side. */
import type { Seat, View } from '@blackpoker/engine';
import { type ReactNode, useRef } from 'react';
import { Fights } from './Fights.tsx';
import { useScene } from './scene.ts';
import { type PointerArrow, TargetArrows } from './TargetArrows.tsx';
import { useFlip } from './useFlip.ts';
import './layout.css';

export interface TableLayoutProps {
  readonly view: View;
  readonly bottom: Seat;
  /** The page's own bar: where one is, clocks, menu. 46 px high. Holds the h1. */
  readonly header: ReactNode;
  /** What is told beside the game: a row below the bar, on a desktop above what is in `side`. It covers no cards. */
  readonly news?: ReactNode;
  /** The hand of the far side, where it lies open. */
  readonly far?: ReactNode;
  /** `<BoardSide>` of each seat. */
  readonly opponent: ReactNode;
  readonly own: ReactNode;
  /** `<Stage>`: left column on a desktop, a strip between the halves on a phone. */
  readonly stage: ReactNode;
  /** `<ChanceBar>`. */
  readonly chance: ReactNode;
  /** One line on a phone; the plan bar. */
  readonly prompt: ReactNode;
  /** One row that scrolls within itself; its height is kept when it is empty. */
  readonly chips: ReactNode;
  readonly hand: ReactNode;
  /** Buttons; always inside the screen. */
  readonly bar: ReactNode;
  /** Right column of a desktop; elsewhere a drawer while `logOpen`. */
  readonly log: ReactNode;
  readonly logOpen: boolean;
  /** Below the stage on a desktop, nowhere else. */
  readonly side?: ReactNode;
  /** Over the board, in nobody's way: `<TurnBanner>`, toasts. */
  readonly over?: ReactNode;
  /** Arrows for a move that is only spoken of. */
  readonly pointers?: readonly PointerArrow[] | undefined;
  /** `data-…` of the root. */
  readonly attributes?: Readonly<Record<`data-${string}`, string | number | undefined>> | undefined;
}

/** In the order of the Tab key. */
const PLACES = [
  'header',
  'news',
  'prompt',
  'chips',
  'hand',
  'own',
  'stage',
  'chance',
  'opponent',
  'far',
  'side',
  'bar',
] as const;

export function TableLayout(props: TableLayoutProps) {
  const { view, bottom, log, logOpen, over, pointers, attributes } = props;
  const ref = useRef<HTMLElement>(null);
  useFlip(ref, view, useScene());
  return (
    <main className="table" ref={ref} {...attributes}>
      {PLACES.map((place) => (
        <div key={place} className={`table-${place}`}>
          {props[place]}
        </div>
      ))}
      <div className={`table-log${logOpen ? ' is-open' : ''}`}>{log}</div>
      {over !== undefined && <div className="table-over">{over}</div>}
      <TargetArrows view={view} bottom={bottom} pointers={pointers} />
      <Fights />
    </main>
  );
}
