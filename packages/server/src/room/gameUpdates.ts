/** What a viewer is told of the table: their view, and what follows from it. */
import { type PassingProfile, SMART_PASSING } from '@blackpoker/bots';
import { type Seat, SPECTATOR, type View, type Viewer } from '@blackpoker/engine';
import { type GameUpdate, type News, standingOf } from '@blackpoker/host';
import type { RoomState } from './roomState.ts';
import { steadyText } from './steadyText.ts';

/** The table at one moment, for one viewer, with what has led to it. */
export interface Sight extends News {
  readonly seq: number;
  readonly course: number;
  readonly passing: PassingProfile;
  readonly table: Omit<GameUpdate, 'told' | 'fresh' | 'passing'>;
}

/** With what is new to the viewer, who listens. `shown`: where it is not the viewer's own view. */
export const sightOf = (room: RoomState, viewer: Viewer, shown?: View): Sight =>
  sightAfter(room.course.takeNews(viewer), room, viewer, shown);

/** With all that has happened. The viewer listens from now on. */
export const wholeSight = (room: RoomState, viewer: Viewer, shown?: View): Sight =>
  sightAfter({ from: 0, told: room.course.listen(viewer) }, room, viewer, shown);

const sightAfter = (
  { from, told }: News,
  room: RoomState,
  viewer: Viewer,
  shown: View = room.viewOf(viewer),
): Sight => ({
  seq: room.toldSeq,
  course: room.courseNumber,
  table: tableOf(room, viewer, shown),
  // After the table: a yield ends by being looked at.
  passing: viewer === SPECTATOR ? SMART_PASSING : room.profileOf(viewer),
  from,
  told,
});

/** A GameUpdate as JSON, in pieces. */
export const updatePieces = ({ table, passing, from, told }: Sight): string[] => [
  '{"told":',
  JSON.stringify(told),
  `,"fresh":${from === 0},"passing":${steadyText(passing)},`,
  JSON.stringify(table).slice(1),
];

function tableOf(room: RoomState, viewer: Viewer, shown: View): Sight['table'] {
  const { seat, end, base } = room;
  const asking = seat === viewer && !room.paused ? room.asked : undefined;
  const asked = asking?.stop === true;
  return {
    id: room.decision,
    viewer,
    view: shown,
    asked,
    handOver: undefined,
    thinking: isBotThinking(room, seat),
    meaningful: asked ? asking.meaningful : [],
    warnings: asked ? asking.warnings : [],
    canUndo: false,
    end,
    series: isInSeries(room) ? standingOf(base.setup, room.endInSeries, viewer) : undefined,
    trouble: undefined,
  };
}

/** A game that was aborted has ended its series, too. */
const isInSeries = ({ base, end }: RoomState): boolean => base.setup.series !== undefined && end?.why !== 'aborted';

const isBotThinking = (room: RoomState, seat: Seat | undefined): boolean =>
  seat !== undefined && !room.paused && room.levelOf(seat) !== undefined;

/** Both hands, for spectators to whom the players have opened them: each side as its own player sees it. */
export function openView(room: RoomState): View {
  const [a, b] = [room.viewOf(0), room.viewOf(1)];
  return { ...room.viewOf(SPECTATOR), seats: [a.seats[0], b.seats[1]] };
}
