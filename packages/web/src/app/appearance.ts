/** Puts the settings that style sheets and assistive technology read onto the document. */
import { useLayoutEffect } from 'react';
import { type Settings, useSettings } from './settings.ts';

type Appearance = Pick<Settings, 'lang' | 'theme' | 'felt' | 'palette' | 'cardSize' | 'speed'>;

/** Also before the first picture, so that no other theme is seen. */
export function showAppearance({ lang, theme, felt, palette, cardSize, speed }: Appearance): void {
  const { documentElement: html } = document;
  html.lang = lang;
  Object.assign(html.dataset, { theme, felt, palette, cardSize, still: String(speed === 0) });
  html.style.setProperty('--pace', String(speed));
}

export function useAppearance(): void {
  const { lang, theme, felt, palette, cardSize, speed } = useSettings();
  useLayoutEffect(
    () => showAppearance({ lang, theme, felt, palette, cardSize, speed }),
    [lang, theme, felt, palette, cardSize, speed],
  );
}
