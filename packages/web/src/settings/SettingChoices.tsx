/** One setting with a few values, as a row of radio buttons. */
import type { Text } from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { useSay } from '../app/lang.ts';
import { changeSettings, type Settings, useSettings } from '../app/settings.ts';
import { Choices } from '../kit/Choices.tsx';

type ChosenName = {
  [Name in keyof Settings]: Settings[Name] extends string | number ? Name : never;
}[keyof Settings];

interface SettingChoicesProps<Name extends ChosenName> {
  readonly name: Name;
  readonly legend: Text;
  readonly values: readonly Settings[Name][];
  readonly words: Readonly<Record<Settings[Name], Text | string>>;
  readonly children?: ReactNode;
}

export function SettingChoices<Name extends ChosenName>(props: SettingChoicesProps<Name>) {
  const { name, legend, values, words, children } = props;
  const say = useSay();
  const value = useSettings((settings) => settings[name]);
  const label = (word: Text | string): string => (typeof word === 'string' ? word : say(word));
  return (
    <Choices
      legend={say(legend)}
      options={values.map((each) => ({ value: each, label: label(words[each]) }))}
      value={value}
      onChange={(chosen) => changeSettings({ [name]: chosen })}
    >
      {children}
    </Choices>
  );
}
