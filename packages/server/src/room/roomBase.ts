/** What a room begins with: its row, read once. */
import type { GameSetup } from '@blackpoker/host';
import type { Terms } from '@blackpoker/protocol';
import { type GameRow, setupOf, termsOf } from '../lobby/gameRow.ts';

export interface RoomBase {
  readonly game: string;
  readonly setup: GameSetup;
  readonly terms: Terms;
  readonly startedAt: number;
}

/** Only of a game that has begun. */
export const roomBase = (row: GameRow): RoomBase => ({
  game: row.id,
  setup: setupOf(row),
  terms: termsOf(row),
  startedAt: row.started_at ?? row.created_at,
});
