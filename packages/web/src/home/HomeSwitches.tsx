/** Language and theme, in reach of the thumb. */
import { useLang, useSay } from '../app/lang.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { Icon } from '../kit/Icon.tsx';
import { HOME_WORDS } from './words.ts';

export function HomeSwitches() {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}

function LanguageSwitch() {
  const other = useLang() === 'ja' ? 'en' : 'ja';
  const say = useSay();
  return (
    <button type="button" className="button quiet" lang={other} onClick={() => changeSettings({ lang: other })}>
      <Icon name="language" />
      {say(HOME_WORDS.otherLanguage)}
    </button>
  );
}

function ThemeSwitch() {
  const theme = useSettings((settings) => settings.theme);
  const say = useSay();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={say(dark ? HOME_WORDS.lighter : HOME_WORDS.darker)}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name="theme" />
    </button>
  );
}
