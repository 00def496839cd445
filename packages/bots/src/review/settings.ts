import { FULL, type SearchSettings } from '../search/settings.ts';

/** How a review thinks about one decision: more worlds than a player needs, since a loss is judged by how it differs between them. */
export const REVIEWING: SearchSettings = { ...FULL, iterations: 1000, worlds: 64 };
