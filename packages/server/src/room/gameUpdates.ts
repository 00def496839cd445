/** What a viewer is told of the table: their view, and what follows from it. */
import { SMART_PASSING } from '@blackpoker/bots';
import { type Seat, SPECTATOR, type View, type Viewer } from '@blackpoker/engine';
import { type GameUpdate, standingOf } from '@blackpoker/host';
import type { RoomState } from './roomState.ts';

/** The table at one moment, for one viewer. `told`, as JSON, grows on; `count` of it belongs to this moment. */
export interface Sight {
  readonly seq: number;
  readonly course: number;
  readonly told: readonly string[];
  readonly count: number;
  readonly table: Omit<GameUpdate, 'told' | 'fresh'>;
}

/** `shown`: where it is not the viewer's own view. */
export function sightOf(room: RoomState, viewer: Viewer, shown: View = room.viewOf(viewer)): Sight {
  room.course.listen(viewer);
  const told = room.course.toldTo(viewer);
  return { seq: room.seq, course: room.courseNumber, told, count: told.length, table: tableOf(room, viewer, shown) };
}

/** As JSON. `from`: what the viewer has been told already; undefined: all is new. */
export function updateText({ table, told, count }: Sight, from: number | undefined): string {
  const news = told.slice(from ?? 0, count).join();
  return `${JSON.stringify(table).slice(0, -1)},"told":[${news}],"fresh":${from === undefined}}`;
}

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
    passing: viewer === SPECTATOR ? SMART_PASSING : room.profileOf(viewer),
    end,
    series: base.setup.series === undefined ? undefined : standingOf(base.setup, room.endInSeries, viewer),
    trouble: undefined,
  };
}

const isBotThinking = (room: RoomState, seat: Seat | undefined): boolean =>
  seat !== undefined && !room.paused && room.levelOf(seat) !== undefined;

/** Both hands, for spectators to whom the players have opened them: each side as its own player sees it. */
export function openView(room: RoomState): View {
  const [a, b] = [room.viewOf(0), room.viewOf(1)];
  return { ...room.viewOf(SPECTATOR), seats: [a.seats[0], b.seats[1]] };
}
