/** Markup whose text cannot be forgotten to escape: what goes into a template is text unless it is markup already. */
import { fill, LANGS, type Lang, type Text } from '@blackpoker/engine';

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

function written(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escaped(String(value));
}

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.map((part, i) => part + (i < values.length ? written(values[i] ?? '') : '')).join(''));
}

export const NO_MARKUP = new Markup('');
export const all = (parts: readonly Markup[]): Markup => html`${parts}`;

/** Gaps of a sentence may be filled in both languages. */
export type Gaps = Readonly<Record<string, string | number | Text>>;

const inLang = (gaps: Gaps, lang: Lang): Record<string, string | number> =>
  Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, typeof gap === 'object' ? gap[lang] : gap]));

export const filled = (text: Text, gaps: Gaps): Text => ({
  ja: fill(text, 'ja', inLang(gaps, 'ja')),
  en: fill(text, 'en', inLang(gaps, 'en')),
});

/** In both languages; the page shows one. */
export function say(text: Text, gaps: Gaps = {}): Markup {
  const both = filled(text, gaps);
  return all(LANGS.map((lang) => html`<span class="${lang}" lang="${lang}">${both[lang]}</span>`));
}

/** The same for a drawing. `place`: attributes of its text. */
export function drawText(text: Text, place: Markup): Markup {
  return all(LANGS.map((lang) => html`<text class="${lang}" lang="${lang}" ${place}>${text[lang]}</text>`));
}
