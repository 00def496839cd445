/** The keys of the table: on or off, and each of them another one. */
import { useState } from 'react';
import { type Say, useSay } from '../app/lang.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { DIGITS, DIGITS_DO, TABLE_KEY_NAMES, TABLE_KEYS, type TableKey } from '../table/keys.ts';
import { KeyButton } from './KeyButton.tsx';
import type { NewKey } from './newKey.ts';
import { SettingCheck } from './SettingCheck.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SETTINGS_WORDS } from './words.ts';

export function KeyboardSection() {
  const say = useSay();
  const on = useSettings(({ shortcuts }) => shortcuts);
  return (
    <SettingsSection title={say(SETTINGS_WORDS.keyboard)}>
      <SettingCheck name="shortcuts" label={SETTINGS_WORDS.shortcuts} note={SETTINGS_WORDS.shortcutsNote} />
      {on && (
        <details className="settings-key-list">
          <summary>{say(SETTINGS_WORDS.keys)}</summary>
          <KeyList />
        </details>
      )}
    </SettingsSection>
  );
}

function KeyList() {
  const say = useSay();
  const keys = useSettings((settings) => settings.keys);
  const [asked, setAsked] = useState<TableKey>();
  const [problem, setProblem] = useState('');
  const ask = (name: TableKey | undefined) => {
    setAsked(name);
    setProblem('');
  };
  const hear = (heard: NewKey) => {
    if (heard.outcome === 'set') changeSettings({ keys: heard.keys });
    if (heard.outcome === 'set' || heard.outcome === 'left') ask(undefined);
    else setProblem(problemText(heard, say));
  };
  return (
    <>
      <p role="status" className="settings-problem">
        {problem}
      </p>
      <ul className="settings-keys">
        {TABLE_KEY_NAMES.map((name) => (
          <li key={name}>
            <span aria-hidden="true">{say(TABLE_KEYS[name].does)}</span>
            <KeyButton name={name} asked={asked === name} onAsk={ask} onHear={hear} />
          </li>
        ))}
        <li>
          <span>{say(DIGITS_DO)}</span>
          <kbd>{say(DIGITS)}</kbd>
        </li>
      </ul>
      {Object.keys(keys).length > 0 && (
        <button type="button" className="button" onClick={() => changeSettings({ keys: {} })}>
          {say(SETTINGS_WORDS.keysUsual)}
        </button>
      )}
    </>
  );
}

function problemText(heard: NewKey, say: Say): string {
  if (heard.outcome === 'reserved') return say(SETTINGS_WORDS.keyReserved, { key: heard.key });
  if (heard.outcome !== 'taken') return '';
  return say(SETTINGS_WORDS.keyTaken, { key: heard.key, what: say(TABLE_KEYS[heard.by].does) });
}
