import type { Review } from '@blackpoker/bots';
import { SPECTATOR, type Viewer } from '@blackpoker/engine';

const MOST = 3;

/** The largest swings as this person saw them; of two at one device those of both. */
export const ownSwings = ({ swings }: Pick<Review, 'swings'>, viewer: Viewer): Review['swings'] =>
  swings.filter(({ seat }) => viewer === SPECTATOR || seat === viewer).slice(0, MOST);
