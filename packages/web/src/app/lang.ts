/** The language of the app, and sentences in it. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import { useSettings } from './settings.ts';

export const useLang = (): Lang => useSettings(({ lang }) => lang);

export type Say = (text: Text, params?: Readonly<Record<string, string | number>>, plural?: boolean) => string;

/** `const say = useSay()`, then `say(WORDS.playNow)`: every folder keeps its sentences in a `words.ts` of its own. */
export function useSay(): Say {
  const lang = useLang();
  return (text, params, plural) => fill(text, lang, params, plural);
}
