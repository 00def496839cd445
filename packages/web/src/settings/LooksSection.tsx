import { useSay } from '../app/lang.ts';
import { CARD_SIZES, FELTS, LANGUAGES, PACES, PALETTES, THEMES } from '../app/settings.ts';
import { CardPreview } from './CardPreview.tsx';
import { SettingChoices } from './SettingChoices.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import {
  CARD_SIZE_WORDS,
  FELT_WORDS,
  LANGUAGE_NAMES,
  PACE_WORDS,
  PALETTE_WORDS,
  SETTINGS_WORDS,
  THEME_WORDS,
} from './words.ts';

export function LooksSection() {
  const say = useSay();
  return (
    <SettingsSection title={say(SETTINGS_WORDS.looks)}>
      <CardPreview />
      <SettingChoices name="lang" legend={SETTINGS_WORDS.language} values={LANGUAGES} words={LANGUAGE_NAMES} />
      <SettingChoices name="theme" legend={SETTINGS_WORDS.theme} values={THEMES} words={THEME_WORDS} />
      <SettingChoices name="felt" legend={SETTINGS_WORDS.felt} values={FELTS} words={FELT_WORDS} />
      <SettingChoices name="palette" legend={SETTINGS_WORDS.palette} values={PALETTES} words={PALETTE_WORDS} />
      <SettingChoices name="cardSize" legend={SETTINGS_WORDS.cardSize} values={CARD_SIZES} words={CARD_SIZE_WORDS} />
      <SettingChoices name="pace" legend={SETTINGS_WORDS.pace} values={PACES} words={PACE_WORDS} />
    </SettingsSection>
  );
}
