/** How many games, in words. */
import { fill, type Lang, type Ruleset, winsOffered } from '@blackpoker/engine';
import { PLAY_WORDS } from './words.ts';

/** By how many wins take it: one game, or best of so many. */
export const seriesTitle = (wins: number, lang: Lang): string =>
  wins === 1 ? PLAY_WORDS.single[lang] : fill(PLAY_WORDS.bestOf, lang, { n: 2 * wins - 1 });

/** What that means. */
export const seriesNote = (wins: number, lang: Lang): string => fill(PLAY_WORDS.seriesNote, lang, { wins });

/** How many wins take a series of these rules, where somebody wants so many. */
export const winsIn = (rules: Ruleset, wanted: number): number =>
  winsOffered(rules).includes(wanted) ? wanted : rules.series.wins;
