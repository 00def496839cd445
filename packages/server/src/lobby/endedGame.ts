/** What a finished game says beyond its row: actions that were declared, and its place in its series. */
import {
  addGame,
  type Choice,
  choiceParts,
  DRAWN,
  kindToAct,
  NONE,
  parseRecord,
  replay,
  type Seat,
  type State,
  seatToAct,
  seriesWinner,
} from '@blackpoker/engine';
import { endInSeries, type GameSetup, nextSetup, seriesOfSetup } from '@blackpoker/host';
import { rulesOf } from './beginning.ts';
import { type GameRow, setupOf } from './gameRow.ts';

/** How often each seat has declared an action, by the action's id. */
export type Declared = readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>];

export interface EndedGame {
  readonly declared: Declared;
  /** The next game of its series; undefined: there is none. */
  readonly next: GameSetup | undefined;
  /** Seat 0's part of the game, or of the series that it has ended: 1, ½ or 0; undefined: the series goes on. */
  readonly score: number | undefined;
}

/** Plays the record once. Throws where it does not fit the rules. */
export function endedGame(row: GameRow): EndedGame {
  const declared = [new Map<string, number>(), new Map<string, number>()] as const;
  const end = playedAgain(row, declared);
  const setup = setupOf(row);
  const ended = endInSeries(setup, end, { winner: winnerOf(row), why: 'played' });
  const series = seriesOfSetup(setup);
  if (series === undefined || ended === undefined) return { declared, next: undefined, score: scoreOf(row.winner) };
  const won = seriesWinner(addGame(series, ended));
  if (won === NONE) return { declared, next: nextSetup(setup, ended), score: undefined };
  return { declared, next: undefined, score: scoreOf(won === DRAWN ? null : won) };
}

const winnerOf = ({ winner }: GameRow): Seat | undefined => winner ?? undefined;
const scoreOf = (winner: number | null): number => (winner === null ? 0.5 : winner === 0 ? 1 : 0);

function playedAgain(row: GameRow, declared: readonly Map<string, number>[]): State {
  const rules = rulesOf(row);
  if (row.record === null) throw new Error(`game ${row.id} has no record`);
  const record = parseRecord(row.record, () => rules);
  return replay(record, rules, (s: State, choice: Choice) => {
    const parts = choiceParts(choice);
    if (parts.type !== 'action' || kindToAct(s) !== 'chance') return;
    const id = rules.actions[parts.action]?.id;
    const counts = declared[seatToAct(s)];
    if (id !== undefined) counts?.set(id, (counts.get(id) ?? 0) + 1);
  });
}
