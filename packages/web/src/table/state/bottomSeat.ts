import { type Seat, SPECTATOR } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';

/** Whose side is at the bottom. */
export const bottomSeat = ({ viewer }: Pick<GameUpdate, 'viewer'>): Seat => (viewer === SPECTATOR ? 0 : viewer);
