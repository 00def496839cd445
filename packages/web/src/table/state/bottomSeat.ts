import { type Seat, SPECTATOR } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';

/** Whose side is at the bottom. */
export const bottomSeat = ({ viewer }: Pick<GameUpdate, 'viewer'>): Seat => (viewer === SPECTATOR ? 0 : viewer);

/** As the players sit, the far side first. */
export const fromAbove = <Item>([a, b]: readonly [Item, Item], bottom: Seat): readonly [Item, Item] =>
  bottom === 0 ? [b, a] : [a, b];
