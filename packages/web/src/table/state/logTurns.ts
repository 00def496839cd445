/** The log in turns, as far as a filter lets through. */

import type { GameEvent, Seat, Text, Viewer } from '@blackpoker/engine';
import type { Told } from '@blackpoker/host';

export const LOG_FILTERS = ['all', 'own', 'theirs', 'damage'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

export interface LogLine {
  readonly key: number;
  readonly text: Text;
  /** It was passed for the person. */
  readonly auto: boolean;
}

export interface LogTurn {
  readonly turn: number;
  /** Whose turn; undefined: before the first. */
  readonly seat: Seat | undefined;
  readonly lines: readonly LogLine[];
}

/** Whose doing an event is. */
function seatOf(event: GameEvent): Seat | undefined {
  if ('seat' in event) return event.seat;
  return 'unit' in event ? event.unit.seat : undefined;
}

const isDamage = (event: GameEvent): boolean =>
  event.type === 'damaged' || (event.type === 'moved' && (event.why === 'damage' || event.why === 'destroy'));

function passes(event: GameEvent, filter: LogFilter, viewer: Viewer): boolean {
  if (filter === 'all') return true;
  if (filter === 'damage') return isDamage(event);
  return (seatOf(event) === viewer) === (filter === 'own');
}

export function logTurns(log: readonly Told[], filter: LogFilter, viewer: Viewer): LogTurn[] {
  const turns: { turn: number; seat: Seat | undefined; lines: LogLine[] }[] = [];
  let seat: Seat | undefined;
  for (const [key, { event, turn, text, autoPass }] of log.entries()) {
    if (event.type === 'turn') seat = event.seat;
    if (turns.at(-1)?.turn !== turn || turns.at(-1)?.seat !== seat) turns.push({ turn, seat, lines: [] });
    const line = autoPass?.text ?? text;
    if (line === undefined || event.type === 'turn' || !passes(event, filter, viewer)) continue;
    turns.at(-1)?.lines.push({ key, text: line, auto: autoPass !== undefined });
  }
  return turns.filter(({ lines }) => lines.length > 0);
}
