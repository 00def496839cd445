import { useSay } from '../app/lang.ts';
import { SettingCheck } from './SettingCheck.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SETTINGS_WORDS } from './words.ts';

export function TextSection() {
  const say = useSay();
  return (
    <SettingsSection title={say(SETTINGS_WORDS.reading)}>
      <SettingCheck name="textMode" label={SETTINGS_WORDS.textMode} note={SETTINGS_WORDS.textModeNote} />
    </SettingsSection>
  );
}
