/** The table at the present moment, with both hands as far as this perspective may see them. */
import { other, type Seat } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useSay } from '../app/lang.ts';
import { Board } from '../board/Board.tsx';
import { StageStrip } from '../board/Stage.tsx';
import { thingKey } from '../board/things.ts';
import { Face } from '../opponents/Face.tsx';
import { levelCalled } from '../opponents/levelCalled.ts';
import { chosenThings, marksFor } from './marks.ts';
import { bottomOf, viewFor } from './perspective.ts';
import { ReplayHand } from './ReplayHand.tsx';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface ReplayBoardProps {
  readonly replay: Replay;
  readonly own: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** As the record names them. */
  readonly players: readonly [string, string] | undefined;
}

export function ReplayBoard({ replay, own, nameOf, players }: ReplayBoardProps) {
  const say = useSay();
  const { timeline, at, perspective } = replay;
  const bottom = bottomOf(perspective, own);
  const view = useMemo(() => viewFor(timeline.stateAt(at), perspective), [timeline, at, perspective]);
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
        names={[nameOf(0), nameOf(1)]}
        faces={[face(0), face(1)]}
      >
        <StageStrip rules={timeline.rules} view={view} bottom={bottom} marks={marks} />
      </Board>
      {hand(bottom, 'me')}
    </section>
  );
}
