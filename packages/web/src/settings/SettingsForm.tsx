/** Everything that can be set. It takes effect at once; the table shows it in a sheet, too. */
import { DataSection } from './DataSection.tsx';
import { KeyboardSection } from './KeyboardSection.tsx';
import { LooksSection } from './LooksSection.tsx';
import { PlayingSection } from './PlayingSection.tsx';
import { TextSection } from './TextSection.tsx';
import './settings.css';

export function SettingsForm() {
  return (
    <div className="settings">
      <LooksSection />
      <PlayingSection />
      <KeyboardSection />
      <TextSection />
      <DataSection />
    </div>
  );
}
