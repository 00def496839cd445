/** Between facts in one line. No line begins with it. */
import type { Lang } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';

export const pointIn = (lang: Lang): string => (lang === 'ja' ? '\u00a0・ ' : '\u00a0· ');
export const usePoint = (): string => pointIn(useLang());
