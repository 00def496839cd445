import type { Lang } from '@blackpoker/engine';

/** What is said beside, to be put after a text. */
export const inBrackets = (text: string, lang: Lang): string => (lang === 'ja' ? `（${text}）` : ` (${text})`);
