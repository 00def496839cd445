/** Between facts in one line. No line begins with it. */
import type { Lang } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';

/** Where the language is not known. */
export const POINT = '\u00a0・ ';

export const pointIn = (lang: Lang): string => (lang === 'ja' ? POINT : '\u00a0· ');
export const usePoint = (): string => pointIn(useLang());
