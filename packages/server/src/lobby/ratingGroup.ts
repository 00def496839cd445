/**
 * Ratings are kept by edition and format, such as `8.0/lite`: the same cards and actions. Frames and options of a regulation change how a
 * game starts, not what a player has to know, so their games count together.
 */
import { REGULATIONS } from '@blackpoker/engine';

export const ratingGroupOf = (regulation: string): string => regulation.split('/', 2).join('/');

/** All that there are, in the order of the editions. */
export const RATING_GROUPS: readonly string[] = [
  ...new Set(REGULATIONS.map(({ edition, format }) => `${edition}/${format}`)),
];

export const isRatingGroup = (text: string): boolean => RATING_GROUPS.includes(text);
