/** The table at the present moment, with both hands as far as this perspective may see them. */
import type { JudgedDecision } from '@blackpoker/bots';
import { other, type Seat, sentence } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useSay } from '../app/lang.ts';
import { Board } from '../board/Board.tsx';
import { movePointers } from '../board/movePointers.ts';
import { StageStrip } from '../board/Stage.tsx';
import { type PointerArrow, TargetArrows } from '../board/TargetArrows.tsx';
import { thingKey } from '../board/things.ts';
import { Face } from '../opponents/Face.tsx';
import { levelCalled } from '../opponents/levelCalled.ts';
import { chosenThings, marksFor } from './marks.ts';
import { bottomOf, viewFor } from './perspective.ts';
import { ReplayHand } from './ReplayHand.tsx';
import type { Timeline } from './timeline.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface ReplayBoardProps {
  readonly replay: Replay;
  readonly own: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** As the record names them. */
  readonly players: readonly [string, string] | undefined;
  /** What the review has against the move that follows. */
  readonly mistake: JudgedDecision | undefined;
}

export function ReplayBoard({ replay, own, nameOf, players, mistake }: ReplayBoardProps) {
  const say = useSay();
  const { timeline, at, perspective, reader } = replay;
  const bottom = bottomOf(perspective, own);
  const view = useMemo(() => viewFor(timeline.stateAt(at), perspective, reader), [timeline, at, perspective, reader]);
  const pointers = useMemo(() => mistake && pointersOf(timeline, mistake), [timeline, mistake]);
  const marks = marksFor(chosenThings(timeline, at, perspective), say(REPLAY_WORDS.chosen));
  const isChosen = (card: number): boolean => marks.has(thingKey({ type: 'card', card }));
  const hand = (seat: Seat, owner: 'me' | 'opponent') => (
    <ReplayHand view={view} seat={seat} who={nameOf(seat)} owner={owner} isChosen={isChosen} />
  );
  const face = (seat: Seat) => {
    const level = levelCalled(players?.[seat === 0 ? 0 : 1] ?? '');
    return level !== undefined && <Face level={level} size={32} />;
  };
  return (
    <section className="replay-board" aria-label={say(REPLAY_WORDS.board)}>
      {hand(other(bottom), 'opponent')}
      <Board
        rules={timeline.rules}
        view={view}
        bottom={bottom}
        marks={marks}
        names={[sentence(nameOf(0)), sentence(nameOf(1))]}
        faces={[face(0), face(1)]}
      >
        <StageStrip rules={timeline.rules} view={view} bottom={bottom} marks={marks} />
      </Board>
      {hand(bottom, 'me')}
      {pointers !== undefined && <TargetArrows pointers={pointers} />}
    </section>
  );
}

/** The move that was played, and beside it the better one. */
function pointersOf(timeline: Timeline, { index, seat, played, best }: JudgedDecision): readonly PointerArrow[] {
  const state = timeline.stateAt(index);
  const arrows = (line: readonly number[], look: PointerArrow['look']): PointerArrow[] =>
    movePointers(state, line, seat).arrows.map((arrow) => ({ ...arrow, look }));
  return [...arrows(played.line, 'played'), ...arrows(best.line, 'advised')];
}
