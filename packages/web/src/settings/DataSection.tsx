/** What this browser keeps: to a file, or gone. */
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { resetSettings } from '../app/settings.ts';
import { ConfirmSheet } from '../kit/ConfirmSheet.tsx';
import { Icon } from '../kit/Icon.tsx';
import { eraseAll, saveToFile } from './keptData.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SETTINGS_WORDS } from './words.ts';

export function DataSection() {
  const say = useSay();
  const [erasing, setErasing] = useState(false);
  return (
    <SettingsSection title={say(SETTINGS_WORDS.data)}>
      <p className="settings-note">{say(SETTINGS_WORDS.dataNote)}</p>
      <div className="settings-buttons">
        <SaveButton />
        <button type="button" className="button" onClick={resetSettings}>
          <Icon name="undo" />
          {say(SETTINGS_WORDS.reset)}
        </button>
        <button type="button" className="button danger" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          <Icon name="remove" />
          {say(SETTINGS_WORDS.erase)}
        </button>
      </div>
      <p className="settings-note">{say(SETTINGS_WORDS.version, { build: __BUILD__ })}</p>
      {erasing && (
        <ConfirmSheet
          title={say(SETTINGS_WORDS.erase)}
          text={say(SETTINGS_WORDS.eraseAsk)}
          confirm={say(SETTINGS_WORDS.eraseDo)}
          onConfirm={() => void eraseAll().finally(() => location.assign('/'))}
          onCancel={() => setErasing(false)}
        />
      )}
    </SettingsSection>
  );
}

function SaveButton() {
  const say = useSay();
  const [outcome, setOutcome] = useState<'saved' | 'saveFailed'>();
  const save = () =>
    saveToFile().then(
      () => setOutcome('saved'),
      () => setOutcome('saveFailed'),
    );
  return (
    <>
      <button type="button" className="button" onClick={save}>
        <Icon name="save" />
        {say(SETTINGS_WORDS.save)}
      </button>
      <p role="status" className="settings-outcome">
        {outcome && say(SETTINGS_WORDS[outcome])}
      </p>
    </>
  );
}
