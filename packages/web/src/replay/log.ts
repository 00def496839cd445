/** What is told of a recorded game, and after which choice. */
import {
  EventLog,
  type GameEvent,
  type LogEntry,
  replay,
  SPECTATOR,
  type State,
  type Text,
  type Viewer,
} from '@blackpoker/engine';
import { type Perspective, viewerOf } from './perspective.ts';
import { plyAt, type Timeline } from './timeline.ts';

export interface LogLine {
  /** How many choices had been made: 0 for what happens before the first one. */
  readonly at: number;
  /** The ply that it followed from; -1: none. */
  readonly ply: number;
  readonly turn: number;
  readonly text: Text;
}

/** The whole log as far as this perspective knows it, in the words of the reader. Where turns begin is in the timeline. */
export function logOf(timeline: Timeline, perspective: Perspective, reader: Viewer = SPECTATOR): LogLine[] {
  const writer = new LogWriter(timeline, perspective, reader);
  const end = replay(timeline.record, timeline.rules, writer.before, writer.hear);
  writer.before(end);
  return writer.lines;
}

class LogWriter {
  readonly lines: LogLine[] = [];
  private readonly log: EventLog;
  private state: State | undefined;
  private made = -1;
  /** Heard before the first turn: it is told together. */
  private early: GameEvent[] = [];
  private turn = 0;

  constructor(timeline: Timeline, perspective: Perspective, reader: Viewer) {
    const tell = ({ event, text }: LogEntry): void => {
      if (event.type === 'turn') this.turn = event.turn;
      if (text === undefined || event.type === 'turn') return;
      const at = this.made + 1;
      this.lines.push({ at, ply: at === 0 ? -1 : plyAt(timeline, at - 1), turn: this.turn, text });
    };
    this.log = new EventLog(viewerOf(perspective), tell, perspective === 'open', reader);
  }

  readonly before = (s: State): void => {
    this.state = s;
    this.log.hearSetUp(s, this.early.splice(0));
    this.made++;
  };

  readonly hear = (event: GameEvent): void => {
    const { state } = this;
    if (state === undefined || this.turn === 0) this.early.push(event);
    else this.log.hear(state, event);
  };
}

/** What the last ply before this place led to. */
export function toldAt(timeline: Timeline, lines: readonly LogLine[], at: number): readonly Text[] {
  const last = at === 0 ? -1 : plyAt(timeline, at - 1);
  return lines.filter((line) => line.ply === last && line.at <= at).map(({ text }) => text);
}

/** The log line by line in the groups in which it is read: by turn, and within it by ply. */
export interface LogTurn {
  readonly turn: number;
  readonly plies: readonly LogPly[];
}
export interface LogPly {
  readonly ply: number;
  readonly lines: readonly Text[];
}

export function groupedLog(lines: readonly LogLine[]): LogTurn[] {
  const turns: { turn: number; plies: { ply: number; lines: Text[] }[] }[] = [];
  for (const { turn, ply, text } of lines) {
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, plies: [] });
    const plies = turns.at(-1)?.plies ?? [];
    if (plies.at(-1)?.ply !== ply) plies.push({ ply, lines: [] });
    plies.at(-1)?.lines.push(text);
  }
  return turns;
}
