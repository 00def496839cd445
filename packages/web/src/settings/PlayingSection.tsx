import { PASSING_MODE_WORDS } from '@blackpoker/bots';
import { useSay } from '../app/lang.ts';
import { CONFIRM_LEVELS, PASSING_CHOICES, useSettings } from '../app/settings.ts';
import { SettingCheck } from './SettingCheck.tsx';
import { SettingChoices } from './SettingChoices.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { CONFIRM_NOTES, CONFIRM_WORDS, SETTINGS_WORDS } from './words.ts';

export function PlayingSection() {
  const say = useSay();
  return (
    <SettingsSection title={say(SETTINGS_WORDS.play)}>
      <PassingField />
      <ConfirmField />
      <div>
        <SettingCheck name="peek" label={SETTINGS_WORDS.peek} note={SETTINGS_WORDS.peekNote} />
        <SettingCheck name="sound" label={SETTINGS_WORDS.sound} note={SETTINGS_WORDS.soundNote} />
      </div>
    </SettingsSection>
  );
}

function PassingField() {
  const say = useSay();
  const smart = useSettings(({ passing }) => passing === 'smart');
  const whyNot = smart ? undefined : SETTINGS_WORDS.stopsAnyway;
  return (
    <SettingChoices name="passing" legend={SETTINGS_WORDS.passing} values={PASSING_CHOICES} words={PASSING_MODE_WORDS}>
      <p className="settings-note">{say(smart ? SETTINGS_WORDS.passingSmart : SETTINGS_WORDS.passingAsk)}</p>
      <SettingCheck name="stopAtAttack" label={SETTINGS_WORDS.stopAtAttack} whyNot={whyNot} />
      <SettingCheck name="stopAtDraw" label={SETTINGS_WORDS.stopAtDraw} whyNot={whyNot} />
    </SettingChoices>
  );
}

function ConfirmField() {
  const say = useSay();
  const level = useSettings(({ confirm }) => confirm);
  return (
    <SettingChoices name="confirm" legend={SETTINGS_WORDS.confirm} values={CONFIRM_LEVELS} words={CONFIRM_WORDS}>
      <p className="settings-note">{say(CONFIRM_NOTES[level])}</p>
      <p className="settings-note">{say(SETTINGS_WORDS.confirmNote)}</p>
    </SettingChoices>
  );
}
