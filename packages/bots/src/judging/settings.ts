import { FULL, type SearchSettings } from '../search/settings.ts';

/** How a position is judged: in more worlds than a player needs, since a loss is judged by how it differs between them. */
export const JUDGING: SearchSettings = { ...FULL, iterations: 2000, worlds: 64 };
