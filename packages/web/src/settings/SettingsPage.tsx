import { useSay } from '../app/lang.ts';
import { Page } from '../kit/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SETTINGS_WORDS } from './words.ts';

export default function SettingsPage() {
  const say = useSay();
  return (
    <Page title={say(SETTINGS_WORDS.title)} narrow>
      <SettingsForm />
    </Page>
  );
}
