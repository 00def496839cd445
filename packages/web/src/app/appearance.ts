/** Puts the settings that style sheets and assistive technology read onto the document. */
import { useLayoutEffect } from 'react';
import { MOVEMENT, type Settings, useSettings } from './settings.ts';

type Appearance = Pick<Settings, 'lang' | 'theme' | 'felt' | 'palette' | 'cardSize' | 'pace'>;

/** Also before the first picture, so that no other theme is seen. */
export function showAppearance({ lang, theme, felt, palette, cardSize, pace }: Appearance): void {
  const { documentElement: html } = document;
  html.lang = lang;
  Object.assign(html.dataset, { theme, felt, palette, cardSize, still: String(pace === 'off') });
  html.style.setProperty('--pace', String(MOVEMENT[pace]));
}

export function useAppearance(): void {
  const { lang, theme, felt, palette, cardSize, pace } = useSettings();
  useLayoutEffect(
    () => showAppearance({ lang, theme, felt, palette, cardSize, pace }),
    [lang, theme, felt, palette, cardSize, pace],
  );
}
