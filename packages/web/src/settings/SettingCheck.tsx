/** One setting that is on or off. */
import type { Text } from '@blackpoker/engine';
import { useSay } from '../app/lang.ts';
import { changeSettings, type Settings, useSettings } from '../app/settings.ts';
import { Check } from '../kit/Check.tsx';

type CheckedName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

interface SettingCheckProps {
  readonly name: CheckedName;
  readonly label: Text;
  readonly note?: Text;
  readonly whyNot?: Text | undefined;
}

export function SettingCheck({ name, label, note, whyNot }: SettingCheckProps) {
  const say = useSay();
  const checked = useSettings((settings) => settings[name]);
  return (
    <Check
      label={say(label)}
      note={note && say(note)}
      whyNot={whyNot && say(whyNot)}
      checked={checked}
      onChange={(now) => changeSettings({ [name]: now })}
    />
  );
}
