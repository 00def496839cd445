import { fill, type Text } from '@blackpoker/engine';

/** A text with its places filled, in both languages. */
export const filledText = (text: Text, params: Readonly<Record<string, string | number>>): Text => ({
  ja: fill(text, 'ja', params),
  en: fill(text, 'en', params),
});
