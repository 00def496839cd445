/** Both sides of a table as one viewer sees them: piles, units, requests. It knows zones, cards and marks, no rules. */
import { other, type Ruleset, type Seat, type View } from '@blackpoker/engine';
import { type ReactNode, useRef } from 'react';
import { BoardSide } from './BoardSide.tsx';
import { TargetArrows } from './TargetArrows.tsx';
import type { Pointing } from './things.ts';
import { useFlip } from './useFlip.ts';
import './side.css';

export interface BoardProps extends Pointing {
  readonly rules: Ruleset;
  readonly view: View;
  /** Whose side lies at the bottom. */
  readonly bottom: Seat;
  /** By seat; otherwise "you", "the opponent", A and B. */
  readonly names?: readonly [string, string] | undefined;
  readonly faces?: readonly [ReactNode, ReactNode] | undefined;
  /** Between the halves: a stage strip, a chance bar. */
  readonly children?: ReactNode;
}

export function Board({ bottom, names, faces, children, ...props }: BoardProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFlip(ref, props.view);
  const half = (seat: Seat) => {
    const i = seat === 0 ? 0 : 1;
    return <BoardSide {...props} seat={seat} bottom={bottom} name={names?.[i]} face={faces?.[i]} />;
  };
  return (
    <div className="board" ref={ref}>
      {half(other(bottom))}
      <div className="board-middle">{children}</div>
      {half(bottom)}
      <TargetArrows view={props.view} bottom={bottom} />
    </div>
  );
}
