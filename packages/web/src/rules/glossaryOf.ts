/** Which words of the glossary a text uses. */
import { GLOSSARY, type GlossaryEntry, type Lang } from '@blackpoker/engine';

const inEnglish = (term: string): RegExp =>
  new RegExp(`\\b${term.replace(/e$/, '')}(?:e|s|es|ed|d|n|ing|ies)?\\b`, 'i');

export function glossaryOf(text: string, lang: Lang): readonly GlossaryEntry[] {
  return GLOSSARY.filter(({ term }) => (lang === 'ja' ? text.includes(term.ja) : inEnglish(term.en).test(text)));
}
